package nqueens.mutants;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import nqueens.QueensSolver;

/** Solvers that are wrong in one way each, and right in all others. */
public enum Mutant {

    /** An empty list for n = 1. */
    ONE_IS_NONE(Group.SMALL_BOARDS, "is wrong for one n only", "a board of one square has a solution",
            solving((n, found) -> n == 1 ? List.of() : found)),
    /** The count is 0 for n = 1. */
    ONE_COUNTS_NONE(Group.SMALL_BOARDS, "counts wrongly for one n only", "n = 1 can be counted, too",
            counting((n, count) -> n == 1 ? 0 : count)),
    /** Null for n = 2. */
    TWO_IS_NULL(Group.SMALL_BOARDS, "gives null where it should not", "n = 2 has no solution: what is the answer?",
            solving((n, found) -> n == 2 ? null : found)),
    /** Null for n = 3. */
    THREE_IS_NULL(Group.SMALL_BOARDS, "gives null for one n only", "n = 2 is not the only board without a solution",
            solving((n, found) -> n == 3 ? null : found)),
    /** An empty array for n = 2. */
    TWO_IS_AN_EMPTY_ARRAY(Group.SMALL_BOARDS, "finds something where there is nothing", "n is below 4",
            solving((n, found) -> n == 2 ? List.of(new int[0]) : found)),
    /** Two queens that attack each other for n = 2. */
    TWO_ATTACK(Group.SMALL_BOARDS, "is content with queens that attack each other, for one n only", "n is below 4",
            solving((n, found) -> n == 2 ? List.of(new int[] {0, 1}) : found)),
    /** The count is 1 for n = 3. */
    THREE_COUNTS_ONE(Group.SMALL_BOARDS, "counts wrongly where there is nothing to count", "n is below 4",
            counting((n, count) -> n == 3 ? 1 : count)),
    /** One solution for n = 4. */
    FOUR_HAS_ONE(Group.SMALL_BOARDS, "leaves one out for one n only", "n is below 5",
            solving((n, found) -> n == 4 ? found.subList(0, 1) : found)),

    /** Main diagonals are not looked at. */
    NO_MAIN_DIAGONAL(Group.VALIDITY, "lets queens attack each other", "along one kind of diagonals",
            solving((n, found) -> n < 4 ? found : Solutions.by((upper, lower, rows) ->
                    upper == lower || lower - upper == -rows, n, found.size()))),
    /** Anti-diagonals are not looked at. */
    NO_ANTI_DIAGONAL(Group.VALIDITY, "lets queens attack each other, each in a column of its own",
            "along one kind of diagonals, and not the kind that you may think of first",
            solving((n, found) -> n < 4 ? found : Solutions.by((upper, lower, rows) ->
                    upper == lower || lower - upper == rows, n, found.size()))),
    /** Only neighbouring rows are compared. */
    NEIGHBOURS_ONLY(Group.VALIDITY, "lets queens attack each other from afar", "not in rows next to each other",
            solving((n, found) -> n < 4 ? found : Solutions.by((upper, lower, rows) ->
                    upper == lower || rows == 1 && Math.abs(lower - upper) == 1, n, found.size()))),
    /** A column twice, for n = 6. */
    COLUMN_TWICE(Group.VALIDITY, "puts two queens into one column, for one n only", "n is between 5 and 8",
            solving((n, found) -> n == 6 ? changed(found, 2, 3, found.get(2)[1]) : found)),
    /** Columns from 1 on. */
    COLUMNS_FROM_ONE(Group.VALIDITY, "counts columns from 1", "are all columns on the board?",
            solving((n, found) -> shifted(found))),
    /** Columns from 1 on, for n = 5. */
    COLUMNS_FROM_ONE_AT_5(Group.VALIDITY, "leaves the board for one n only", "n is between 4 and 6",
            solving((n, found) -> n == 5 ? shifted(found) : found)),
    /** One element too many. */
    ONE_TOO_LONG(Group.VALIDITY, "gives arrays of a wrong length", "they are longer than n",
            solving((n, found) -> resized(found, 0, n + 1))),
    /** An element too few in the last, for n = 7. */
    ONE_TOO_SHORT(Group.VALIDITY, "gives a short array for one n only", "n is between 5 and 8",
            solving((n, found) -> n == 7 ? resized(found, found.size() - 1, n - 1) : found)),
    /** A column below 0, for n = 8. */
    COLUMN_BELOW_ZERO(Group.VALIDITY, "leaves the board once, for one n only", "n is between 5 and 8",
            solving((n, found) -> n == 8 ? changed(found, found.size() - 1, 7, -1) : found)),
    /** The last solution is none, for n = 8. */
    LAST_IS_NONE(Group.VALIDITY, "lets queens attack each other in one of many placements", "n is between 5 and 8",
            solving((n, found) -> n == 8 ? changed(found, found.size() - 1, 7, 7) : found)),

