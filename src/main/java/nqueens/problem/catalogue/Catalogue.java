package nqueens.problem.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;

import nqueens.BlockedSquares;
import nqueens.CompletedBoard;
import nqueens.LargeBoard;
import nqueens.LazySolutions;
import nqueens.QueensCounter;
import nqueens.QueensSolver;
import nqueens.SymmetricQueens;
import nqueens.drill.AllSolutions;
import nqueens.drill.FirstSolution;
import nqueens.drill.OneSolution;
import nqueens.drill.SolutionCount;
import nqueens.mutants.TestedSolvers;
import nqueens.problem.Allowance;
import nqueens.problem.Approach;
import nqueens.problem.Call;
import nqueens.problem.Check;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Harness;
import nqueens.problem.Hint;
import nqueens.problem.Operation;
import nqueens.problem.Problem;
import nqueens.problem.Search;

/** All problems, in the order in which reports have them: the ladder, and then the drills. */
public final class Catalogue {

    /**
     * What every call that must be fast may take. The wordiest honest solvers of some 150 took 1,378 million steps for
     * n = 10 on a board, 675 in one array, 68 with boolean arrays, and 1,363 for n = 13 with bits; beyond that it
     * isn't words.
     */
    private static final long MOST_STEPS = 2_000_000_000;
    /** A board that each solution is drawn on is read 2.9 times for each position; one that decides, 20 times. */
    private static final double DRAWING = 8;
    /** Three flags are asked 12 times for each position of n = 8, and one beside other ways 8 times. */
    private static final double FLAGS = 10;
    /** Queens that are compared with those above, along the diagonals alone, take 9. */
    private static final double COMPARISONS = 5;
    /** Free squares, the lowest of them, and three sets with one bit more take 8. */
    private static final double MASKS = 5;
    /** From n = 8 to 10 steps grow 20 to 36 times where attacked squares are left, and 90 times and more where not. */
    private static final double MOST_GROWTH_ROW_BY_ROW = 58;
    /** Each of 8! arrangements drawn on a board and counted along all its diagonals takes 673 million, lean ones 7. */
    private static final long MOST_STEPS_OF_ARRANGEMENTS = 5_000_000_000L;
    /**
     * From n = 7 to 8 the steps grow 8.7 times where columns are compared, and 11.5 times where boards are looked
     * through; 21.7 times where any columns are taken.
     */
    private static final double MOST_GROWTH_OF_ARRANGEMENTS = 15;
    private static final List<Problem> ALL = new ArrayList<>();

    /** A board as a two-dimensional array. */
    public static final Problem BOARD2D = exercise("board2d", "Board2dQueens", OptionalInt.empty(),
            Approach.of("board2d keeps the board as a two-dimensional array, and reads it to see whether a square is"
                    + " safe")
                    .does(8, Operation.READ_BOARD)
                    .instead("a list, a map, a set or a text is not an array: make it a boolean[][], or a char[][]",
                            Operation.LIST, Operation.SET, Operation.BIT_SET, Operation.STRING)
                    .instead("an array with one index is not a board: ask a boolean[][], or a char[][]",
                            Operation.READ_BOOLEAN, Operation.READ_NUMBER),
            speed(10, "place one row after the other, and leave a square at once if a queen above attacks it"),
            Search.growing(MOST_GROWTH_ROW_BY_ROW))
            .hint(Kind.INDEX, Hint.SAFE_SQUARE);

