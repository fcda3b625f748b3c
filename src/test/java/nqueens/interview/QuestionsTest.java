package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuestionsTest {

    @Test
    void a_question_is_a_heading_and_its_answer_what_stands_below() {
        assertThat(Questions.parsed("# Title\n\nwords\n\n## One?\nFirst\nlong.\n\nSecond.\n\n## Two?\n\nYes.\n"))
                .containsExactly(new Question("One?", "First long.\n\nSecond."), new Question("Two?", "Yes."));
        assertThat(Questions.parsed("## One?\nYes ## no.")).containsExactly(new Question("One?", "Yes ## no."));
        assertThat(Questions.parsed("no question")).isEmpty();
    }

    @Test
    void questions_are_read_from_their_file() {
        assertThat(Questions.of("torus")).first().extracting(Question::text).isEqualTo("What did you have to change?");
    }
}
