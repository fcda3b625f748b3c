package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.judge.SettingsException;

class DrillTest {

    @ParameterizedTest
    @EnumSource
    void a_drill_goes_from_one_solution_to_questions_about_its_twist(Drill drill) {
        assertThat(Drill.parsed(drill.id())).isEqualTo(drill);
        assertThat(drill.twist().isCore()).isFalse();
        assertThat(drill.stages()).extracting(Stage::title).doesNotHaveDuplicates().containsExactly("one solution",
                "all solutions", "count only", "questions", drill.twist().title(), "questions about the twist");
        assertThat(drill.stages().get(4)).isEqualTo(new Stage.Coding(drill.twist()));
        assertThat(questions(drill, 3)).hasSize(5);
        assertThat(questions(drill, 5)).hasSizeBetween(3, 5).allSatisfy(question -> {
            assertThat(question.text()).isASCII().endsWith("?").hasSizeLessThan(100);
            assertThat(question.answer()).as("fits a screen").isASCII().hasSizeBetween(100, 1200).endsWith(".");
        });
    }

    @Test
    void an_unknown_name_is_one_line_with_the_names() {
        assertThatThrownBy(() -> Drill.parsed("Torus")).isInstanceOf(SettingsException.class).hasMessage(
                "-Ddrill=Torus: no such drill; there are blocked, given, symmetry, first, torus, completion");
    }

    @Test
    void drills_differ_in_their_last_questions() {
        assertThat(questions(Drill.BLOCKED, 3)).isEqualTo(questions(Drill.TORUS, 3));
        assertThat(questions(Drill.BLOCKED, 5)).isNotEqualTo(questions(Drill.TORUS, 5));
        assertThat(questions(Drill.TORUS, 5).get(0).text()).isEqualTo("What did you have to change?");
    }

    @Test
    void a_question_is_a_heading_and_its_answer_what_stands_below() {
        assertThat(Question.parsed("# Title\n\nwords\n\n## One?\nFirst\nlong.\n\nSecond.\n\n## Two?\n\nYes.\n"))
                .containsExactly(new Question("One?", "First long.\n\nSecond."), new Question("Two?", "Yes."));
        assertThat(Question.parsed("## One?\nYes ## no.")).containsExactly(new Question("One?", "Yes ## no."));
        assertThat(Question.parsed("no question")).isEmpty();
    }

    private static List<Question> questions(Drill drill, int stage) {
        return ((Stage.Talking) drill.stages().get(stage)).questions();
    }
}
