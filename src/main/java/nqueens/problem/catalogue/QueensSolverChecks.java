package nqueens.problem.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.Answers;
import nqueens.board.KnownCounts;
import nqueens.problem.Approach;
import nqueens.problem.Call;
import nqueens.problem.CallLimits;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.SearchBounds;
import nqueens.problem.SolutionList;
import nqueens.problem.Solver;
import nqueens.problem.Solver.ProfiledAnswer;

/**
 * The checks of problems that ask for all solutions; the contract is {@link nqueens.QueensSolver}, or a drill's.
 *
 * @param largest the largest n that the representation can hold, 8 or more; empty if only steps and memory limit n
 */
record QueensSolverChecks(OptionalInt largest, Approach approach, Call speed, SearchBounds.WorkBound pace) {

    private static final int LARGEST_LIST = 8;
    private static final int LARGEST_COUNT = 10;
    private static final Call LISTED = solve(LARGEST_LIST);
    private static final Call COUNTED = count(LARGEST_LIST);

    private static final Pattern ROW = Pattern.compile("\\.*Q\\.*");

    private static final Miscounts LISTS = Miscounts.ofLists(QueensSolverChecks::solve);
    private static final CallSeries ALL =
            new CallSeries(QueensSolverChecks::solve, (call, list) -> SolutionList.answerTo(call, list).wrong(),
                    Optional.of(LISTS));
    /** Rejects invalid lists, and empty lists where solutions exist. */
    private static final CallSeries VALID = new CallSeries(QueensSolverChecks::solve, (call, answer) -> {
        SolutionList list = SolutionList.answerTo(call, answer);
        return list.invalid().or(list::nothing);
    }, Optional.of(LISTS));

    List<Check> all() {
        int largestCount = Math.min(Math.min(LARGEST_COUNT, speed.n()), largest.orElse(LARGEST_COUNT));
        CallSeries counts = CallSeries.ofCounts(this::counted);
        return List.of(
                new Check("small-boards", "n = 1 to 4: the exact solutions", 10,
                        boards(4, ALL::explained)),
                new Check("valid-placements", "every placement is a solution, n up to 8", 15,
                        boards(LARGEST_LIST, VALID::dependent)),
                new Check("complete", "all the solutions, none twice, n up to 8", 20,
                        boards(LARGEST_LIST, ALL::explained)),
                new Check("count", "count(n) is right, n up to " + largestCount, 15,
                        // the call that must be fast takes the longest, so it is made only once
                        SharedChecks.each(1, largestCount, n -> new Case("n = " + n, solver -> (n == speed.n()
                                && isKnown(speed, solver.profiled(speed)) ? Optional.<Fault>empty()
                                : counts.explained(solver, n).map(fault -> besideList(fault, solver, n)))
                                .or(() -> n > LARGEST_LIST ? Optional.empty() : otherList(solver, n))))),
                new Check("robust", "bad n; nothing is shared or kept between calls", 15, robust()),
                new Check("approach", "the representation asked for, and no table", 10, List.of(
                        new Case(LISTED, solver -> approach(solver, LISTED).or(() -> unpacked(solver))),
                        new Case(COUNTED, solver -> approach(solver, counted(LARGEST_LIST)).or(() -> growth(solver))
                                .or(() -> approach.undecided(solver, LISTED))
                                .or(() -> approach.undecided(solver, counted(LARGEST_LIST)))))),
                new Check("speed", "a larger n within the limit of steps", 15, List.of(new Case(speed,
                        solver -> miscounted(solver).or(() -> tooSlow(solver))))));
    }

