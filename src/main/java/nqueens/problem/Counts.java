package nqueens.problem;

import java.util.Optional;

import nqueens.board.KnownCounts;
import nqueens.problem.Fault.Kind;

/** Counts held against the known ones. */
final class Counts {

    private Counts() {
    }

    /**
     * Compares the count of all solutions.
     *
     * @param call the call, whose first argument is n, 1 to 18
     * @param count what it gave
     */
    static Optional<Fault> wrong(Call call, long count) {
        return count == KnownCounts.of(call.n()) ? Optional.empty() : Optional.of(new Fault(Kind.COUNT,
                call + " gave " + count + "; the known count is " + KnownCounts.of(call.n()), ""));
    }
}