    /** The first solution twice, from n = 6 on. */
    FIRST_TWICE(Group.COMPLETENESS, "finds one too many", "from some n on, and n is between 5 and 8",
            solving((n, found) -> n >= 6 ? twice(found) : found)),
    /** The last is missing, for n = 7. */
    LAST_MISSING(Group.COMPLETENESS, "leaves one out for one n only", "n is between 5 and 8",
            solving((n, found) -> n == 7 ? found.subList(0, found.size() - 1) : found)),
    /** One in place of another, for n = 8. */
    ONE_FOR_ANOTHER(Group.COMPLETENESS, "finds as many as there are, and not all of them", "n is between 5 and 8",
            solving((n, found) -> n == 8 ? repeated(found) : found)),
    /** One in place of another, for n = 6. */
    ONE_FOR_ANOTHER_AT_6(Group.COMPLETENESS, "finds one twice and another not at all, on a small board",
            "n is between 5 and 7", solving((n, found) -> n == 6 ? repeated(found) : found)),
    /** The first queen in the left half. */
    LEFT_HALF(Group.COMPLETENESS, "finds no solution whose first queen stands on the right", "n is 5 or more",
            solving((n, found) -> n < 5 ? found : found.subList(0, (found.size() + 1) / 2))),
    /** The column in the middle is left out. */
    MIDDLE_MISSING(Group.COMPLETENESS, "leaves some out for every other n", "n is odd",
            solving((n, found) -> n < 5 || n % 2 == 0 ? found : withoutMiddle(n, found))),
    /** The first alone. */
    FIRST_ONLY(Group.COMPLETENESS, "stops at the first solution", "n is 5 or more",
            solving((n, found) -> n < 5 ? found : found.subList(0, 1))),
    /** Up to symmetry. */
    UP_TO_SYMMETRY(Group.COMPLETENESS, "leaves out what is a mirror image of another", "n is 5 or more",
            solving((n, found) -> n < 5 ? found : Solutions.distinct(n))),
    /** Nothing is found from n = 7 on, and yet the count is right. */
    COUNT_ALONE_IS_RIGHT(Group.COMPLETENESS, "counts rightly and finds nothing", "n is between 5 and 8",
            solving((n, found) -> n >= 7 ? List.of() : found)),

    /** One too many, for n = 6. */
    ONE_COUNTED_TWICE(Group.COUNT, "counts one too many for one n only", "n is between 5 and 8",
            counting((n, count) -> n == 6 ? count + 1 : count)),
    /** Up to symmetry. */
    COUNTS_DISTINCT(Group.COUNT, "counts mirror images once", "n is 4 or more",
            counting((n, count) -> n < 4 ? count : Solutions.distinct(n).size())),
    /** The column in the middle is counted twice. */
    MIDDLE_COUNTED_TWICE(Group.COUNT, "counts too many for every other n", "n is odd",
            counting((n, count) -> n < 5 || n % 2 == 0 ? count : count + n)),
    /** One too few, for n = 7. */
    ONE_UNCOUNTED(Group.COUNT, "counts one too few for one n only", "n is between 5 and 8",
            counting((n, count) -> n == 7 ? count - 1 : count)),
    /** The answer for n = 8, always. */
    ALWAYS_92(Group.COUNT, "knows one number and no other", "and yours is that number",
            counting((n, count) -> n >= 5 ? 92 : count)),

