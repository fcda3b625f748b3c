package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineDifferenceTest {

    @ParameterizedTest
    @CsvSource({"abc, abc, ' a b c'", "abc, axc, ' a-b+x c'", "abc, ac, ' a-b c'", "ac, abc, ' a+b c'",
        "'', ab, +a+b", "ab, '', -a-b", "abcd, bcda, '-a b c d+a'"})
    void lines_that_both_have_stay_and_the_others_have_a_sign(String before, String after, String lines) {
        assertThat(LineDifference.between(lines(before), lines(after)).stream()
                .map(line -> line.sign() + line.line()).collect(Collectors.joining())).isEqualTo(lines);
    }

    private static String lines(String letters) {
        return letters.replaceAll("(?<=.)(?=.)", "\n");
    }
}
