package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathSegmentTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "alice-1_2.b~       | alice-1_2.b~",
        "bob smith          | bob%20smith",
        "#1                 | %231",
        "a?b=c&d            | a%3Fb%3Dc%26d",
        "50%                | 50%25",
        "100%20             | 100%2520",
        "o'neil \"x\" | o%27neil%20%22x%22",
        "javascript:alert(1) | javascript%3Aalert%281%29",
        "a/b\\c             | a%2Fb%5Cc",
        "Zo\u00eb           | Zo%C3%AB",
        "\u738b\u5c0f\u660e | %E7%8E%8B%E5%B0%8F%E6%98%8E",
        "\ud83d\udc51       | %F0%9F%91%91",
        "a+b;c@d            | a%2Bb%3Bc%40d"})
    void a_name_is_one_segment_of_a_path(String name, String encoded) {
        assertThat(PathSegment.encoded(name)).isEqualTo(encoded);
    }
}
