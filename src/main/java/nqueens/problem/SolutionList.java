package nqueens.problem;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

import nqueens.board.Answers;
import nqueens.board.Drawing;
import nqueens.board.KnownCounts;
import nqueens.board.SolutionSearch;
import nqueens.board.Symmetry;
import nqueens.problem.Fault.Kind;

/**
 * A solver's list of placements for one n. Each placement must be a solution, and the list must contain each solution
 * once. Methods return the first fault found, and compare placements column by column, never by hash code.
 */
public record SolutionList(Call call, List<int[]> placements) {

    /** Creates a list from a solver's answer for n from 1 to 20: null, or a list of arrays and nulls. */
    @SuppressWarnings("unchecked")
    public static SolutionList answerTo(Call call, Object placements) {
        return new SolutionList(call, (List<int[]>) placements);
    }

    /** Returns whether any of the placements is a solution. */
    public boolean hasSolution() {
        return placements != null
                && placements.stream().anyMatch(placement -> Fault.ofPlacement("", call.n(), placement).isEmpty());
    }

    /** {@return the first fault of {@link #invalid()}, {@link #repeated()} and {@link #missing()}, or empty} */
    public Optional<Fault> wrong() {
        return invalid().or(this::repeated).or(this::missing);
    }

    /** Reports a missing list, or an empty list if there are solutions. */
    public Optional<Fault> nothing() {
        return noList().or(() -> placements.isEmpty() ? missing() : Optional.empty());
    }

    private Optional<Fault> noList() {
        return placements != null ? Optional.empty() : Optional.of(new Fault(Kind.NULL, call + " gave null",
                "where there is no solution the list is empty, never null"));
    }

    /** {@return the fault of the first wrong placement, or of a missing list; empty if all placements are solutions} */
    public Optional<Fault> invalid() {
        return noList().or(() -> IntStream.range(0, placements.size())
                .mapToObj(index -> Fault.ofPlacement(name(index), call.n(), placements.get(index)))
                .flatMap(Optional::stream).findFirst().map(this::alike).map(this::untested).map(this::spoiled));
    }

    private Fault untested(Fault fault) {
        return fault.kind() != Kind.ATTACK || placements.size() != Math.pow(call.n(), call.n()) ? fault
                : fault.telling("all " + placements.size() + " placements with a queen in each row are in the list:"
                        + " does a test see every queen above, are && and || in it the right way round, and is its"
                        + " answer used?");
    }

    /** Reports a missing solution, if possible a symmetric image of one in the list. Call {@link #invalid()} first. */
    public Optional<Fault> missing() {
        Set<int[]> found = new TreeSet<>(Arrays::compare);
        found.addAll(placements);
        for (int index = 0; index < placements.size(); index++) {
            for (Symmetry symmetry : Symmetry.values()) {
                int[] image = symmetry.image(placements.get(index));
                if (!found.contains(image)) {
                    return Optional.of(missing(image, "it is solution " + (index + 1) + ", "
                            + Answers.format(placements.get(index)) + ", after " + symmetry.words()));
                }
            }
        }
        return SolutionSearch.solutions(call.n()).stream().filter(solution -> !found.contains(solution)).findFirst()
                .map(solution -> missing(solution, "no two of its queens attack each other"));
    }

    /** Reports the first placement that equals an earlier one. Call {@link #invalid()} first. */
    public Optional<Fault> repeated() {
        Map<int[], Integer> numbers = new TreeMap<>(Arrays::compare);
        for (int[] placement : placements) {
            int number = numbers.size() + 1;
            Integer earlier = numbers.putIfAbsent(placement, number);
            if (earlier != null) {
                return Optional.of(new Fault(Kind.REPEATED, "solutions " + earlier + " and " + number + " of "
                        + placements.size() + " are both " + Answers.format(placement),
                        Optional.of(Drawing.of(placement)), "no solution may be in the list twice"));
            }
        }
        return Optional.empty();
    }

    private Fault missing(int[] solution, String rule) {
        return new Fault(Kind.MISSING, call + " gave " + placements.size() + " of " + KnownCounts.solutions(call.n())
                + " solutions; one that is missing is " + Answers.format(solution),
                Optional.of(Drawing.of(solution)), rule);
    }

    /** Explains a list of the right length with wrong placements: the solver changed the placements afterwards. */
    private Fault spoiled(Fault fault) {
        return placements.size() == KnownCounts.solutions(call.n()) ? fault.as(Kind.SPOILED, fault.rule()) : fault;
    }

    private Fault alike(Fault fault) {
        int[] first = placements.get(0);
        if (fault.kind() != Kind.ATTACK && fault.kind() != Kind.OFF_BOARD
                || !placements.stream().allMatch(placement -> Arrays.equals(placement, first))) {
            return fault;
        }
        boolean isCleared = IntStream.of(first).allMatch(column -> column == -1);
        if (!isCleared && (call.n() == 1 || placements.size() == 1)) {
            return fault;
        }
        String all = switch (placements.size()) {
            case 1 -> "the only solution is ";
            case 2 -> "both solutions are ";
            default -> "all " + placements.size() + " solutions are ";
        };
        return new Fault(Kind.SPOILED, all + Answers.format(first), isCleared
                || IntStream.of(first).allMatch(column -> column == 0)
                ? "is an array filled before it is added? if it is cleared afterwards, add a copy of it"
                : "is it one array, added each time? it holds what was written to it last: add a copy each time");
    }

    private String name(int index) {
        return "solution " + (index + 1) + " of " + placements.size() + " is "
                + Answers.format(placements.get(index));
    }
}
