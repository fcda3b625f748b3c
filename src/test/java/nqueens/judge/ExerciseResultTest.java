package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

class ExerciseResultTest {

    @Test
    void the_timings_are_a_copy() {
        List<Timing> timings = new ArrayList<>(List.of(new Timing(4, 0.5)));
        ExerciseResult result = new ExerciseResult(
                "board2d", Verdict.ACCEPTED, 1, 1, 0.5, timings, List.of(), List.of());
        timings.clear();

        assertThat(result.timings()).containsExactly(new Timing(4, 0.5));
    }

    @Test
    void the_notes_are_a_copy() {
        List<String> notes = new ArrayList<>(List.of("read so"));
        ExerciseResult result = new ExerciseResult(
                "board2d", Verdict.ACCEPTED, 1, 1, 0.5, List.of(), notes, List.of());
        notes.clear();

        assertThat(result.notes()).containsExactly("read so");
    }

    @Test
    void results_of_an_earlier_judge_have_neither_timings_nor_notes() {
        assertThat(new ExerciseResult("board2d", Verdict.ACCEPTED, 1, 1, 0.5, null, null, List.of()))
                .isEqualTo(new ExerciseResult("board2d", Verdict.ACCEPTED, 1, 1, 0.5, List.of()));
    }
}