    /** Returns a fault if the call shows another approach. An empty answer without a search is a fault, too. */
    private Optional<Fault> approach(Solver solver, Call call) {
        ProfiledAnswer profiled = solver.profiled(call);
        Optional<SolutionList> list = Optional.of(LISTED).filter(call::equals)
                .map(listed -> SolutionList.answerTo(listed, profiled.answer()));
        boolean isRight = list.map(listed -> listed.wrong().isEmpty()).orElseGet(() -> isKnown(call, profiled));
        return profiled.profile().flatMap(profile -> SearchBounds.table(solver, call)
                .flatMap(table -> isRight ? Optional.of(table) : list.flatMap(SolutionList::nothing))
                .or(() -> approach.breach(call, profile, SearchBounds.positions(call.n(), profile, isRight))));
    }

    /** Finds a stored list beside a search. Unpacking 92 boards takes 736 rounds, and at most 12 steps per position. */
    private static Optional<Fault> unpacked(Solver solver) {
        long positions = KnownCounts.positions(LARGEST_LIST);
        return SolutionList.answerTo(LISTED, solver.profiled(LISTED).answer()).wrong().isPresent() ? Optional.empty()
                : SearchBounds.tableBeside(solver, LISTED, positions / 2, 12 * positions);
    }

    private static boolean isKnown(Call call, ProfiledAnswer profiled) {
        return profiled.answer().equals(KnownCounts.solutions(call.n()));
    }

    /** Finds a wrong solver by two wrong counts on smaller boards, since it might take far longer on a larger one. */
    private Optional<Fault> miscounted(Solver solver) {
        Call smaller = count(small().n() - 1);
        return Solver.ifAnswered(() -> Miscounts.wrong(small(), (Long) solver.profiled(small()).answer())
                .filter(fault -> !isKnown(smaller, solver.profiled(smaller))));
    }

    private Optional<Fault> tooSlow(Solver solver) {
        ProfiledAnswer profiled = solver.profiled(speed);
        return Miscounts.wrong(speed, (Long) profiled.answer()).or(() -> unsearched(solver))
                .or(() -> profiled.profile().flatMap(many -> solver.profile(small())
                        .flatMap(few -> pace.breach(small(), few, speed, many))));
    }

    private Optional<Fault> unsearched(Solver solver) {
        return SearchBounds.table(solver, speed).or(() -> SearchBounds.tableByGrowth(solver, small(), speed))
                .or(() -> SearchBounds.tableBeside(solver, speed));
    }

    private Call small() {
        return count(Math.min(LARGEST_LIST, speed.n() - 1));
    }

    /** Returns a fault if the call that must be fast shows another approach; empty if its count is wrong. */
    private Optional<Fault> growth(Solver solver) {
        ProfiledAnswer small = solver.profiled(small());
        return !isKnown(small(), small) ? Optional.empty() : Solver.ifAnswered(() -> solver.profile(speed)
                .filter(many -> isKnown(speed, solver.profiled(speed)))
                .flatMap(many -> unsearched(solver).or(() -> small.profile()
                        .flatMap(few -> approach.growth(solver, small(), few, speed, many)))));
    }

    private static List<Case> boards(int largest, BiFunction<Solver, Integer, Optional<Fault>> fault) {
        return SharedChecks.each(1, largest, n -> new Case("n = " + n,
                solver -> fault.apply(solver, n).map(found -> found.at("n = " + n))));
    }

    /** Up to n = 5, the answer limit is enough for all n<sup>n</sup> placements of a search that tests no square. */
    private static Call solve(int n) {
        double bytes = Math.pow(n, n) * (n + 1.0) * Integer.BYTES;
        int most = (int) Math.max(1 << 16, Math.min(bytes, CallLimits.STANDARD.bytes()));
        return Call.of("solve", n).within(CallLimits.ofBoard(n).answering(most));
    }

    private static Call count(int n) {
        return Call.of("count", n);
    }

    private Call counted(int n) {
        return n == speed.n() ? speed : count(n);
    }

