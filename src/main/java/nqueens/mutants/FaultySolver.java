package nqueens.mutants;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

/** Solvers that are wrong in one way each, and correct in all others. */
public enum FaultySolver implements TestedSolver {

    ONE_IS_NONE(Group.SMALL_BOARDS, "is wrong for one n only", "a board of one square has a solution",
            solving((n, found) -> n == 1 ? List.of() : found)),
    ONE_COUNTS_NONE(Group.SMALL_BOARDS, "counts wrongly for one n only", "n = 1 can be counted, too",
            counting((n, count) -> n == 1 ? 0 : count)),
    TWO_IS_NULL(Group.SMALL_BOARDS, "gives null where it should not", "n = 2 has no solution: what is the answer?",
            solving((n, found) -> n == 2 ? null : found)),
    THREE_IS_NULL(Group.SMALL_BOARDS, "gives null for one n only", "n = 2 is not the only board without a solution",
            solving((n, found) -> n == 3 ? null : found)),
    TWO_IS_AN_EMPTY_ARRAY(Group.SMALL_BOARDS, "finds something where there is nothing", "n is below 4",
            solving((n, found) -> n == 2 ? List.of(new int[0]) : found)),
    TWO_ATTACK(Group.SMALL_BOARDS, "is content with queens that attack each other, for one n only", "n is below 4",
            solving((n, found) -> n == 2 ? List.of(new int[] {0, 1}) : found)),
    THREE_COUNTS_ONE(Group.SMALL_BOARDS, "counts wrongly where there is nothing to count", "n is below 4",
            counting((n, count) -> n == 3 ? 1 : count)),
    FOUR_HAS_ONE(Group.SMALL_BOARDS, "leaves one out for one n only", "n is below 5",
            solving((n, found) -> n == 4 ? found.subList(0, 1) : found)),

    NO_MAIN_DIAGONAL(Group.VALIDITY, "lets queens attack each other", "along one kind of diagonals",
            attacking((down, right) -> right == 0 || right == -down)),
    NO_ANTI_DIAGONAL(Group.VALIDITY, "lets queens attack each other, each in a column of its own",
            "along one kind of diagonals, and not the kind that you may think of first",
            attacking((down, right) -> right == 0 || right == down)),
    NEIGHBOURS_ONLY(Group.VALIDITY, "lets queens attack each other from afar", "not in rows next to each other",
            attacking((down, right) -> right == 0 || down == 1 && Math.abs(right) == 1)),
    COLUMN_TWICE(Group.VALIDITY, "puts two queens into one column, for one n only", "n is between 5 and 8",
            solving((n, found) -> n == 6 ? changed(found, 2, 3, found.get(2)[1]) : found)),
    COLUMNS_FROM_ONE(Group.VALIDITY, "counts columns from 1", "are all columns on the board?",
            solving((n, found) -> shifted(found))),
    COLUMNS_FROM_ONE_AT_5(Group.VALIDITY, "leaves the board for one n only", "n is between 4 and 6",
            solving((n, found) -> n == 5 ? shifted(found) : found)),
    ONE_TOO_LONG(Group.VALIDITY, "gives arrays of a wrong length", "they are longer than n",
            solving((n, found) -> resized(found, 0, n + 1))),
    ONE_TOO_SHORT(Group.VALIDITY, "gives a short array for one n only", "n is between 5 and 8",
            solving((n, found) -> n == 7 ? resized(found, found.size() - 1, n - 1) : found)),
    COLUMN_BELOW_ZERO(Group.VALIDITY, "leaves the board once, for one n only", "n is between 5 and 8",
            solving((n, found) -> n == 8 ? changed(found, found.size() - 1, 7, -1) : found)),
    LAST_IS_NONE(Group.VALIDITY, "lets queens attack each other in one of many placements", "n is between 5 and 8",
            solving((n, found) -> n == 8 ? changed(found, found.size() - 1, 7, 7) : found)),

