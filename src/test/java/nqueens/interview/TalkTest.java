package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class TalkTest {

    private static final Pattern FILE = Pattern.compile("`((?:src|solutions|figures|docs)/[^`]+)`");

    @ParameterizedTest
    @FieldSource("nqueens.interview.Talk#BANK")
    void a_talk_is_the_only_one_of_its_question_and_names_files_that_are_there(Talk talk) {
        assertThat(Talk.of(talk.question())).isSameAs(talk);
        assertThat(talk.source()).isNotEmpty();
        assertThat(talk.next()).isNotEmpty().allMatch(next -> next.matches(".*[?.] \\(.*\\)"));
        assertThat(FILE.matcher(talk.source()).results().map(file -> Path.of(file.group(1))))
                .allSatisfy(file -> assertThat(file).exists());
    }

    @Test
    void talks_are_drawn_that_were_asked_least_and_are_as_hard_as_may_be() {
        List<String> easy = Talk.BANK.stream().filter(talk -> talk.topic().equals("any") && talk.level() == 1)
                .map(Talk::question).toList();
        Random random = new Random(1);
        assertThat(Talk.drawn(List.of("any"), 1, easy.subList(1, easy.size()), random)).containsExactly(easy.get(0));
        assertThat(Talk.of(Talk.drawn(List.of("any"), 3, List.of(), random).get(0)).level()).isEqualTo(3);
    }

    @Test
    void each_opening_ends_with_what_it_costs_and_another_question() {
        Random random = new Random(1);
        for (Drill drill : Drill.ALL) {
            for (int i = 0; drill.hasOpening() && i < 200; i++) {
                List<String> drawn = Talk.drawn(drill.stages(false).get(1).topics(), drill.level(), List.of(), random);
                assertThat(drawn).hasSize(2).doesNotHaveDuplicates();
                assertThat(Talk.of(drawn.get(0)).isCost()).isTrue();
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"2, 4 | '2, 4' | true", "2 4 | '2, 4' | true", "2 and then 4 | '2, 4' | false",
        "'2,4\nthe field counts on' | '2, 4' | true", "2, 2 | '2, 4' | false", "[[],[]] | '[[], []]' | true",
        "[[]] | '[[], []]' | false", "'' | '2, 4' | false"})
    void the_first_line_of_a_prediction_is_compared_however_it_is_spaced(String answer, String expected,
            boolean isRight) {
        assertThat(new Talk("", 1, "", "", expected, "", List.of()).isRight(answer)).isEqualTo(isRight);
    }
}
