package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.judge.SettingsException;
import nqueens.problem.Problem;

class DrillTest {

    @ParameterizedTest
    @EnumSource
    void a_drill_is_called_by_its_twist(Drill drill) {
        assertThat(Drill.parsed(drill.id())).isEqualTo(drill);
        assertThat(drill.twist().place()).isEqualTo(Problem.Place.DRILL);
        assertThat(drill.stages().subList(0, 3)).doesNotContain(new Stage.Coding(drill.twist()));
    }

    @Test
    void an_unknown_name_is_one_line_with_the_names() {
        assertThatThrownBy(() -> Drill.parsed("Torus")).isInstanceOf(SettingsException.class).hasMessage(
                "-Ddrill=Torus: no such drill; there are blocked, given, symmetry, first, torus, completion");
    }

    @ParameterizedTest
    @EnumSource
    void a_drill_goes_from_one_solution_to_questions_about_its_twist(Drill drill) {
        assertThat(drill.stages()).extracting(Stage::title).containsExactly("one solution", "all solutions",
                "count only", "questions", drill.twist().title(), "questions about the twist");
        assertThat(drill.stages().get(4)).isEqualTo(new Stage.Coding(drill.twist()));
        assertThat(questions(drill, 3)).hasSize(5);
        assertThat(questions(drill, 5)).hasSizeBetween(3, 5);
    }

    @ParameterizedTest
    @EnumSource
    void each_question_has_an_answer_that_fits_a_screen(Drill drill) {
        assertThat(questions(drill, 5)).allSatisfy(question -> {
            assertThat(question.text()).isASCII().endsWith("?").hasSizeLessThan(100);
            assertThat(question.answer()).isASCII().hasSizeBetween(100, 1200).endsWith(".");
        });
    }

    @Test
    void drills_differ_in_their_last_questions() {
        assertThat(questions(Drill.BLOCKED, 3)).isEqualTo(questions(Drill.TORUS, 3));
        assertThat(questions(Drill.BLOCKED, 5)).isNotEqualTo(questions(Drill.TORUS, 5));
    }

    private static List<Question> questions(Drill drill, int stage) {
        return ((Stage.Talking) drill.stages().get(stage)).questions();
    }
}
