package nqueens.suite;

import java.util.List;
import java.util.Optional;

import org.assertj.core.api.AbstractAssert;

import nqueens.board.Fault;
import nqueens.board.SolutionList;

/** Holds what {@code solve(n)} answered against the rules of the board. */
final class SolutionListAssert extends AbstractAssert<SolutionListAssert, List<int[]>> {

    private final int n;

    private SolutionListAssert(int n, List<int[]> placements) {
        super(placements, SolutionListAssert.class);
        this.n = n;
    }

    /** Starts an assertion on the answer of {@code solve(n)}; null is an answer too, and a wrong one. */
    static SolutionListAssert assertThatSolutionsOf(int n, List<int[]> placements) {
        return new SolutionListAssert(n, placements);
    }

    /** Every placement has length n, stays on the board, and no two of its queens attack each other. */
    SolutionListAssert areValid() {
        return hasNo(new SolutionList(n, actual).invalid());
    }

    /** All solutions are there, and none is there twice. Asks for valid ones first. */
    SolutionListAssert areComplete() {
        areValid();
        return hasNo(new SolutionList(n, actual).incomplete());
    }

    private SolutionListAssert hasNo(Optional<Fault> fault) {
        if (fault.isPresent()) {
            throw failure("%s", "n = " + n + ": " + fault.get());
        }
        return this;
    }
}
