package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

class DrillChoiceTest {

    @Test
    void whoever_has_not_practised_yet_draws_from_all() {
        assertThat(drawn(Stream.of())).isEqualTo(EnumSet.allOf(Drill.class));
    }

    @Test
    void what_was_never_practised_comes_first() {
        assertThat(drawn(Stream.of("2026-11-01 blocked", "2026-11-02 given", "2026-11-03 first")))
                .isEqualTo(EnumSet.of(Drill.SYMMETRY, Drill.TORUS, Drill.COMPLETION));
    }

    @Test
    void then_comes_what_was_practised_longest_ago() {
        assertThat(drawn(Stream.of("2026-11-01 blocked", "2026-11-03 given", "2026-11-03 first",
                "2026-11-03 symmetry", "2026-11-03 completion", "2026-11-01 torus", "2026-11-04 torus",
                "2026-10-01 a-drill-of-old"))).isEqualTo(EnumSet.of(Drill.BLOCKED));
        assertThat(drawn(Arrays.stream(Drill.values()).map(drill -> "2026-11-01 " + drill.id())))
                .isEqualTo(EnumSet.allOf(Drill.class));
    }

    private static Set<Drill> drawn(Stream<String> interviews) {
        List<InterviewRecord> records = interviews.map(text -> text.split(" "))
                .map(words -> new InterviewRecord(words[0], words[1], 45, 0, List.of(), Rubric.EMPTY)).toList();
        DrillChoice choice = new DrillChoice(new InterviewHistory(records), new Random(20_261_121));
        Set<Drill> drawn = EnumSet.noneOf(Drill.class);
        for (int i = 0; i < 200; i++) {
            drawn.add(choice.next());
        }
        return drawn;
    }
}
