package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class TalkTest {

    private static final Pattern FILE = Pattern.compile("`((?:src|solutions|figures)/[^`]+)`");

    @ParameterizedTest
    @FieldSource("nqueens.interview.Talk#BANK")
    void a_talk_is_the_only_one_of_its_name_and_names_files_that_are_there(Talk talk) {
        assertThat(Talk.of(talk.topic(), talk.question())).isSameAs(talk);
        assertThat(FILE.matcher(talk.source()).results().map(file -> Path.of(file.group(1))))
                .allSatisfy(file -> assertThat(file).exists());
    }

    @Test
    void talks_are_drawn_that_were_asked_least_and_are_as_hard_as_may_be() {
        List<String> easy = Talk.BANK.stream().filter(talk -> talk.topic().equals("any") && talk.level() == 1)
                .map(Talk::question).toList();
        Random random = new Random(1);
        assertThat(Talk.drawn("any", 1, 99, List.of(), random)).containsExactlyInAnyOrderElementsOf(easy);
        assertThat(Talk.drawn("any", 1, 1, easy.subList(1, easy.size()), random)).containsExactly(easy.get(0));
        assertThat(Talk.of("any", Talk.drawn("any", 3, 1, List.of(), random).get(0)).level()).isEqualTo(3);
    }
}
