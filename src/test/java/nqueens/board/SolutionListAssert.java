package nqueens.board;

import java.util.List;
import java.util.Optional;

import org.assertj.core.api.AbstractAssert;

/** Holds what {@code solve(n)} answered against the rules of the board. */
public final class SolutionListAssert extends AbstractAssert<SolutionListAssert, List<int[]>> {

    private final int n;

    private SolutionListAssert(int n, List<int[]> placements) {
        super(placements, SolutionListAssert.class);
        this.n = n;
    }

    /**
     * Starts an assertion.
     *
     * @param n the number of queens, 1 to 18
     * @param placements the answer of {@code solve(n)}; null is an answer too, and a wrong one
     * @return the assertion
     */
    public static SolutionListAssert assertThatSolutionsOf(int n, List<int[]> placements) {
        return new SolutionListAssert(n, placements);
    }

    /**
     * Asserts that every placement has length n, stays on the board, and holds no attack.
     *
     * @return this
     */
    public SolutionListAssert areValid() {
        return hasNo(new SolutionList(n, actual).invalid());
    }

    /**
     * Asserts that all solutions are there, each of them valid and none twice.
     *
     * @return this
     */
    public SolutionListAssert areComplete() {
        areValid();
        return hasNo(new SolutionList(n, actual).incomplete());
    }

    private SolutionListAssert hasNo(Optional<Fault> fault) {
        if (fault.isPresent()) {
            throw new FaultError(n, fault.get());
        }
        return this;
    }
}