    /** A column for each row in one array. */
    public static final Problem ARRAY1D = exercise("array1d", "Array1dQueens", OptionalInt.empty(),
            Approach.of("array1d keeps a position as one int[], row -> column, and compares a queen with those in the"
                    + " rows above: no flags, sets or bits of what is taken")
                    .doesRather(COMPARISONS, Operation.COMPARE, DRAWING, Operation.READ_BOARD)
                    .butNot(Operation.READ_BOOLEAN, Operation.UNBOX_BOOLEAN, Operation.SET, Operation.BIT_SET,
                            Operation.BIG_INTEGER)
                    .butNotBoth(Operation.SHIFT, Operation.MASK)
                    .instead("a map from row to column is not an array, nor is a set of columns, or a text: keep"
                            + " columns[row]", Operation.SET, Operation.STRING)
                    .instead("compare columns[row] with the column of each row above, instead of marking what is taken",
                            Operation.READ_BOOLEAN, Operation.UNBOX_BOOLEAN, Operation.BIT_SET, Operation.READ_MARK,
                            Operation.READ_NUMBER)
                    .comparingRows(),
            speed(10, "compare a queen with those in the rows above before you go on to the next row"),
            Search.growing(MOST_GROWTH_ROW_BY_ROW))
            .hint(Kind.OFF_BOARD, Hint.SEARCH)
            .hint(Kind.INDEX, Hint.SEARCH);

    /** What is taken, in three boolean arrays. */
    public static final Problem BOOLEAN_ARRAYS = exercise("booleanarrays", "BooleanArraysQueens",
            OptionalInt.empty(),
            Approach.of("booleanarrays marks columns and diagonals in boolean[], and asks those whether a square is"
                    + " safe: no board, no bits")
                    .does(2, Operation.READ_BOOLEAN)
                    .doesRather(FLAGS, Operation.READ_BOOLEAN, DRAWING, Operation.READ_BOARD)
                    .doesRather(FLAGS, Operation.READ_BOOLEAN, COMPARISONS, Operation.COMPARE)
                    .butNotBoth(Operation.SHIFT, Operation.MASK)
                    .butNotForRows(Operation.READ_BOOLEAN)
                    .instead("an int[] of 0 and 1 marks the same: make it a boolean[]", Operation.READ_MARK)
                    .instead("an int[] is no boolean[], whether it holds columns or marks: set a boolean for each"
                            + " column and diagonal that is taken", Operation.READ_NUMBER)
                    .instead("a list, a map, a set or a text is not an array: mark what is taken in a boolean[]",
                            Operation.LIST, Operation.SET, Operation.BIT_SET, Operation.STRING),
            speed(10, "ask three booleans whether a square is safe, instead of looking at the queens above"),
            Search.growing(MOST_GROWTH_ROW_BY_ROW))
            .hint(Kind.INDEX, Hint.SAFE_SQUARE);

    /** What is taken, in the bits of three ints. */
    public static final Problem BITMASK = exercise("bitmask", "BitmaskQueens", OptionalInt.of(Integer.SIZE - 1),
            Approach.of("bitmask keeps what is taken in the bits of three ints: it moves diagonals by shifts, finds"
                    + " free squares by masks, and reads no flags")
                    .does(0.5, Operation.SHIFT)
                    .does(0.9, Operation.MASK)
                    .doesRather(MASKS, Operation.MASK, DRAWING, Operation.READ_BOARD)
                    .butNot(Operation.READ_BOOLEAN, Operation.UNBOX_BOOLEAN, Operation.SET, Operation.BIT_SET,
                            Operation.BIG_INTEGER)
                    .instead("a list, a map, a set, a text or an array is not an int: let bit c stand for column c",
                            Operation.LIST, Operation.SET, Operation.BIT_SET, Operation.READ_BOOLEAN,
                            Operation.UNBOX_BOOLEAN, Operation.READ_NUMBER, Operation.STRING),
            speed(13, "take the free squares of a row at once: one expression gives a bit set of them all, and its"
                    + " lowest bit is the next square to try; a loop over every column asks each square again,"
                    + " and work beside the search, such as drawing each position, takes steps as well"),
            Search.masking(26))
            .hint(Kind.INDEX, Hint.SEARCH);

