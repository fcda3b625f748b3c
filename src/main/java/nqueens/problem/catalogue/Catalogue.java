package nqueens.problem.catalogue;

import static nqueens.problem.Problem.Category.CORE;
import static nqueens.problem.Problem.Category.DRILL;
import static nqueens.problem.Problem.Category.UPPER;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import nqueens.BlockedSquares;
import nqueens.CompletedBoard;
import nqueens.EstimatedTree;
import nqueens.LargeBoard;
import nqueens.LazySolutions;
import nqueens.QueensCounter;
import nqueens.QueensSolver;
import nqueens.SymmetricQueens;
import nqueens.drill.AllSolutions;
import nqueens.drill.FirstSolution;
import nqueens.drill.OneSolution;
import nqueens.drill.SolutionCount;
import nqueens.drill.WordSearch;
import nqueens.mutants.TestRunner;
import nqueens.problem.Ablation;
import nqueens.problem.Approach;
import nqueens.problem.Call;
import nqueens.problem.CallLimits;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Harness;
import nqueens.problem.Hint;
import nqueens.problem.Operation;
import nqueens.problem.Problem;
import nqueens.problem.SearchBounds;

/** All problems, in the order of reports: first the ladder, then the drills. */
public final class Catalogue {

    /**
     * Maximum number of steps of a call that must be fast. Of some 150 honest solvers, the slowest of each kind took
     * 1,378 million steps for n = 10 on a board, 675 million in one array, 68 million with boolean arrays, and 1,363
     * million for n = 13 with bits.
     */
    private static final long MOST_STEPS_OF_QUEENS = 2_000_000_000;
    /** Minimum comparisons per position. Comparing only the diagonals of all queens above takes 9 comparisons. */
    private static final double COMPARISONS = 5;
    /** From n = 8 to 10, steps grow 20 to 36 times if a search skips attacked squares, otherwise at least 90 times. */
    private static final double MOST_GROWTH_ROW_BY_ROW = 58;
    /** Setting up 8! boards and scanning their diagonals takes 673 million steps; lean code takes 7 million. */
    private static final long MOST_STEPS_OF_ARRANGEMENTS = 5_000_000_000L;
    /** From n = 7 to 8, steps grow 8.7 to 11.5 times, or 21.7 times if two queens may have the same column. */
    private static final double MOST_GROWTH_OF_ARRANGEMENTS = 15;
    private static final List<Problem> ALL = new ArrayList<>();

    public static final Problem BOARD2D = listed(queens(CORE, "board2d", "Board2dQueens",
            OptionalInt.empty(),
            Approach.of(Sentences.of("board2d.approach")).does(7, Operation.READ_BOARD)
                    .decidedBy(Ablation.BOARDS).decidedBy(Ablation.FULL_BOARDS)
                    .instead(Sentences.of("board2d.other"), Operation.LIST, Operation.SET, Operation.BIT_SET,
                            Operation.STRING)
                    .instead(Sentences.of("board2d.one-index"), Operation.READ_BOOLEAN, Operation.READ_NUMBER),
            speed(10, "board2d.speed"),
            SearchBounds.growing(MOST_GROWTH_ROW_BY_ROW))
            .hint(Hint.SAFE_SQUARE, Kind.INDEX));

    public static final Problem ARRAY1D = listed(queens(CORE, "array1d", "Array1dQueens",
            OptionalInt.empty(),
            Approach.of(Sentences.of("array1d.approach"))
                    .butNot(Operation.READ_BOOLEAN, Operation.UNBOX_BOOLEAN, Operation.SET, Operation.BIT_SET,
                            Operation.BIG_INTEGER)
                    .butNotBoth(Operation.SHIFT, Operation.MASK)
                    .does(COMPARISONS, Operation.COMPARE)
                    .instead(Sentences.of("array1d.other"), Operation.SET, Operation.STRING)
                    .instead(Sentences.of("array1d.marks"), Operation.READ_BOOLEAN, Operation.UNBOX_BOOLEAN,
                            Operation.BIT_SET, Operation.READ_MARK, Operation.READ_NUMBER)
                    .decidedBy(Ablation.NUMBERS).decidedBy(Ablation.COMPARISONS),
            speed(10, "array1d.speed"),
            SearchBounds.growing(MOST_GROWTH_ROW_BY_ROW))
            .hint(Hint.SEARCH, Kind.OFF_BOARD, Kind.INDEX));

