package halves;

import java.util.stream.Stream;

/**
 * Counts by halves on all cores, for n up to 20: each core takes the next board with queens on
 * its middle rows. For use outside the judge; the sibling {@link HalvesQueens} runs in the
 * judge.
 */
final class HalvesOnAllCores {

    private HalvesOnAllCores() {
    }

    /** Counts the solutions for n queens, n from 1 to 20. */
    static long count(int n) {
        return Middle.all(n).flatMap(Middle::next)
                .flatMap(board -> n % 2 == 0 ? board.next() : Stream.of(board)).toList().parallelStream()
                .mapToLong(Middle::count).sum();
    }
}