    /** All arrangements of one queen a row and a column. */
    public static final Problem PERMUTATIONS = exercise("permutations", "PermutationsQueens", OptionalInt.empty(),
            Approach.of("permutations makes every arrangement of one queen a row and a column, n! of them and no"
                    + " others, and looks at diagonals only when all the queens stand")
                    .visitingArrangements(),
            Call.of("count", 8).within(Allowance.STANDARD.steps(MOST_STEPS_OF_ARRANGEMENTS).advising(
                    "give each row a column that no other row has: 8! arrangements are 8 times as many as 7!, and 8^8"
                            + " are 20 times as many as 7^7")),
            Search.growing(MOST_GROWTH_OF_ARRANGEMENTS)).up()
            .hint(Kind.REPRESENTATION, Hint.SEARCH)
            .hint(Kind.INDEX, Hint.SEARCH);

    /** Half of a search, and classes of images. */
    public static final Problem SYMMETRY = listed(Problem.exercise("symmetry", "SymmetryQueens", SymmetricQueens.class)
            .up().speed(SymmetricQueensChecks.SPEED).samples(Call.of("count", 1), Call.of("distinct", 1))
            .checks(SymmetricQueensChecks::all))
            .hint(Kind.REPRESENTATION, Hint.SEARCH)
            .hint(Kind.MIDDLE, Hint.SEARCH)
            .hint(Kind.INDEX, Hint.SEARCH);

    /** How many solutions, where squares are blocked. */
    public static final Problem BLOCKED = blocked(BlockedChecks
            .call(11, 0, 0, 1, 8, 3, 7, 4, 4, 5, 5, 7, 1, 8, 9, 10, 2)
            .within(Allowance.STANDARD.steps(6_000_000_000L).seconds(10).advising("leave a square at once where it is"
                    + " blocked, or a queen above attacks it")));

    /** A solution that has some queens. */
    public static final Problem COMPLETION = completion(CompletionChecks.call(16, 13, 7, 4, 10, 0, 0, 9, 14, 7, 4)
            .within(Allowance.STANDARD.steps(2_000_000_000).advising("no solution has these queens, and all have to be"
                    + " ruled out: put the queens that stand first, and leave a square at once where any queen attacks"
                    + " it")));

    /** How many solutions on the torus. */
    public static final Problem TORUS = counter("torus", "TorusQueens", Call.of("count", 13)
            .within(Allowance.STANDARD.steps(4_000_000_000L).advising("leave a square at once where a queen above"
                    + " attacks it, around the edges as well: at the end it is too late")), TorusChecks::of);

    /** How many ways to place pieces that move as a queen and as a knight. */
    public static final Problem SUPERQUEENS = counter("superqueens", "Superqueens", Call.of("count", 13)
            .within(Allowance.STANDARD.steps(4_000_000_000L).advising("leave a square at once where a superqueen above"
                    + " attacks it, by a knight's move as well: at the end it is too late")), SuperqueensChecks::of);

    /** Solutions one at a time. */
    public static final Problem LAZY = listed(Problem.exercise("lazy", "LazyQueens", LazySolutions.class).up()
            .speed(LazySolutionsChecks.SPEED).checks(LazySolutionsChecks::all))
            .hint(Kind.REPRESENTATION, Hint.SEARCH)
            .hint(Kind.INDEX, Hint.SEARCH);

    /** One solution of a large board, by a seed. */
    public static final Problem MILLION = listed(
            Problem.exercise("million", "MillionQueens", LargeBoard.class).up().speed(LargeBoardChecks.speed())
                    .samples(Call.of("place", 6, 1L))
                    .hint(Kind.REPEATED, Hint.ANSWER).hint(Kind.HEAP, Hint.SAFE_SQUARE)
                    .checks(LargeBoardChecks::all));

    /** How many solutions, by joining halves of boards. */
    public static final Problem HALVES = listed(
            Problem.exercise("halves", "HalvesQueens", QueensCounter.class).up().speed(HalvesChecks.SPEED)
                    .hint(Kind.COUNT, Hint.SAFE_SQUARE).checks(HalvesChecks::all));

