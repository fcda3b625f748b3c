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
    void talks_are_drawn_that_were_asked_least_and_are_not_too_hard() {
        List<String> easy = Talk.BANK.stream().filter(talk -> talk.topic().equals("any") && talk.level() == 1)
                .map(Talk::question).toList();
        assertThat(Talk.drawn("any", 1, easy.subList(1, easy.size()), new Random(1))).isEqualTo(easy.get(0));
    }

    @ParameterizedTest
    @FieldSource("nqueens.interview.Drill#ALL")
    void each_opening_is_followed_by_what_it_costs_and_then_by_another_question(Drill drill) {
        List<String> topics = drill.stages().stream().map(DrillStage::topic).toList();
        assertThat(topics.indexOf("any")).isPositive();
        if (!topics.contains("mend") && topics.get(0).isEmpty()) {
            assertThat(topics).startsWith("", "cost", "any", "");
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
