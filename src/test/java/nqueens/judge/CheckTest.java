package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class CheckTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            SMALL_BOARDS     | small-boards     | n = 1 to 4: the exact solutions                 | 10
            VALID_PLACEMENTS | valid-placements | every placement is a solution, n up to 8        | 15
            COMPLETE         | complete         | all the solutions, none twice, n up to 8        | 20
            COUNT            | count            | count(n) is right, n up to 10                   | 15
            ROBUST           | robust           | bad n; nothing is shared or kept between calls  | 15
            APPROACH         | approach         | the representation asked for, and no table      | 10
            SPEED            | speed            | a larger n within the time limit                | 15
            """)
    void a_check_has_an_id_a_title_and_points(Check check, String id, String title, int points) {
        assertThat(check.id()).isEqualTo(id);
        assertThat(check.title()).isEqualTo(title);
        assertThat(check.points()).isEqualTo(points);
    }

    @ParameterizedTest
    @EnumSource
    void a_title_has_at_most_50_characters(Check check) {
        assertThat(check.title()).hasSizeLessThanOrEqualTo(50);
    }

    @Test
    void an_exercise_is_worth_100_points() {
        assertThat(Check.maxPoints()).isEqualTo(100);
    }
}