    /** Tests of solvers, right and wrong. */
    public static final Problem TESTS = listed(Problem.exercise("tests", "QueensSolverTest", TestedSolvers.class).up()
            .runBy(Harness.JUNIT).checks(TestsChecks::all).killing(TestsChecks::kills));

    /** Any solution. */
    public static final Problem ONE_SOLUTION = drill("one-solution", "OneSolutionQueens",
            OneSolution.class, PlacementChecks::anySolution);

    /** All solutions, as boards. */
    public static final Problem ALL_SOLUTIONS = drill("all-solutions", "AllSolutionsQueens",
            AllSolutions.class, BoardListChecks::all).speed(Call.of("solveNQueens", 10));

    /** How many solutions. */
    public static final Problem SOLUTION_COUNT = drill("solution-count", "SolutionCountQueens",
            SolutionCount.class, CountChecks::solutions).speed(Call.of("totalNQueens", 12));

    /** The first solution in lexicographic order. */
    public static final Problem FIRST_SOLUTION = drill("first-solution", "FirstSolutionQueens",
            FirstSolution.class, PlacementChecks::firstSolution);

    private Catalogue() {
    }

    /** {@return all problems, in order} */
    public static List<Problem> all() {
        return List.copyOf(ALL);
    }

    /** {@return the problems of the core, in order} */
    public static List<Problem> core() {
        return of(Problem.Place.CORE);
    }

    /** {@return the problems of a place, in order} */
    public static List<Problem> of(Problem.Place place) {
        return ALL.stream().filter(problem -> problem.place() == place).toList();
    }

    /** {@return the problem with an id, or empty if there is none} */
    public static Optional<Problem> find(String id) {
        return ALL.stream().filter(problem -> problem.id().equals(id)).findFirst();
    }

    private static Call speed(int n, String advice) {
        return Call.of("count", n).within(Allowance.STANDARD.steps(MOST_STEPS).advising(advice));
    }

    private static Problem exercise(String id, String className, OptionalInt largest, Approach approach, Call speed,
            Search.Pace pace) {
        return listed(Problem.exercise(id, className, QueensSolver.class).speed(speed)
                .samples(Call.of("solve", 1), Call.of("count", 1))
                .instead("Solution", "this is LeetCode's class: keep package, class and methods of the stub\n"
                        + "where solveNQueens adds a board, let solve(n) add an int[] with the column of each row;"
                        + " count(n) is totalNQueens, as a long")
                .checks(() -> QueensSolverChecks.of(largest, approach, speed, pace)));
    }

    private static Problem blocked(Call speed) {
        return listed(Problem.exercise("blocked", "BlockedQueens", BlockedSquares.class).up()
                .speed(speed).samples(BlockedChecks.call(4, 0, 1))
                .hint(Kind.COUNT, Hint.SAFE_SQUARE).hint(Kind.INDEX, Hint.SAFE_SQUARE)
                .checks(() -> BlockedChecks.of(speed)));
    }

    private static Problem completion(Call speed) {
        return listed(Problem.exercise("completion", "CompletionQueens", CompletedBoard.class).up()
                .speed(speed).samples(CompletionChecks.call(4, 2, 0))
                .checks(() -> CompletionChecks.of(speed)));
    }

    private static Problem counter(String id, String className, Call speed, Function<Call, List<Check>> checks) {
        return listed(Problem.exercise(id, className, QueensCounter.class).up().speed(speed)
                .hint(Kind.COUNT, Hint.SAFE_SQUARE).hint(Kind.INDEX, Hint.SAFE_SQUARE)
                .checks(() -> checks.apply(speed)));
    }

    private static Problem drill(String id, String className, Class<?> contract, Supplier<List<Check>> checks) {
        return listed(Problem.drill(id, className, contract).checks(checks));
    }

    private static Problem listed(Problem problem) {
        ALL.add(problem);
        return problem;
    }
}