    /** Zero queens are placed. */
    ZERO_IS_SOLVED(Group.CONTRACT, "solves a board that is none", "n is 0",
            wrapping(right -> new Wrong(n -> n == 0 ? List.of(new int[0]) : right.solve(n), right::count))),
    /** One way to place no queens. */
    ZERO_IS_COUNTED(Group.CONTRACT, "counts the solutions of a board that is none", "n is 0",
            wrapping(right -> new Wrong(right::solve, n -> n == 0 ? 1 : right.count(n)))),
    /** Nothing is found on a board of negative size. */
    NEGATIVE_IS_SOLVED(Group.CONTRACT, "takes a bad n", "n is less than 0",
            wrapping(right -> new Wrong(n -> n < 0 ? List.of() : right.solve(n), right::count))),
    /** Nothing is counted on a board of negative size. */
    NEGATIVE_IS_COUNTED(Group.CONTRACT, "counts for a bad n", "n is less than 0",
            wrapping(right -> new Wrong(right::solve, n -> n < 0 ? 0 : right.count(n)))),
    /** Another exception from solve. */
    OTHER_EXCEPTION(Group.CONTRACT, "throws another exception than it should", "solve does",
            wrapping(right -> new Wrong(n -> {
                if (n < 1) {
                    throw new IllegalStateException("n < 1");
                }
                return right.solve(n);
            }, right::count))),
    /** Another exception from count. */
    COUNT_THROWS_ANOTHER(Group.CONTRACT, "throws another exception than it should", "count does",
            wrapping(right -> new Wrong(right::solve, n -> {
                if (n < 1) {
                    throw new ArithmeticException("n < 1");
                }
                return right.count(n);
            }))),
    /** The array can't be made. */
    NEGATIVE_ARRAY(Group.CONTRACT, "lets an array be made of n before it looks at n", "n is less than 0",
            wrapping(right -> new Wrong(n -> n < 0 ? List.of(new int[n]) : right.solve(n), right::count))),

    /** All elements are one array. */
    SAME_ARRAY(Group.OWNERSHIP, "adds the same array for each solution", "n is 4 or more",
            solving((n, found) -> allTheSame(found))),
    /** The same list for each call. */
    SAME_LIST(Group.OWNERSHIP, "gives the same list to all who ask", "what if the caller writes to an array of it?",
            wrapping(right -> new Wrong(remembering(right), right::count))),
    /** The arrays are shared between solvers. */
    SHARED_ARRAYS(Group.OWNERSHIP, "shares its arrays with another solver", "a test may ask for two solvers",
            base -> {
                QueensSolver right = right(base);
                IntFunction<List<int[]>> remembered = remembering(right);
                return () -> new Wrong(remembered, right::count);
            }),
    /** The next call empties the list. */
    EMPTIED_LATER(Group.OWNERSHIP, "changes an answer that it has given", "when it is asked for another n",
            wrapping(right -> new Wrong(new Lasting(right, true), right::count))),
    /** The next call writes over the arrays. */
    OVERWRITTEN_LATER(Group.OWNERSHIP, "writes to arrays that it has given away", "when it is asked again",
            wrapping(right -> new Wrong(new Lasting(right, false), right::count))),

