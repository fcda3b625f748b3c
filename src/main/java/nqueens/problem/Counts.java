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
        long known = KnownCounts.of(call.n());
        if (count == known) {
            return Optional.empty();
        }
        String finding = call + " gave " + count + "; the known count is " + known;
        String type = (byte) known == count ? "byte" : (short) known == count ? "short" : "";
        return Optional.of(type.isEmpty() ? new Fault(Kind.COUNT, finding, "")
                : new Fault(Kind.OVERFLOW, finding, known + " does not fit a " + type + ": count in a long"));
    }
}
