package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import nqueens.judge.Exercise;
import nqueens.judge.Verdict;

class GradeCommentTest {

    @Test
    void an_exercise_that_was_settled_as_a_whole_names_no_check() {
        assertThat(new GradeComment(SampleResults.exercises(SampleResults.settled(Exercise.BITMASK,
                Verdict.COMPILE_ERROR, "';' expected"))).line()).isEqualTo("bitmask 0/100 compile error");
    }

    @Test
    void an_exercise_of_one_check_names_it() {
        assertThat(new GradeComment(HostileResults.hidden()).line())
                .isEqualTo("bitmask 0/15 time limit exceeded in speed");
    }

    @Test
    void where_the_judge_failed_there_are_no_points() {
        assertThat(new GradeComment(HostileResults.notGraded()).line())
                .isEqualTo("not graded: the judge failed, not the submission; run it again");
    }
}