    FIRST_TWICE(Group.COMPLETENESS, "finds one too many", "from some n on, and n is between 5 and 8",
            solving((n, found) -> n < 6 ? found
                    : Stream.concat(found.stream(), Stream.of(found.get(0).clone())).toList())),
    LAST_MISSING(Group.COMPLETENESS, "leaves one out for one n only", "n is between 5 and 8",
            solving((n, found) -> n == 7 ? found.subList(0, found.size() - 1) : found)),
    ONE_FOR_ANOTHER(Group.COMPLETENESS, "finds as many as there are, and not all of them", "n is between 5 and 8",
            solving((n, found) -> n == 8 ? repeated(found) : found)),
    ONE_FOR_ANOTHER_AT_6(Group.COMPLETENESS, "finds one twice and another not at all, on a small board",
            "n is between 5 and 7", solving((n, found) -> n == 6 ? repeated(found) : found)),
    LEFT_HALF(Group.COMPLETENESS, "finds no solution whose first queen stands on the right", "n is 5 or more",
            solving((n, found) -> n < 5 ? found : found.subList(0, (found.size() + 1) / 2))),
    MIDDLE_MISSING(Group.COMPLETENESS, "leaves some out for every other n", "n is odd",
            solving((n, found) -> n < 5 || n % 2 == 0 ? found : found.stream()
                    .filter(solution -> solution[0] != n / 2).toList())),
    FIRST_ONLY(Group.COMPLETENESS, "stops at the first solution", "n is 5 or more",
            solving((n, found) -> n < 5 ? found : found.subList(0, 1))),
    UP_TO_SYMMETRY(Group.COMPLETENESS, "leaves out what is a mirror image of another", "n is 5 or more",
            solving((n, found) -> n < 5 ? found : Symmetry.distinct(found, Symmetry.values()))),
    COUNT_ALONE_IS_RIGHT(Group.COMPLETENESS, "counts rightly and finds nothing", "n is between 5 and 8",
            solving((n, found) -> n >= 7 ? List.of() : found)),

    ONE_COUNTED_TWICE(Group.COUNT, "counts one too many for one n only", "n is between 5 and 8",
            counting((n, count) -> n == 6 ? count + 1 : count)),
    COUNTS_DISTINCT(Group.COUNT, "counts mirror images once", "n is 4 or more",
            counting((n, count) -> n < 4 ? count
                    : Symmetry.distinct(SolutionSearch.solutions((int) n), Symmetry.values()).size())),
    MIDDLE_COUNTED_TWICE(Group.COUNT, "counts too many for every other n", "n is odd",
            counting((n, count) -> n < 5 || n % 2 == 0 ? count : count + n)),
    ONE_UNCOUNTED(Group.COUNT, "counts one too few for one n only", "n is between 5 and 8",
            counting((n, count) -> n == 7 ? count - 1 : count)),
    ALWAYS_92(Group.COUNT, "knows one number and no other", "and yours is that number",
            counting((n, count) -> n >= 5 ? 92 : count)),

    ZERO_IS_SOLVED(Group.CONTRACT, "solves a board that is none", "n is 0",
            ownSolve(correct -> n -> n == 0 ? List.of(new int[0]) : correct.solve(n))),
    ZERO_IS_COUNTED(Group.CONTRACT, "counts the solutions of a board that is none", "n is 0",
            ownCount(correct -> n -> n == 0 ? 1 : correct.count(n))),
    NEGATIVE_IS_SOLVED(Group.CONTRACT, "takes a bad n", "n is less than 0",
            ownSolve(correct -> n -> n < 0 ? List.of() : correct.solve(n))),
    NEGATIVE_IS_COUNTED(Group.CONTRACT, "counts for a bad n", "n is less than 0",
            ownCount(correct -> n -> n < 0 ? 0 : correct.count(n))),
    OTHER_EXCEPTION(Group.CONTRACT, "throws another exception than it should", "solve does",
            ownSolve(correct -> n -> n < 1 ? thrown(new IllegalStateException("n < 1")) : correct.solve(n))),
    COUNT_THROWS_ANOTHER(Group.CONTRACT, "throws another exception than it should", "count does",
            ownCount(correct -> n -> n < 1 ? thrown(new ArithmeticException("n < 1")) : correct.count(n))),
    NEGATIVE_ARRAY(Group.CONTRACT, "lets an array be made of n before it looks at n", "n is less than 0",
            ownSolve(correct -> n -> n < 0 ? List.of(new int[n]) : correct.solve(n))),