    public static final Problem BOOLEAN_ARRAYS = listed(queens(CORE, "booleanarrays", "BooleanArraysQueens",
            OptionalInt.empty(),
            Approach.of(Sentences.of("booleanarrays.approach"))
                    .does(2, Operation.READ_BOOLEAN)
                    .butNotBoth(Operation.SHIFT, Operation.MASK)
                    .butNotForRows(Operation.READ_BOOLEAN).decidedBy(Ablation.BOOLEANS).decidedBy(Ablation.SET_BOOLEANS)
                    .instead(Sentences.of("booleanarrays.marks"), Operation.READ_MARK)
                    .instead(Sentences.of("booleanarrays.numbers"), Operation.READ_NUMBER)
                    .instead(Sentences.of("booleanarrays.other"), Operation.LIST, Operation.SET, Operation.BIT_SET,
                            Operation.STRING),
            speed(10, "booleanarrays.speed"),
            SearchBounds.growing(MOST_GROWTH_ROW_BY_ROW))
            .hint(Hint.SAFE_SQUARE, Kind.INDEX));

    public static final Problem BITMASK = listed(queens(CORE, "bitmask", "BitmaskQueens",
            OptionalInt.of(Integer.SIZE - 1),
            Approach.of(Sentences.of("bitmask.approach"))
                    .does(0.5, Operation.SHIFT)
                    .does(0.9, Operation.MASK)
                    .butNot(Operation.READ_BOOLEAN, Operation.UNBOX_BOOLEAN, Operation.SET, Operation.BIT_SET,
                            Operation.BIG_INTEGER)
                    .decidedBy(Ablation.SHIFTS)
                    .notDecidedBy(Ablation.BOARDS)
                    .instead(Sentences.of("bitmask.other"), Operation.LIST, Operation.SET, Operation.BIT_SET,
                            Operation.READ_BOOLEAN, Operation.UNBOX_BOOLEAN, Operation.READ_NUMBER, Operation.STRING),
            speed(13, "bitmask.speed"),
            SearchBounds.masking(26))
            .hint(Hint.SEARCH, Kind.INDEX));

    public static final Problem PERMUTATIONS = listed(queens(UPPER, "permutations", "PermutationsQueens",
            OptionalInt.empty(),
            Approach.of(Sentences.of("permutations.approach")).visitingArrangements(),
            Call.of("count", 8).within(CallLimits.STANDARD.steps(MOST_STEPS_OF_ARRANGEMENTS)
                    .advising(Sentences.of("permutations.speed"))),
            SearchBounds.growing(MOST_GROWTH_OF_ARRANGEMENTS))
            .hint(Hint.SEARCH, Kind.REPRESENTATION, Kind.INDEX));

    public static final Problem BLOCKED = listed(Problem.of(UPPER, "blocked", "BlockedQueens", BlockedSquares.class)
            .speed(BlockedSquaresChecks.SPEED).sample(BlockedSquaresChecks.call(4, 0, 1))
            .checks(() -> new BlockedSquaresChecks().all()).hint(Hint.SAFE_SQUARE, Kind.COUNT, Kind.INDEX));

    public static final Problem COMPLETION = listed(
            Problem.of(UPPER, "completion", "CompletionQueens", CompletedBoard.class)
            .speed(PlacementChecks.SPEED_OF_COMPLETION).sample(PlacementChecks.completing(4, 2, 0))
            .checks(PlacementChecks::completion).hint(Hint.ANSWER, Kind.OFF_BOARD));

    /** The problems of counting placements of pieces that move in other ways than queens. */
    public static final List<Problem> COUNTERS = CounterChecks.problems().map(Catalogue::listed).toList();

    public static final Problem SYMMETRY = listed(Problem.of(UPPER, "symmetry", "SymmetryQueens", SymmetricQueens.class)
            .speed(SymmetricQueensChecks.SPEED).sample(Call.of("count", 4)).checks(SymmetricQueensChecks::all)
            .hint(Hint.SEARCH, Kind.REPRESENTATION, Kind.MIDDLE, Kind.COUNT, Kind.INDEX));

