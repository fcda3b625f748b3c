package nqueens.mutants;

import java.util.List;

/**
 * What is wrong with the answers of a solver that is correct in all else. A list is not kept elsewhere, and has arrays
 * of its own.
 */
record AnswerFault(OfLists ofLists, OfCounts ofCounts) {

    /** Leaves answers as they are. */
    static final AnswerFault NONE = new AnswerFault((n, found) -> found, (n, count) -> count);

    @FunctionalInterface
    interface OfLists {
        List<int[]> changed(int n, List<int[]> found);
    }

    @FunctionalInterface
    interface OfCounts {
        long changed(int n, long count);
    }
}
