package nqueens.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a solver gave for one n, checked against the rules: whether each placement is a solution, and
 * whether together they are all the solutions, none twice. Each question names the first fault it
 * meets.
 */
public final class SolutionList {

    /** As many columns of a placement are printed at the most. */
    private static final int LONGEST_TEXT = 16;

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
            return Optional.of(new Fault("solve(" + n + ") gave null", Optional.empty(),
                    "where there is no solution the list is empty, never null"));
        }
        for (int index = 0; index < placements.size(); index++) {
            Optional<Fault> fault = invalid(index);
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
        Map<List<Integer>, Integer> indices = new HashMap<>();
        for (int index = 0; index < placements.size(); index++) {
            Integer earlier = indices.putIfAbsent(columns(placements.get(index)), index);
            if (earlier != null) {
                return Optional.of(new Fault(
                        "solutions " + (earlier + 1) + " and " + (index + 1) + " of "
                                + placements.size() + " are both " + text(placements.get(index)),
                        Optional.of(Drawing.of(placements.get(index))),
                        "no solution may be in the list twice"));
            }
        }
        for (int index = 0; index < placements.size(); index++) {
            for (Symmetry symmetry : Symmetry.values()) {
                int[] image = symmetry.of(placements.get(index));
                if (!indices.containsKey(columns(image))) {
                    return Optional.of(new Fault(
                            missing(image),
                            Optional.of(Drawing.of(image)),
                            "it is solution " + (index + 1) + ", " + text(placements.get(index))
                                    + ", after " + symmetry.words()));
                }
            }
        }
        for (int[] solution : AllSolutions.of(n)) {
            if (!indices.containsKey(columns(solution))) {
                return Optional.of(new Fault(
                        missing(solution),
                        Optional.of(Drawing.of(solution)),
                        "no two of its queens attack each other"));
            }
        }
        return Optional.empty();
    }

    private Optional<Fault> invalid(int index) {
        int[] placement = placements.get(index);
        if (placement == null) {
            return Optional.of(new Fault(name(index), Optional.empty(),
                    "a solution is an int[] of length n, never null"));
        }
        if (placement.length != n) {
            return Optional.of(new Fault(name(index), Optional.empty(),
                    "its length is " + placement.length + ", and must be n = " + n
                            + ": one column for each row"));
        }
        for (int row = 0; row < n; row++) {
            if (placement[row] < 0 || placement[row] >= n) {
                return Optional.of(new Fault(name(index), Optional.empty(),
                        "row " + row + " has column " + placement[row] + ", off the board: columns go"
                                + " from 0 to " + (n - 1)));
            }
        }
        return Attack.firstIn(placement).map(attack -> new Fault(
                name(index),
                Optional.of(Drawing.of(placement).marking(attack.upper(), attack.lower())),
                attack.rule()));
    }

    private String missing(int[] solution) {
        return "solve(" + n + ") gave " + placements.size() + " of " + KnownCounts.of(n)
                + " solutions; one that is missing is " + text(solution);
    }

    private String name(int index) {
        int[] placement = placements.get(index);
        return "solution " + (index + 1) + " of " + placements.size() + " is " + text(placement);
    }

    private static String text(int[] placement) {
        if (placement == null || placement.length <= LONGEST_TEXT) {
            return Arrays.toString(placement);
        }
        String start = Arrays.toString(Arrays.copyOf(placement, LONGEST_TEXT));
        return start.replace("]", ", ...]");
    }

    private static List<Integer> columns(int[] placement) {
        return Arrays.stream(placement).boxed().toList();
    }
}
