package nqueens.mutants;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.function.LongBinaryOperator;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.QueensSolver;
import nqueens.board.SolutionSearch;
import nqueens.board.Symmetry;

/** Solvers with one mistake each. */
public enum FaultySolver implements TestRunner.TestedSolver {

    ONE_IS_NONE(Group.SMALL_BOARDS, solving((n, found) -> n == 1 ? List.of() : found)),
    ONE_COUNTS_NONE(Group.SMALL_BOARDS, counting((n, count) -> n == 1 ? 0 : count)),
    TWO_IS_NULL(Group.SMALL_BOARDS, solving((n, found) -> n == 2 ? null : found)),
    THREE_IS_NULL(Group.SMALL_BOARDS, solving((n, found) -> n == 3 ? null : found)),
    TWO_IS_AN_EMPTY_ARRAY(Group.SMALL_BOARDS, solving((n, found) -> n == 2 ? List.of(new int[0]) : found)),
    TWO_ATTACK(Group.SMALL_BOARDS, solving((n, found) -> n == 2 ? List.of(new int[] {0, 1}) : found)),
    THREE_COUNTS_ONE(Group.SMALL_BOARDS, counting((n, count) -> n == 3 ? 1 : count)),
    FOUR_HAS_ONE(Group.SMALL_BOARDS, solving((n, found) -> n == 4 ? found.subList(0, 1) : found)),

    NO_MAIN_DIAGONAL(Group.VALIDITY, attacking((down, right) -> right == 0 || right == -down)),
    NO_ANTI_DIAGONAL(Group.VALIDITY, attacking((down, right) -> right == 0 || right == down)),
    NEIGHBOURS_ONLY(Group.VALIDITY, attacking((down, right) -> right == 0 || down == 1 && Math.abs(right) == 1)),
    COLUMN_TWICE(Group.VALIDITY, solving((n, found) -> n == 6 ? changed(found, 2, 3, found.get(2)[1]) : found)),
    COLUMNS_FROM_ONE(Group.VALIDITY, solving((n, found) -> shifted(found))),
    COLUMNS_FROM_ONE_AT_5(Group.VALIDITY, solving((n, found) -> n == 5 ? shifted(found) : found)),
    ONE_TOO_LONG(Group.VALIDITY, solving((n, found) -> resized(found, 0, n + 1))),
    ONE_TOO_SHORT(Group.VALIDITY, solving((n, found) -> n == 7 ? resized(found, found.size() - 1, n - 1) : found)),
    COLUMN_BELOW_ZERO(Group.VALIDITY, solving((n, found) -> n == 8 ? changed(found, found.size() - 1, 7, -1) : found)),
    LAST_IS_NONE(Group.VALIDITY, solving((n, found) -> n == 8 ? changed(found, found.size() - 1, 7, 7) : found)),

    FIRST_TWICE(Group.COMPLETENESS, solving((n, found) -> n < 6 ? found
            : Stream.concat(found.stream(), Stream.of(found.get(0).clone())).toList())),
    LAST_MISSING(Group.COMPLETENESS, solving((n, found) -> n == 7 ? found.subList(0, found.size() - 1) : found)),
    ONE_FOR_ANOTHER(Group.COMPLETENESS, solving((n, found) -> n == 8 ? repeated(found) : found)),
    ONE_FOR_ANOTHER_AT_6(Group.COMPLETENESS, solving((n, found) -> n == 6 ? repeated(found) : found)),
    LEFT_HALF(Group.COMPLETENESS, solving((n, found) -> n < 5 ? found : found.subList(0, (found.size() + 1) / 2))),
    MIDDLE_MISSING(Group.COMPLETENESS, solving((n, found) -> n < 5 || n % 2 == 0 ? found : found.stream()
            .filter(solution -> solution[0] != n / 2).toList())),
    FIRST_ONLY(Group.COMPLETENESS, solving((n, found) -> n < 5 ? found : found.subList(0, 1))),
    UP_TO_SYMMETRY(Group.COMPLETENESS, solving(knowing((n, found) -> n < 5 ? found
            : Symmetry.distinct(found, Symmetry.values())))),
    COUNT_ALONE_IS_RIGHT(Group.COMPLETENESS, solving((n, found) -> n >= 7 ? List.of() : found)),

    ONE_COUNTED_TWICE(Group.COUNT, counting((n, count) -> n == 6 ? count + 1 : count)),
    COUNTS_DISTINCT(Group.COUNT, counting((n, count) -> n < 5 ? (count + 1) / 2
            : UP_TO_SYMMETRY.solvers().get().solve((int) n).size())),
    MIDDLE_COUNTED_TWICE(Group.COUNT, counting((n, count) -> n < 5 || n % 2 == 0 ? count : count + n)),
    ONE_UNCOUNTED(Group.COUNT, counting((n, count) -> n == 7 ? count - 1 : count)),
    ALWAYS_92(Group.COUNT, counting((n, count) -> n >= 5 ? 92 : count)),

