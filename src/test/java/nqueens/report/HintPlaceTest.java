package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import nqueens.judge.CheckResult;
import nqueens.judge.ProblemResult;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Hint;
import nqueens.problem.Verdict;

class HintPlaceTest {

    @Test
    void the_hint_for_the_kind_of_mistake_is_named_by_file_and_number() {
        HintPlace place = HintPlace.of(failed(SampleResults.failed("speed", Kind.CPU_TIME, "slow"))).orElseThrow();

        assertThat(place).isEqualTo(new HintPlace(Catalogue.BITMASK, Hint.SEARCH));
        assertThat(place.file()).isEqualTo("exercises/bitmask/README.md");
        assertThat(place.number()).isEqualTo("hint 2 of 3");
    }

    @Test
    void the_case_is_that_of_the_verdict_hidden_or_not() {
        CheckResult approach = SampleResults.failed("approach", Kind.REPRESENTATION, "no bits");

        assertThat(HintPlace.of(failed(SampleResults.failed("count", Kind.COUNT, "count(4) gave 1"), approach)))
                .contains(new HintPlace(Catalogue.BITMASK, Hint.ANSWER));
        assertThat(HintPlace.of(failed(SampleResults.hidden("count", Kind.COUNT), approach))).isEmpty();
    }

    @Test
    void what_is_accepted_or_of_an_earlier_judge_or_has_no_folder_in_the_kata_has_none() {
        CheckResult known = SampleResults.failed("count", Kind.COUNT, "no");
        CheckResult earlier = new CheckResult("count", "", Verdict.WRONG_ANSWER, 0, 0, "no", null, null, null, false);

        assertThat(HintPlace.of(SampleResults.accepted(Catalogue.BITMASK, 1))).isEmpty();
        assertThat(HintPlace.of(failed(earlier))).isEmpty();
        assertThat(HintPlace.of(SampleResults.exercise(Catalogue.TOROIDAL_BOARD, 1, known))).isEmpty();
        assertThat(HintPlace.of(new ProblemResult("new", Verdict.WRONG_ANSWER, 0, 0, 1, List.of(known)))).isEmpty();
    }

    private static ProblemResult failed(CheckResult... checks) {
        return SampleResults.failing(Catalogue.BITMASK, 1, checks);
    }
}
