package nqueens.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What a solver gave for one n, checked against the rules: whether each placement is a solution, and
 * whether together they are all the solutions, none twice. Each question names the first fault it
 * meets.
 */
public final class SolutionList {

    /** A class of submissions asks for the same few again and again. */
    private static final AllSolutions ALL = new AllSolutions();

    private final String call;
    private final int n;
    private final List<int[]> placements;

    /**
     * Takes a solver's answer.
     *
     * @param n the number of queens, 1 to 18
     * @param placements {@code placement[row] = column} arrays as the solver gave them; the list may be
     *     null, and so may an array
     */
    public SolutionList(int n, List<int[]> placements) {
        this("solve(" + n + ")", n, placements);
    }

    /**
     * Takes the answer to a call by another name.
     *
     * @param call the call as it stands in a program, such as {@code solveNQueens(8)}
     * @param n the number of queens, 1 to 18
     * @param placements as in {@link #SolutionList(int, List)}
     */
    public SolutionList(String call, int n, List<int[]> placements) {
        this.call = call;
        this.n = n;
        this.placements = placements == null ? null : new ArrayList<>(placements);
    }

    /**
     * Looks for a placement that is no solution.
     *
     * @return the first fault: no list, no array, a wrong length, a column off the board, or two queens
     *     that attack each other; empty if every placement is a solution
     */
    public Optional<Fault> invalid() {
        if (placements == null) {
            return Optional.of(new Fault(call + " gave null", Optional.empty(),
                    "where there is no solution the list is empty, never null"));
        }
        for (int index = 0; index < placements.size(); index++) {
            Optional<Fault> fault = PlacementFault.of(name(index), n, placements.get(index));
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    /**
     * Looks for a solution that is there twice, or is not there. Asks for placements that are
     * solutions: call {@link #invalid()} first.
     *
     * @return the first fault: two equal solutions, a solution whose image under a {@link Symmetry} is
     *     missing, or any other solution that is missing; empty if the list is complete
     */
    public Optional<Fault> incomplete() {
        Optional<Fault> twice = twice();
        if (twice.isPresent()) {
            return twice;
        }
        SortedPlacements known = new SortedPlacements(placements);
        for (int index = 0; index < placements.size(); index++) {
            for (Symmetry symmetry : Symmetry.values()) {
                int[] image = symmetry.of(placements.get(index));
                if (!known.contains(image)) {
                    return Optional.of(new Fault(
                            missing(image),
                            Optional.of(Drawing.of(image)),
                            "it is solution " + (index + 1) + ", " + PlacementFault.text(placements.get(index))
                                    + ", after " + symmetry.words()));
                }
            }
        }
        for (int[] solution : ALL.of(n)) {
            if (!known.contains(solution)) {
                return Optional.of(new Fault(
                        missing(solution),
                        Optional.of(Drawing.of(solution)),
                        "no two of its queens attack each other"));
            }
        }
        return Optional.empty();
    }

    /** The first solution that equals an earlier one. */
    private Optional<Fault> twice() {
        // stable: of equal placements the earlier one stands first
        List<Integer> order = IntStream.range(0, placements.size()).boxed()
                .sorted(Comparator.comparing(placements::get, Arrays::compare)).toList();
        return IntStream.range(1, order.size()).boxed()
                .filter(i -> Arrays.equals(placements.get(order.get(i - 1)), placements.get(order.get(i))))
                .min(Comparator.comparing(order::get))
                .map(i -> twice(order.get(i - 1), order.get(i)));
    }

    private Fault twice(int earlier, int later) {
        return new Fault(
                "solutions " + (earlier + 1) + " and " + (later + 1) + " of " + placements.size() + " are both "
                        + PlacementFault.text(placements.get(later)),
                Optional.of(Drawing.of(placements.get(later))),
                "no solution may be in the list twice");
    }

    private String missing(int[] solution) {
        return call + " gave " + placements.size() + " of " + KnownCounts.of(n)
                + " solutions; one that is missing is " + PlacementFault.text(solution);
    }

    private String name(int index) {
        int[] placement = placements.get(index);
        return "solution " + (index + 1) + " of " + placements.size() + " is " + PlacementFault.text(placement);
    }
}