    public static final Problem LAZY = listed(Problem.of(UPPER, "lazy", "LazyQueens", LazySolutions.class)
            .speed(LazySolutionsChecks.SPEED).sample(Call.of("solutions", 4)).checks(LazySolutionsChecks::all)
            .hint(Hint.SEARCH, Kind.REPRESENTATION, Kind.INDEX));

    public static final Problem MILLION = listed(Problem.of(UPPER, "million", "MillionQueens", LargeBoard.class)
            .speed(PlacementChecks.SPEED_OF_A_MILLION).sample(Call.of("place", 6, 1L)).checks(PlacementChecks::large)
            .hint(Hint.ANSWER, Kind.REPEATED).hint(Hint.SAFE_SQUARE, Kind.HEAP));

    public static final Problem ESTIMATE = listed(Problem.of(UPPER, "estimate", "EstimateQueens", EstimatedTree.class)
            .speed(EstimatedTreeChecks.SPEED).sample(Call.of("nodes", 4, 1, 1L)).checks(EstimatedTreeChecks::all)
            .hint(Hint.ANSWER, Kind.REPEATED));

    public static final Problem TESTS = listed(Problem.of(UPPER, "tests", "QueensSolverTest", TestRunner.class)
            .runBy(Harness.JUNIT, tests -> new TestReports(tests).kills()).checks(TestsChecks::all));

    public static final Problem HALVES = listed(Problem.of(UPPER, "halves", "HalvesQueens", QueensCounter.class)
            .speed(CounterChecks.SPEED_BY_HALVES).sample(Call.of("count", 4)).checks(CounterChecks::halves)
            .hint(Hint.SAFE_SQUARE, Kind.COUNT));

    public static final Problem ONE_SOLUTION = listed(
            Problem.of(DRILL, "one-solution", "OneSolutionQueens", OneSolution.class)
            .checks(PlacementChecks::anySolution).sample(Call.of("solve", 4)));

    public static final Problem ALL_SOLUTIONS = listed(
            Problem.of(DRILL, "all-solutions", "AllSolutionsQueens", AllSolutions.class)
            .checks(QueensSolverChecks::ofBoards).speed(Call.of("solveNQueens", 10))
            .sample(Call.of("solveNQueens", 4)));

    public static final Problem SOLUTION_COUNT = listed(
            Problem.of(DRILL, "solution-count", "SolutionCountQueens", SolutionCount.class)
            .checks(CounterChecks::drill).speed(Call.of("totalNQueens", 12)).sample(Call.of("totalNQueens", 4)));

    public static final Problem FIRST_SOLUTION = listed(
            Problem.of(DRILL, "first-solution", "FirstSolutionQueens", FirstSolution.class)
            .checks(PlacementChecks::firstSolution).sample(Call.of("first", 4)));

    public static final Problem WORD_SEARCH = listed(
            Problem.of(DRILL, "word-search", "WordSearchLetters", WordSearch.class)
            .checks(WordSearchChecks::all).sample(WordSearchChecks.SAMPLE));

    private Catalogue() {
    }

    /** {@return all problems, in order} */
    public static List<Problem> all() {
        return List.copyOf(ALL);
    }

    /** {@return the problems of the core, in order} */
    public static List<Problem> core() {
        return of(CORE);
    }

    /** {@return the problems of a category, in order} */
    public static List<Problem> of(Problem.Category category) {
        return ALL.stream().filter(problem -> problem.category() == category).toList();
    }

    /** {@return the problem with an id, or empty if no problem has this id} */
    public static Optional<Problem> find(String id) {
        return ALL.stream().filter(problem -> problem.id().equals(id)).findFirst();
    }

    private static Call speed(int n, String advice) {
        return Call.of("count", n)
                .within(CallLimits.STANDARD.steps(MOST_STEPS_OF_QUEENS).advising(Sentences.of(advice)));
    }

    private static Problem.Builder queens(Problem.Category category, String id, String className,
            OptionalInt largest, Approach approach, Call speed, SearchBounds.WorkBound pace) {
        return Problem.of(category, id, className, QueensSolver.class).speed(speed).sample(Call.of("solve", 4))
                .instead("Solution", Sentences.of("queens.leetcode"))
                .checks(() -> new QueensSolverChecks(largest, approach, speed, pace).all());
    }

    private static Problem listed(Problem.Builder declared) {
        Problem problem = declared.build();
        ALL.add(problem);
        return problem;
    }
}