    SAME_ARRAY(Group.OWNERSHIP, "adds the same array for each solution", "n is 4 or more",
            solving((n, found) -> found.stream().map(solution -> found.get(0)).toList())),
    SAME_LIST(Group.OWNERSHIP, "gives the same list to all who ask", "what if the caller writes to an array of it?",
            ownSolve(FaultySolver::remembering)),
    SHARED_ARRAYS(Group.OWNERSHIP, "shares its arrays with another solver", "a test may ask for two solvers",
            variant -> {
                QueensSolver correct = variant.solver();
                IntFunction<List<int[]>> remembered = remembering(correct);
                return () -> new SolverOfTwo(remembered, correct::count);
            }),
    EMPTIED_LATER(Group.OWNERSHIP, "changes an answer that it has given", "when it is asked for another n",
            spoiling(List::clear)),
    OVERWRITTEN_LATER(Group.OWNERSHIP, "writes to arrays that it has given away", "when it is asked again",
            spoiling(given -> given.forEach(solution -> Arrays.fill(solution, 0)))),

    STATIC_COUNT(Group.STATE, "counts on where another solver has stopped", "a test may ask for two solvers",
            variant -> {
                Map<Integer, Object> first = new ConcurrentHashMap<>();
                return () -> {
                    QueensSolver correct = variant.solver();
                    return new SolverOfTwo(correct::solve, n -> {
                        long count = correct.count(n);
                        return first.computeIfAbsent(n, key -> correct) == correct ? count : 2 * count;
                    });
                };
            }),
    COUNTS_ON(Group.STATE, "counts on when it is asked again", "for the same n",
            ownCount(correct -> {
                long[] counted = new long[32];
                return n -> counted[n & 31] += correct.count(n);
            })),
    GROWS(Group.STATE, "finds more each time that it is asked", "for the same n",
            ownSolve(correct -> {
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
    LAST_N(Group.STATE, "remembers the n that it was asked for before", "solve remembers it, and count is asked then",
            wrapping(correct -> {
                int[] last = new int[1];
                return new SolverOfTwo(n -> {
                    List<int[]> found = correct.solve(n);
                    last[0] = n;
                    return found;
                }, n -> correct.count(n < 1 || last[0] == 0 ? n : last[0]));
            })),
    LARGER_BEFORE(Group.STATE, "doesn't clean up behind itself", "a smaller n is asked for after a larger one",
            ownSolve(correct -> {
                int[] largest = new int[1];
                return n -> {
                    List<int[]> found = correct.solve(n);
                    boolean isSmaller = n < largest[0];
                    largest[0] = Math.max(n, largest[0]);
                    return isSmaller ? new ArrayList<>() : found;
                };
            })),
    BROKEN_BY_REFUSAL(Group.STATE, "is broken once it has refused an n", "ask for a good n after a bad one",
            ownSolve(correct -> {
                boolean[] broken = new boolean[1];
                return n -> {
                    broken[0] |= n < 1;
                    List<int[]> found = correct.solve(n);
                    return broken[0] ? new ArrayList<>() : found;
                };
            })),

    UP_TO_8(Group.SIZE, "finds nothing above some n", "n is between 8 and 10",
            solving((n, found) -> n > 8 ? List.of() : found)),
    COUNTS_UP_TO_8(Group.SIZE, "counts nothing above some n", "n is between 8 and 10",
            counting((n, count) -> n > 8 ? 0 : count)),
    BYTE(Group.SIZE, "loses the higher bits of a count", "a byte ends at 127",
            counting((n, count) -> (byte) count)),
    SMALL_TABLE(Group.SIZE, "looks counts up in a table that ends too soon", "n is between 9 and 11",
            counting((n, count) -> n == 10 ? 352 : count)),
    ENDLESS(Group.SIZE, "comes to no end above some n", "n is between 8 and 10",
            solving((n, found) -> n > 8 ? thrown(new StoppedError(n)) : found)),
    FIXED_ARRAY(Group.SIZE, "has arrays of a fixed size", "they are large enough for a chess board",
            counting((n, count) -> n > 8
                    ? thrown(new ArrayIndexOutOfBoundsException("Index 8 out of bounds for length 8")) : count));

    private final Group group;
    private final String words;
    private final String hint;
    private final Function<CorrectVariant, Supplier<QueensSolver>> making;

    FaultySolver(Group group, String words, String hint, Function<CorrectVariant, Supplier<QueensSolver>> making) {
        this.group = group;
        this.words = words;
        this.hint = hint;
        this.making = making;
    }

    /** The kinds of mistakes that faulty solvers make. */
    public enum Group {
        SMALL_BOARDS, VALIDITY, COMPLETENESS, COUNT, CONTRACT, OWNERSHIP, STATE, SIZE
    }

    /** {@return what it is wrong about} */
    public Group group() {
        return group;
    }

    @Override
    public String words() {
        return words;
    }

    /** {@return where it is wrong} */
    public String hint() {
        return hint;
    }

    /** By what a correct solver may do as it likes no faulty one is to be told: they are made of all variants. */
    @Override
    public Supplier<QueensSolver> solvers() {
        return solvers(CorrectVariant.values()[ordinal() % CorrectVariant.values().length]);
    }

    Supplier<QueensSolver> solvers(CorrectVariant variant) {
        return making.apply(variant);
    }

    private static Function<CorrectVariant, Supplier<QueensSolver>> solving(
            BiFunction<Integer, List<int[]>, List<int[]>> change) {
        return variant -> () -> variant.solver(change, (n, count) -> count);
    }

    /** Finds as many placements in which no two queens attack each other by other rules. */
    private static Function<CorrectVariant, Supplier<QueensSolver>> attacking(SolutionSearch.Attacks attacks) {
        return solving((n, found) -> n < 4 ? found
                : SolutionSearch.by(n, SolutionSearch.apart(attacks)).first(found.size()));
    }

    private static Function<CorrectVariant, Supplier<QueensSolver>> counting(LongBinaryOperator change) {
        return variant -> () -> variant.solver((n, found) -> found, change);
    }

    private static Function<CorrectVariant, Supplier<QueensSolver>> wrapping(UnaryOperator<QueensSolver> wrapping) {
        return variant -> () -> wrapping.apply(variant.solver());
    }

    private static Function<CorrectVariant, Supplier<QueensSolver>> ownSolve(
            Function<QueensSolver, IntFunction<List<int[]>>> solve) {
        return wrapping(correct -> new SolverOfTwo(solve.apply(correct), correct::count));
    }

    /** Does something to the list that it gave before when it is asked again. */
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

    /** A solver by its two methods. */
    private record SolverOfTwo(IntFunction<List<int[]>> solving, IntToLongFunction counting) implements QueensSolver {

        @Override
        public List<int[]> solve(int n) {
            return solving.apply(n);
        }

        @Override
        public long count(int n) {
            return counting.applyAsLong(n);
        }
    }

    /** Thrown in a test in place of an answer that never comes. */
    private static final class StoppedError extends Error {

        private static final long serialVersionUID = 1L;

        StoppedError(int n) {
            super("solve(" + n + ") was stopped, since it came to no end");
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

    /** Safe for threads, as all that faulty solvers keep: a test that asks from several sees no fault but theirs. */
    private static IntFunction<List<int[]>> remembering(QueensSolver correct) {
        Map<Integer, List<int[]>> remembered = new ConcurrentHashMap<>();
        return n -> remembered.computeIfAbsent(n, correct::solve);
    }
}