    private static Fault besideList(Fault fault, Solver solver, int n) {
        return Solver.ifAnswered(() -> Optional.of(fault).filter(wrong -> wrong.rule().isEmpty() && n <= LARGEST_LIST
                        && SolutionList.answerTo(solve(n), solver.answer(solve(n))).wrong().isEmpty()))
                .map(wrong -> wrong.telling(solve(n) + " finds them all: what does count do differently?"))
                .orElse(fault);
    }

    private static Optional<Fault> otherList(Solver solver, int n) {
        SolutionList list = SolutionList.answerTo(solve(n), solver.answer(solve(n)));
        return list.invalid()
                .or(() -> list.placements().size() == KnownCounts.solutions(n) ? Optional.empty() : list.wrong())
                .map(fault -> fault.at(count(n) + " is right, and the list of " + solve(n) + " is not"));
    }

    private List<Case> robust() {
        List<IntFunction<Call>> methods = List.of(QueensSolverChecks::solve, QueensSolverChecks::count);
        return Stream.of(
                SharedChecks.refused("n < 1", List.of(0, -1, Integer.MIN_VALUE), methods),
                largest.stream().boxed().flatMap(n -> SharedChecks.refused("n > " + n, List.of(n + 1), methods)),
                Stream.of(
                        SharedChecks.solutionFound(solve(6),
                                answer -> SolutionList.answerTo(solve(6), answer).hasSolution(),
                                "for n = 6 there are " + KnownCounts.solutions(6) + " solutions"),
                        SharedChecks.independent(solve(5), solve(6), count(6), count(5)),
                        SharedChecks.inAnyOrder(IntStream.rangeClosed(1, LARGEST_LIST).boxed()
                                .flatMap(n -> Stream.of(solve(n), count(n))).toList())),
                // this case comes last, since it ends the worker
                largest.stream().mapToObj(n -> SharedChecks.allowed(count(n), COUNTED)))
                .flatMap(cases -> cases).toList();
    }

    /** Returns the checks of the drill that lists boards, each as a list of rows such as {@code .Q..}. */
    static List<Check> ofBoards() {
        IntFunction<Call> call = n -> Call.of("solveNQueens", n);
        CallSeries calls = new CallSeries(call, (asked, answer) -> wrongBoards(asked, (List<?>) answer));
        return SharedChecks.drill(call, calls::caseFor, LARGEST_LIST, LARGEST_COUNT,
                Optional.of(SearchBounds.searchCase(call.apply(LARGEST_LIST), SearchBounds.leastSteps(LARGEST_LIST))));
    }

    private static Optional<Fault> wrongBoards(Call call, List<?> boards) {
        if (boards == null) {
            return SolutionList.answerTo(call, null).invalid();
        }
        List<int[]> placements = new ArrayList<>();
        for (Object board : boards) {
            Optional<String> flaw = flaw(call.n(), (List<?>) board);
            if (flaw.isPresent()) {
                return Optional.of(new Fault(Kind.MALFORMED, "board " + (placements.size() + 1) + " of "
                        + boards.size() + " that " + call + " gave", flaw.get()));
            }
            placements.add(((List<?>) board).stream().mapToInt(row -> ((String) row).indexOf('Q')).toArray());
        }
        SolutionList list = SolutionList.answerTo(call, placements);
        return list.invalid().or(list::repeated).map(fault -> fault.at(call.toString())).or(list::missing);
    }

    private static Optional<String> flaw(int n, List<?> board) {
        if (board == null) {
            return Optional.of("a board is a list of n rows, never null");
        }
        if (board.size() != n) {
            return Optional.of("it has " + board.size() + " rows, and must have n = " + n + (board.isEmpty()
                    ? ": is the board cleared after it was added? add a copy of it" : ""));
        }
        return IntStream.range(0, n).filter(row -> !(board.get(row) instanceof String letters && letters.length() == n
                && ROW.matcher(letters).matches())).mapToObj(row -> "row " + row + " is "
                + Answers.format(board.get(row)) + ", and must be n = " + n
                + " letters: one Q, else dots").findFirst();
    }
}
