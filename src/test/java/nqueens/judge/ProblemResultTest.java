package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

import nqueens.problem.Verdict;

class ProblemResultTest {

    @Test
    void costs_notes_and_checks_are_copies() {
        List<Cost> costs = new ArrayList<>(List.of(new Cost("count(4)", 4, 5)));
        List<String> notes = new ArrayList<>(List.of("read so"));
        List<CheckResult> checks = new ArrayList<>(List.of(check("a", Verdict.ACCEPTED)));
        ProblemResult result =
                new ProblemResult("board2d", Verdict.ACCEPTED, 1, 1, true, 0.5, "sha256:1", costs, notes, null, checks);
        costs.clear();
        notes.clear();
        checks.clear();

        assertThat(result.cost()).containsExactly(new Cost("count(4)", 4, 5)).isUnmodifiable();
        assertThat(result.notes()).containsExactly("read so").isUnmodifiable();
        assertThat(result.checks()).hasSize(1).isUnmodifiable();
    }

    @Test
    void results_of_an_earlier_judge_have_neither_costs_nor_notes_and_are_graded() {
        ProblemResult earlier = new ProblemResult("board2d", Verdict.ACCEPTED, 1, 1, null, 0.5, null, null, null,
                null, List.of());
        assertThat(earlier).isEqualTo(new ProblemResult("board2d", Verdict.ACCEPTED, 1, 1, 0.5, List.of()));
        assertThat(earlier.isGraded()).isTrue();
        assertThat(graded(true, Verdict.ACCEPTED).isGraded()).isTrue();
        assertThat(graded(false, Verdict.ACCEPTED).isGraded()).isFalse();
    }

    @Test
    void the_first_check_with_the_verdict_of_the_problem_decides_it() {
        CheckResult wrong = check("wrong", Verdict.WRONG_ANSWER);
        CheckResult failed = check("failed", Verdict.JUDGE_ERROR);
        CheckResult accepted = check("accepted", Verdict.ACCEPTED);
        assertThat(graded(null, Verdict.WRONG_ANSWER, accepted, wrong, check("later", Verdict.WRONG_ANSWER))
                .deciding()).contains(wrong);
        assertThat(graded(null, Verdict.JUDGE_ERROR, wrong, failed).deciding()).contains(failed);
        assertThat(graded(null, Verdict.ACCEPTED, accepted).deciding()).isEmpty();
    }

    @Test
    void all_checks_may_tell_the_same() {
        CheckResult wrong = check("a", Verdict.WRONG_ANSWER);
        CheckResult other = new CheckResult("b", "title", Verdict.WRONG_ANSWER, 0, 1, "other", null, null, null,
                false);
        assertThat(uniform(wrong, check("b", Verdict.WRONG_ANSWER))).isTrue();
        assertThat(uniform(wrong, other)).isFalse();
        assertThat(uniform(wrong, check("b", Verdict.ACCEPTED))).isFalse();
        assertThat(uniform()).isFalse();
    }

    private static boolean uniform(CheckResult... checks) {
        return graded(null, Verdict.WRONG_ANSWER, checks).isUniform();
    }

    private static ProblemResult graded(Boolean graded, Verdict verdict, CheckResult... checks) {
        return new ProblemResult("board2d", verdict, 1, 1, graded, 0, null, List.of(), List.of(), null,
                List.of(checks));
    }

    private static CheckResult check(String id, Verdict verdict) {
        return new CheckResult(id, "title", verdict, 0, 1, "", null, null, null, false);
    }
}
