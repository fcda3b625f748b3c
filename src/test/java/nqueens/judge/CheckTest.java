package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class CheckTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            SMALL_BOARDS     | small-boards     | n = 1 to 4: the exact solutions
            VALID_PLACEMENTS | valid-placements | every placement is a solution, n up to 8
            COMPLETE         | complete         | all the solutions, none twice, n up to 8
            COUNT            | count            | count(n) is right, n up to 10
            ROBUST           | robust           | bad n; nothing is shared or kept between calls
            APPROACH         | approach         | the representation asked for, and no table
            SPEED            | speed            | a larger n within the time limit
            """)
    void a_check_has_an_id_and_a_title(Check check, String id, String title) {
        assertThat(check.id()).isEqualTo(id);
        assertThat(check.title()).isEqualTo(title);
    }

    @ParameterizedTest
    @EnumSource
    void a_title_has_at_most_50_characters(Check check) {
        assertThat(check.title()).hasSizeLessThanOrEqualTo(50);
    }
}