    /** What was counted before is added, whichever solver has counted it. */
    STATIC_COUNT(Group.STATE, "counts on where another solver has stopped", "a test may ask for two solvers",
            base -> {
                Map<Integer, Object> first = new HashMap<>();
                return () -> {
                    QueensSolver right = right(base);
                    return new Wrong(right::solve, n -> {
                        long count = right.count(n);
                        return first.computeIfAbsent(n, key -> right) == right ? count : 2 * count;
                    });
                };
            }),
    /** The second call counts on. */
    COUNTS_ON(Group.STATE, "counts on when it is asked again", "for the same n",
            wrapping(right -> {
                long[] counted = new long[32];
                return new Wrong(right::solve, n -> counted[n & 31] += right.count(n));
            })),
    /** The list grows with each call. */
    GROWS(Group.STATE, "finds more each time that it is asked", "for the same n",
            wrapping(right -> {
                List<int[]> all = new ArrayList<>();
                int[] last = new int[1];
                return new Wrong(n -> {
                    List<int[]> found = right.solve(n);
                    if (n != last[0]) {
                        all.clear();
                    }
                    last[0] = n;
                    found.forEach(solution -> all.add(solution.clone()));
                    return new ArrayList<>(all);
                }, right::count);
            })),
    /** The count is that of the n before. */
    LAST_N(Group.STATE, "remembers the n that it was asked for before", "solve remembers it, and count is asked then",
            wrapping(right -> {
                int[] last = new int[1];
                return new Wrong(n -> {
                    List<int[]> found = right.solve(n);
                    last[0] = n;
                    return found;
                }, n -> n < 1 || last[0] == 0 ? right.count(n) : right.count(last[0]));
            })),
    /** Smaller boards find marks of a larger one. */
    LARGER_BEFORE(Group.STATE, "doesn't clean up behind itself", "a smaller n is asked for after a larger one",
            wrapping(right -> {
                int[] largest = new int[1];
                return new Wrong(n -> {
                    List<int[]> found = right.solve(n);
                    boolean isSmaller = n < largest[0];
                    largest[0] = Math.max(n, largest[0]);
                    return isSmaller ? new ArrayList<>() : found;
                }, right::count);
            })),
    /** A refusal leaves it broken. */
    BROKEN_BY_REFUSAL(Group.STATE, "is broken once it has refused an n", "ask for a good n after a bad one",
            wrapping(right -> {
                boolean[] broken = new boolean[1];
                return new Wrong(n -> {
                    broken[0] |= n < 1;
                    List<int[]> found = right.solve(n);
                    return broken[0] ? new ArrayList<>() : found;
                }, right::count);
            })),

    /** Nothing is found above n = 8. */
    UP_TO_8(Group.SIZE, "finds nothing above some n", "n is between 8 and 10",
            solving((n, found) -> n > 8 ? List.of() : found)),
    /** Nothing is counted above n = 8. */
    COUNTS_UP_TO_8(Group.SIZE, "counts nothing above some n", "n is between 8 and 10",
            counting((n, count) -> n > 8 ? 0 : count)),
    /** The count is a byte. */
    BYTE(Group.SIZE, "loses the higher bits of a count", "a byte ends at 127",
            counting((n, count) -> (byte) count)),
    /** The count is of two decimal digits. */
    SMALL_TABLE(Group.SIZE, "looks counts up in a table that ends too soon", "n is between 9 and 11",
            counting((n, count) -> n == 10 ? 352 : count)),
    /** No answer comes above n = 8. */
    ENDLESS(Group.SIZE, "comes to no end above some n", "n is between 8 and 10",
            solving((n, found) -> {
                if (n > 8) {
                    throw new StoppedError("solve(" + n + ") was stopped, since it came to no end");
                }
                return found;
            })),
    /** An array is too small above n = 8. */
    FIXED_ARRAY(Group.SIZE, "has arrays of a fixed size", "they are large enough for a chess board",
            counting((n, count) -> {
                if (n > 8) {
                    throw new ArrayIndexOutOfBoundsException("Index 8 out of bounds for length 8");
                }
                return count;
            }));

    private final Group group;
    private final String words;
    private final String hint;
    private final Making making;

    Mutant(Group group, String words, String hint, Making making) {
        this.group = group;
        this.words = words;
        this.hint = hint;
        this.making = making;
    }

    /** What mutants are wrong about. */
    public enum Group {
        /** Boards of 1 to 4 rows. */
        SMALL_BOARDS,
        /** Placements that are no solutions. */
        VALIDITY,
        /** Solutions that are missing, or there twice. */
        COMPLETENESS,
        /** The number of solutions. */
        COUNT,
        /** What the contract says of bad arguments. */
        CONTRACT,
        /** Arrays and lists that are not the caller's own. */
        OWNERSHIP,
        /** What is kept between calls. */
        STATE,
        /** Larger boards. */
        SIZE
    }

    /** {@return what it is wrong about} */
    public Group group() {
        return group;
    }

    /** {@return what it does, to be read after "a solver that"} */
    public String words() {
        return words;
    }

    /** {@return where it does so} */
    public String hint() {
        return hint;
    }