    ZERO_IS_SOLVED(Group.CONTRACT, ownSolve(correct -> n -> n == 0 ? List.of(new int[0]) : correct.solve(n))),
    ZERO_IS_COUNTED(Group.CONTRACT, ownCount(correct -> n -> n == 0 ? 1 : correct.count(n))),
    NEGATIVE_IS_SOLVED(Group.CONTRACT, ownSolve(correct -> n -> n < 0 ? List.of() : correct.solve(n))),
    NEGATIVE_IS_COUNTED(Group.CONTRACT, ownCount(correct -> n -> n < 0 ? 0 : correct.count(n))),
    OTHER_EXCEPTION(Group.CONTRACT, ownSolve(correct -> n -> n < 1
            ? thrown(new IllegalStateException("n is out of range: " + n)) : correct.solve(n))),
    COUNT_THROWS_ANOTHER(Group.CONTRACT, ownCount(correct -> n -> n < 1
            ? thrown(new ArithmeticException("n is out of range: " + n)) : correct.count(n))),
    NEGATIVE_ARRAY(Group.CONTRACT, ownSolve(correct -> n -> n < 0
            ? thrown(new NegativeArraySizeException("n is out of range: " + n)) : correct.solve(n))),

    SAME_ARRAY(Group.OWNERSHIP, solving((n, found) -> found.stream().map(solution -> found.get(0)).toList())),
    SAME_LIST(Group.OWNERSHIP, ownSolve(FaultySolver::remembering)),
    SHARED_ARRAYS(Group.OWNERSHIP, variant -> {
        QueensSolver correct = variant.solver();
        IntFunction<List<int[]>> remembered = remembering(correct);
        return () -> new SolverOfTwo(remembered, correct::count);
    }),
    EMPTIED_LATER(Group.OWNERSHIP, spoiling(List::clear)),
    OVERWRITTEN_LATER(Group.OWNERSHIP, spoiling(given -> given.forEach(solution -> Arrays.fill(solution, 0)))),

    STATIC_COUNT(Group.STATE, variant -> {
        Map<Integer, Object> first = new ConcurrentHashMap<>();
        return () -> {
            QueensSolver correct = variant.solver();
            return new SolverOfTwo(correct::solve, n -> {
                long count = correct.count(n);
                return first.computeIfAbsent(n, key -> correct) == correct ? count : 2 * count;
            });
        };
    }),
    COUNTS_ON(Group.STATE, ownCount(correct -> {
        long[] counted = new long[32];
        return n -> counted[n & 31] += correct.count(n);
    })),
    GROWS(Group.STATE, ownSolve(correct -> {
        List<int[]> all = new CopyOnWriteArrayList<>();
        int[] last = new int[1];
        return n -> {
            List<int[]> found = correct.solve(n);
            if (n != last[0]) {
                all.clear();
            }
            last[0] = n;
            all.addAll(found.stream().map(int[]::clone).toList());
            return new ArrayList<>(all);
        };
    })),
    LAST_N(Group.STATE, wrapping(correct -> {
        int[] last = new int[1];
        return new SolverOfTwo(n -> {
            List<int[]> found = correct.solve(n);
            last[0] = n;
            return found;
        }, n -> correct.count(n < 1 || last[0] == 0 ? n : last[0]));
    })),
    LARGER_BEFORE(Group.STATE, ownSolve(correct -> {
        int[] largest = new int[1];
        return n -> {
            List<int[]> found = correct.solve(n);
            boolean isSmaller = n < largest[0];
            largest[0] = Math.max(n, largest[0]);
            return isSmaller ? new ArrayList<>() : found;
        };
    })),
    BROKEN_BY_REFUSAL(Group.STATE, ownSolve(correct -> {
        boolean[] broken = new boolean[1];
        return n -> {
            broken[0] |= n < 1;
            List<int[]> found = correct.solve(n);
            return broken[0] ? new ArrayList<>() : found;
        };
    })),

    UP_TO_8(Group.SIZE, solving((n, found) -> n > 8 ? List.of() : found)),
    COUNTS_UP_TO_8(Group.SIZE, counting((n, count) -> n > 8 ? 0 : count)),
    BYTE(Group.SIZE, counting((n, count) -> (byte) count)),
    SMALL_TABLE(Group.SIZE, counting((n, count) -> n == 10 ? 352 : count)),
    /** Throws instead of searching without end. */
    ENDLESS(Group.SIZE, solving((n, found) -> n > 8
            ? thrown(new Error("solve(" + n + ") was stopped, since it came to no end")) : found)),
    FIXED_ARRAY(Group.SIZE, counting((n, count) -> n > 8
            ? thrown(new ArrayIndexOutOfBoundsException("Index 8 out of bounds for length 8")) : count));

    private final Group group;
    private final Function<CorrectVariant, Supplier<QueensSolver>> making;

