package nqueens.judge.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;

import org.junit.jupiter.api.Test;

import nqueens.judge.Made;
import nqueens.judge.Made.MadeCheck;
import nqueens.judge.result.CheckResult.ReportedFault;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Hint;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;

class ProblemResultTest {

    private static MadeCheck wrong(String id) {
        return Made.check(id).failing(Verdict.WRONG_ANSWER, "same");
    }

    private static ProblemResult result(MadeCheck... checks) {
        return Made.problem("board2d").with(checks).result();
    }

    @Test
    void a_problem_is_graded_unless_its_result_says_otherwise() {
        assertThat(Made.problem("board2d").result().isGraded()).isTrue();
        assertThat(Made.problem("board2d").ungraded().result().isGraded()).isFalse();
        ProblemResult today = new ProblemResult("board2d", Verdict.ACCEPTED, 1, 1, true, 0, null,
                List.of(new ProblemResult.Cost("count(4)", 4, 5)), List.of("a note"), null, null, List.of());
        assertThat(today.isGraded()).isTrue();
        assertThat(today.cost()).hasSize(1);
        assertThat(today.notes()).containsExactly("a note");
    }

    @Test
    void the_first_check_with_the_verdict_of_the_problem_decides_it() {
        assertThat(result(Made.check("a"), wrong("b"), wrong("c")).decidingCheck()).contains(wrong("b").result());
        MadeCheck failed = Made.check("d").failing(Verdict.JUDGE_ERROR, "run it again");
        assertThat(result(wrong("b"), failed).decidingCheck()).contains(failed.result());
        assertThat(result(Made.check("a")).decidingCheck()).isEmpty();
    }

    @Test
    void all_checks_may_tell_the_same() {
        assertThat(result(wrong("a"), wrong("b")).isUniform()).isTrue();
        assertThat(result(wrong("a"), Made.check("b").failing(Verdict.WRONG_ANSWER, "other")).isUniform()).isFalse();
        assertThat(result(wrong("a"), Made.check("b").failing(Verdict.RUNTIME_ERROR, "same")).isUniform()).isFalse();
        assertThat(result().isUniform()).isFalse();
    }

    @Test
    void the_parts_of_a_fault_are_there_each_cut_where_it_is_long() {
        String cut = "y".repeat(4096) + "\n... and 41 characters more";
        assertThat(ReportedFault.of(new Fault(Kind.COUNT, "x".repeat(4136), "y".repeat(4137))))
                .isEqualTo(new ReportedFault(Kind.COUNT, "x".repeat(4136), cut, null));
        String lines = "x\n".repeat(119) + "x";
        assertThat(CheckResult.truncated(lines + "\ny".repeat(21))).isEqualTo(lines + "\n... and 42 characters more");
        for (String whole : List.of(lines, "x".repeat(4136), cut)) {
            assertThat(CheckResult.truncated(whole)).isEqualTo(whole);
        }
        Fault fault = new Fault(Kind.COUNT, "", "");
        assertThat(ReportedFault.of(fault.hinting(Hint.SEARCH)).hint(Catalogue.BITMASK)).contains(Hint.SEARCH);
        assertThat(ReportedFault.of(fault).hint(Catalogue.BITMASK)).as("by its kind").contains(Hint.ANSWER);
        assertThatNullPointerException().isThrownBy(() -> new ReportedFault(null, "", "", null)).withMessage("kind");
        assertThatNullPointerException().isThrownBy(() -> new ReportedFault(Kind.COUNT, null, "", null))
                .withMessage("finding");
        assertThatNullPointerException().isThrownBy(() -> new ReportedFault(Kind.COUNT, "", null, null))
                .withMessage("rule");
    }
}
