package nqueens.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

import nqueens.board.KnownCounts;
import nqueens.problem.Fault.Kind;

/** The seven checks of the exercises of the core, whose contract is {@link nqueens.QueensSolver}. */
final class QueensSolverChecks {

    /** Up to this n a count is compared with a list. */
    private static final int LARGEST_LIST = 8;

    private QueensSolverChecks() {
    }

    /**
     * Gives the checks of one exercise.
     *
     * @param largest the largest n that its representation holds; empty if only time and memory bound it
     * @param approach the representation that it asks for
     * @param speed the call that must be fast
     */
    static List<Check> of(OptionalInt largest, Approach approach, Call speed) {
        return List.of(
                new Check("small-boards", "n = 1 to 4: the exact solutions", 10,
                        boards(4, QueensSolverChecks::notAll)),
                new Check("valid-placements", "every placement is a solution, n up to 8", 15,
                        boards(LARGEST_LIST, QueensSolverChecks::invalid)),
                new Check("complete", "all the solutions, none twice, n up to 8", 20,
                        boards(LARGEST_LIST, QueensSolverChecks::notAll)),
                new Check("count", "count(n) is right, n up to 10", 15, boards(10, QueensSolverChecks::wrongCount)),
                new Check("robust", "bad n; nothing is shared or kept between calls", 15, robust(largest)),
                new Check("approach", "the representation asked for, and no table", 10,
                        List.of(approach.asCase())),
                new Check("speed", "a larger n within the time limit", 15, List.of(new Case(speed.toString(),
                        solver -> Counts.wrong(speed, (Long) solver.answer(speed))))));
    }

    private static List<Case> boards(int largest, BiFunction<Solver, Integer, Optional<Fault>> fault) {
        return IntStream.rangeClosed(1, largest)
                .mapToObj(n -> new Case("n = " + n, solver -> fault.apply(solver, n))).toList();
    }

    /**
     * Of the answer is read what has room for whatever a search may get wrong: without any rule it puts a queen
     * anywhere in each row, which makes n<sup>n</sup> placements; at least 64 KiB, and never more than 1 MiB.
     */
    private static Call solve(int n) {
        double bytes = Math.pow(n, n) * (n + 1.0) * Integer.BYTES;
        int most = (int) Math.max(1 << 16, Math.min(bytes, Allowance.STANDARD.bytes()));
        return Call.of("solve", n).within(Allowance.STANDARD.answering(most));
    }

    private static Call count(int n) {
        return Call.of("count", n);
    }

    private static SolutionList list(Solver solver, int n) {
        return SolutionList.answerTo(solve(n), solver.answer(solve(n)));
    }

    /** A placement that is no solution, or none where there must be some: nothing was shown then. */
    private static Optional<Fault> invalid(Solver solver, int n) {
        SolutionList list = list(solver, n);
        return list.invalid().or(list::nothing).map(fault -> fault.at("n = " + n));
    }

    private static Optional<Fault> notAll(Solver solver, int n) {
        SolutionList list = list(solver, n);
        return list.invalid().or(list::incomplete).map(fault -> fault.at("n = " + n));
    }

    private static Optional<Fault> wrongCount(Solver solver, int n) {
        long count = (Long) solver.answer(count(n));
        Optional<Fault> wrong = Counts.wrong(count(n), count);
        if (wrong.isPresent() || n > LARGEST_LIST) {
            return wrong;
        }
        SolutionList list = list(solver, n);
        return list.invalid().map(fault -> fault.at("n = " + n)).or(() -> list.size() == count ? Optional.empty()
                : Optional.of(new Fault(Kind.COUNT,
                        count(n) + " gave " + count + ", and the list of " + solve(n) + " has another length", "")));
    }

    private static List<Case> robust(OptionalInt largest) {
        List<Case> cases = new ArrayList<>(List.of(
                Robust.refused("zero", "n < 1", solve(0), count(0)),
                Robust.refused("a negative n", "n < 1", solve(-1), count(-1)),
                Robust.refused("the smallest int", "n < 1", solve(Integer.MIN_VALUE), count(Integer.MIN_VALUE))));
        largest.ifPresent(n -> cases.add(
                Robust.refused("a too large n", "n > " + n, solve(n + 1), count(n + 1))));
        cases.addAll(List.of(
                Robust.something(solve(6), answer -> SolutionList.answerTo(solve(6), answer).hasSolution(),
                        "for n = 6 there are " + KnownCounts.of(6) + " solutions"),
                Robust.repeated(solve(6), count(6)),
                Robust.owned(solve(5)),
                Robust.lasting(solve(5), solve(6), solve(4), count(5)),
                Robust.mixed(List.of(solve(7), count(8)), solve(4), count(5), solve(5)),
                Robust.secondInstance(List.of(solve(6)), solve(5), count(4), solve(6), count(6))));
        return cases;
    }
}