    FaultySolver(Group group, Function<CorrectVariant, Supplier<QueensSolver>> making) {
        this.group = group;
        this.making = making;
    }

    /** The kinds of mistakes that faulty solvers make. */
    public enum Group {
        SMALL_BOARDS, VALIDITY, COMPLETENESS, COUNT, CONTRACT, OWNERSHIP, STATE, SIZE;

        /** {@return the name of the kind in reports, such as {@code small-boards}} */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** {@return the solvers of this kind} */
        public List<FaultySolver> solvers() {
            return Stream.of(FaultySolver.values()).filter(solver -> solver.group == this).toList();
        }
    }

    /** {@return the kind of the solver's mistake} */
    public Group group() {
        return group;
    }

    /** Builds each faulty solver on a correct variant, so that the two differ only in the mistake. */
    @Override
    public Supplier<QueensSolver> solvers() {
        return solvers(CorrectVariant.values()[ordinal() % CorrectVariant.values().length]);
    }

    Supplier<QueensSolver> solvers(CorrectVariant variant) {
        return making.apply(variant);
    }

    private static Function<CorrectVariant, Supplier<QueensSolver>> solving(
            BiFunction<Integer, List<int[]>, List<int[]>> change) {
        return variant -> () -> variant.solver(change);
    }

    /** Creates solvers that find the right number of placements, but by the rules of another piece. */
    private static Function<CorrectVariant, Supplier<QueensSolver>> attacking(SolutionSearch.AttackRule attacks) {
        return solving(knowing((n, found) -> n < 4 ? found
                : new SolutionSearch(n, SolutionSearch.apart(attacks)).first(found.size())));
    }

    /** Remembers the solutions for each n, and returns copies, so that the time of a search reveals no mistake. */
    private static BiFunction<Integer, List<int[]>, List<int[]>> knowing(
            BiFunction<Integer, List<int[]>, List<int[]>> change) {
        Map<Integer, List<int[]>> known = new ConcurrentHashMap<>();
        return (n, found) -> known.computeIfAbsent(n, rows -> change.apply(rows, found)).stream().map(int[]::clone)
                .toList();
    }

    private static Function<CorrectVariant, Supplier<QueensSolver>> counting(LongBinaryOperator change) {
        return ownCount(correct -> n -> change.applyAsLong(n, correct.count(n)));
    }

    /**
     * Wraps a solver that returns array lists, whatever the variant. Some faulty solvers create array lists themselves;
     * so the class of a list doesn't reveal which lists are wrong.
     */
    private static Function<CorrectVariant, Supplier<QueensSolver>> wrapping(UnaryOperator<QueensSolver> wrapping) {
        return variant -> () -> wrapping.apply(CorrectVariant.SORTED.solver());
    }

    private static Function<CorrectVariant, Supplier<QueensSolver>> ownSolve(
            Function<QueensSolver, IntFunction<List<int[]>>> solve) {
        return wrapping(correct -> new SolverOfTwo(solve.apply(correct), correct::count));
    }

    private static Function<CorrectVariant, Supplier<QueensSolver>> spoiling(Consumer<List<int[]>> spoil) {
        return ownSolve(correct -> {
            AtomicReference<List<int[]>> given = new AtomicReference<>(new ArrayList<>());
            return n -> {
                List<int[]> found = new ArrayList<>(correct.solve(n));
                spoil.accept(given.getAndSet(found));
                return found;
            };
        });
    }

    private static Function<CorrectVariant, Supplier<QueensSolver>> ownCount(
            Function<QueensSolver, IntToLongFunction> count) {
        return wrapping(correct -> new SolverOfTwo(correct::solve, count.apply(correct)));
    }

    record SolverOfTwo(IntFunction<List<int[]>> solving, IntToLongFunction counting) implements QueensSolver {

        @Override
        public List<int[]> solve(int n) {
            return solving.apply(n);
        }

        @Override
        public long count(int n) {
            return counting.applyAsLong(n);
        }
    }

    private static <T, E extends Throwable> T thrown(E thrown) throws E {
        throw thrown;
    }

    private static List<int[]> changed(List<int[]> found, int index, int row, int column) {
        found.get(index)[row] = column;
        return found;
    }

    private static List<int[]> shifted(List<int[]> found) {
        return found.stream().map(solution -> IntStream.of(solution).map(column -> column + 1).toArray()).toList();
    }

    private static List<int[]> resized(List<int[]> found, int from, int length) {
        found.subList(from, found.size()).replaceAll(solution -> Arrays.copyOf(solution, length));
        return found;
    }

    private static List<int[]> repeated(List<int[]> found) {
        found.set(found.size() - 1, found.get(0).clone());
        return found;
    }

    /** Thread-safe, so that tests with threads see only the intended fault. */
    private static IntFunction<List<int[]>> remembering(QueensSolver correct) {
        Map<Integer, List<int[]>> remembered = new ConcurrentHashMap<>();
        return n -> remembered.computeIfAbsent(n, correct::solve);
    }
}
