package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

class TalkTest {

    private static final Random RANDOM = new Random(20_261_122);

    private static final String SENTENCE_END = "(?<=[.?!]) (?=[A-Z0-9`])";
    private static final Pattern FILE = Pattern.compile("`((?:src|solutions|figures)/[^`]+)`");

    @Test
    void each_talk_has_an_answer_of_three_sentences_a_source_and_what_comes_next() {
        assertThat(Talk.BANK).extracting(Talk::topic, Talk::question).doesNotHaveDuplicates();
        assertThat(Talk.BANK).allSatisfy(talk -> {
            assertThat(talk.level()).isBetween(1, 3);
            assertThat(talk.question()).isASCII().endsWith("?");
            assertThat(talk.answer()).isASCII().endsWith(".").doesNotContain("\n").hasSizeBetween(100, 500);
            assertThat(talk.answer().split(SENTENCE_END)).hasSize(3)
                    .allSatisfy(sentence -> assertThat(sentence.split(" ")).hasSizeLessThan(43));
            assertThat(talk.answer()).doesNotContain(";");
            assertThat(talk.source()).containsPattern("[A-Za-z].*[0-9`]|LeetCode").doesNotContain("\n", "none");
            assertThat(talk.next()).matches("[A-Z].*[?.] \\([A-Z0-9`].*[.?]\\)");
        });
    }

    @Test
    void a_file_that_a_talk_names_as_its_source_is_there() {
        assertThat(Talk.BANK.stream().flatMap(talk -> FILE.matcher(talk.source()).results())
                .map(file -> Path.of(file.group(1)))).isNotEmpty().allSatisfy(file -> assertThat(file).exists());
    }

    @Test
    void a_topic_is_a_heading_and_a_talk_has_a_level() {
        assertThat(Talk.parsed("# any\n\n## 2: One?\nFirst\nlong.\nSource: me\nNext: Two? (Yes,\nindeed.)\n"))
                .containsExactly(new Talk("any", 2, "One?", "First long.", "me", "Two? (Yes, indeed.)"));
    }

    @Test
    void talks_are_drawn_that_were_asked_least_and_are_not_too_hard() {
        List<Talk> easy = Talk.BANK.stream().filter(talk -> talk.topic().equals("any") && talk.level() == 1).toList();
        assertThat(IntStream.range(0, 50).mapToObj(round -> Talk.drawn("any", 1, 2, List.of(), RANDOM))
                .flatMap(List::stream).collect(Collectors.toSet()))
                .containsExactlyInAnyOrderElementsOf(easy.stream().map(Talk::question).toList());
        List<String> asked = easy.stream().skip(1).map(Talk::question).toList();
        assertThat(Talk.drawn("any", 1, 1, asked, RANDOM)).containsExactly(easy.get(0).question());
        assertThat(Talk.of("any", Talk.drawn("any", 3, 1, List.of(), RANDOM).get(0)).level()).isEqualTo(3);
    }

    @Test
    void a_question_of_several_topics_has_the_answer_of_its_own() {
        assertThat(Talk.BANK).allSatisfy(talk -> assertThat(Talk.of(talk.topic(), talk.question())).isEqualTo(talk));
    }

    @Test
    void other_topics_keep_their_order_and_an_unknown_question_has_no_answer() {
        assertThat(Talk.drawn("read-half", 3, 9, List.of(), RANDOM)).hasSize(3)
                .first().isEqualTo("What does it return for n = 4, and for n = 5?");
        assertThat(Talk.of("any", "Why?")).isEqualTo(new Talk("any", 1, "Why?", "", "", ""));
    }
}