    /**
     * {@return a supplier of the solvers of one run, which share what such solvers share} {@code right} is what they
     * are like otherwise.
     */
    Supplier<QueensSolver> solvers(Right right) {
        return making.of(right);
    }

    /** How a mutant is made of a right solver. */
    @FunctionalInterface
    private interface Making {
        Supplier<QueensSolver> of(Right right);
    }

    /** What a right solver's answers become. */
    interface Fault {

        /** Leaves answers as they are. */
        Fault NONE = new Fault() { };

        /** Changes a list, which is not kept elsewhere and has arrays of its own. */
        default List<int[]> solutions(int n, List<int[]> found) {
            return found;
        }

        /** Changes a count. */
        default long count(int n, long count) {
            return count;
        }
    }

    /** Changes the list for an n. */
    @FunctionalInterface
    private interface Solving {
        List<int[]> of(int n, List<int[]> found);
    }

    /** Changes the count for an n. */
    @FunctionalInterface
    private interface Counting {
        long of(int n, long count);
    }

    private static QueensSolver right(Right base) {
        return base.wrong(Fault.NONE);
    }

    private static Making solving(Solving solving) {
        return faulty(new Fault() {
            @Override
            public List<int[]> solutions(int n, List<int[]> found) {
                return solving.of(n, found);
            }
        });
    }

    private static Making counting(Counting counting) {
        return faulty(new Fault() {
            @Override
            public long count(int n, long count) {
                return counting.of(n, count);
            }
        });
    }

    private static Making faulty(Fault fault) {
        return base -> () -> base.wrong(fault);
    }

    private static Making wrapping(UnaryOperator<QueensSolver> wrapping) {
        return base -> () -> wrapping.apply(right(base));
    }

    private static List<int[]> changed(List<int[]> found, int index, int row, int column) {
        found.get(index)[row] = column;
        return found;
    }

    private static List<int[]> shifted(List<int[]> found) {
        for (int[] solution : found) {
            for (int row = 0; row < solution.length; row++) {
                solution[row]++;
            }
        }
        return found;
    }

    private static List<int[]> resized(List<int[]> found, int from, int length) {
        for (int i = from; i < found.size(); i++) {
            found.set(i, Arrays.copyOf(found.get(i), length));
        }
        return found;
    }

    private static List<int[]> twice(List<int[]> found) {
        found.add(found.get(0).clone());
        return found;
    }

    private static List<int[]> repeated(List<int[]> found) {
        found.set(found.size() - 1, found.get(0).clone());
        return found;
    }

    private static List<int[]> withoutMiddle(int n, List<int[]> found) {
        found.removeIf(solution -> solution[0] == n / 2);
        return found;
    }

    private static List<int[]> allTheSame(List<int[]> found) {
        found.replaceAll(solution -> found.get(0));
        return found;
    }

    private static IntFunction<List<int[]>> remembering(QueensSolver right) {
        Map<Integer, List<int[]>> remembered = new HashMap<>();
        return n -> remembered.computeIfAbsent(n, right::solve);
    }

    /** A solver by its two methods. */
    private record Wrong(IntFunction<List<int[]>> solving, IntToLongFunction counting) implements QueensSolver {

        @Override
        public List<int[]> solve(int n) {
            return solving.apply(n);
        }

        @Override
        public long count(int n) {
            return counting.applyAsLong(n);
        }
    }

    /** Keeps a hand on the answer that it gave last. */
    private static final class Lasting implements IntFunction<List<int[]>> {

        private final QueensSolver right;
        private final boolean isEmptied;
        private List<int[]> last = new ArrayList<>();

        Lasting(QueensSolver right, boolean isEmptied) {
            this.right = right;
            this.isEmptied = isEmptied;
        }

        @Override
        public List<int[]> apply(int n) {
            List<int[]> found = isEmptied ? new ArrayList<>(right.solve(n)) : right.solve(n);
            if (isEmptied) {
                last.clear();
            } else {
                last.forEach(solution -> Arrays.fill(solution, 0));
            }
            last = found;
            return found;
        }
    }

    /** What a test meets in place of an answer that never comes. */
    private static final class StoppedError extends Error {

        private static final long serialVersionUID = 1L;

        StoppedError(String message) {
            super(message);
        }
    }
}
