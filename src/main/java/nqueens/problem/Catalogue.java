package nqueens.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import nqueens.QueensSolver;
import nqueens.drill.AllSolutions;
import nqueens.drill.BlockedSquares;
import nqueens.drill.CompletedBoard;
import nqueens.drill.DistinctSolutions;
import nqueens.drill.FirstSolution;
import nqueens.drill.GivenRows;
import nqueens.drill.OneSolution;
import nqueens.drill.SolutionCount;
import nqueens.drill.ToroidalBoard;
import nqueens.problem.Fault.Kind;

/** All problems, in the order in which reports have them: the ladder, and then the drills. */
public final class Catalogue {

    private static final List<Problem> ALL = new ArrayList<>();

    /** A board as a two-dimensional array. */
    public static final Problem BOARD2D = exercise("board2d", "Board2dQueens", OptionalInt.empty(),
            Approach.free()
                    .asking(Feature.TWO_DIMENSIONAL_ARRAY,
                            "board2d keeps the board as a two-dimensional array, such as boolean[][]: declare one"),
            Call.of("count", 12).within(Allowance.inAll(3,
                    "place one row after the other, and leave a square at once if a queen above attacks it")))
            .hint(Kind.INDEX, Hint.SAFE_SQUARE);

    /** A column for each row in one array. */
    public static final Problem ARRAY1D = exercise("array1d", "Array1dQueens", OptionalInt.empty(),
            Approach.free()
                    .without(Feature.TWO_DIMENSIONAL_ARRAY,
                            "array1d keeps a position as one int[], row -> column: no two-dimensional array")
                    .without(Feature.BOOLEAN_ARRAY,
                            "array1d compares columns and differences: no boolean[] of what is taken")
                    .without(Feature.SET, "array1d compares columns and differences: no sets of what is taken")
                    .without(Feature.BIT_SET,
                            "array1d compares columns and differences: no BitSet of what is taken")
                    .without(Feature.SHIFT, "array1d compares columns and differences: no shifted bits"),
            Call.of("count", 12).within(Allowance.inAll(3,
                    "compare a queen with those in the rows above before you go on to the next row")))
            .hint(Kind.INDEX, Hint.SEARCH);

    /** What is taken, in three boolean arrays. */
    public static final Problem BOOLEAN_ARRAYS = exercise("booleanarrays", "BooleanArraysQueens",
            OptionalInt.empty(),
            Approach.free()
                    .asking(Feature.BOOLEAN_ARRAY,
                            "booleanarrays marks columns and diagonals in boolean[]: declare them")
                    .without(Feature.TWO_DIMENSIONAL_ARRAY,
                            "booleanarrays needs one boolean for each column and diagonal: no two-dimensional array")
                    .without(Feature.SHIFT, "booleanarrays marks columns and diagonals in boolean[]: no shifted bits"),
            Call.of("count", 12).within(Allowance.inAll(3,
                    "ask three booleans whether a square is safe, instead of looking at the queens above")))
            .hint(Kind.INDEX, Hint.SAFE_SQUARE);

    /** What is taken, in the bits of three ints. */
    public static final Problem BITMASK = exercise("bitmask", "BitmaskQueens", OptionalInt.of(Integer.SIZE - 1),
            Approach.free()
                    .asking(Feature.SHIFT, "bitmask moves its diagonals by shifts: use << and >>> on int bit sets")
                    .asking(Feature.MASK, "bitmask finds free squares by masks: use &, | and ~ on int bit sets")
                    .without(Feature.BOOLEAN_ARRAY, "bitmask keeps what is taken in the bits of an int: no boolean[]")
                    .without(Feature.TWO_DIMENSIONAL_ARRAY,
                            "bitmask keeps what is taken in the bits of an int: no two-dimensional array")
                    .without(Feature.BIT_SET, "bitmask keeps what is taken in the bits of an int: no BitSet"),
            Call.of("count", 15).within(Allowance.inAll(7,
                    "take the free squares of a row at once: one expression gives a bit set of them all, and its"
                            + " lowest bit is the next square to try; a loop over every column asks each square"
                            + " again")))
            .hint(Kind.INDEX, Hint.SEARCH);

    /** Any solution. */
    public static final Problem ONE_SOLUTION = drill("one-solution", "one solution", "OneSolutionQueens",
            OneSolution.class, PlacementChecks.anySolution());

    /** All solutions, as boards. */
    public static final Problem ALL_SOLUTIONS = drill("all-solutions", "all solutions", "AllSolutionsQueens",
            AllSolutions.class, BoardListChecks.all());

    /** How many solutions. */
    public static final Problem SOLUTION_COUNT = drill("solution-count", "count only", "SolutionCountQueens",
            SolutionCount.class, CountChecks.solutions());

    /** How many solutions, where squares are blocked. */
    public static final Problem BLOCKED_SQUARES = drill("blocked-squares", "some squares are blocked",
            "BlockedSquaresQueens", BlockedSquares.class, CountChecks.blocked());

    /** How many solutions, where the first queens are given. */
    public static final Problem GIVEN_ROWS = drill("given-rows", "the first queens are given", "GivenRowsQueens",
            GivenRows.class, CountChecks.given());

    /** How many solutions up to symmetry. */
    public static final Problem DISTINCT_SOLUTIONS = drill("distinct-solutions", "count up to symmetry",
            "DistinctSolutionsQueens", DistinctSolutions.class, CountChecks.distinct());

    /** The first solution in lexicographic order. */
    public static final Problem FIRST_SOLUTION = drill("first-solution", "the first solution only",
            "FirstSolutionQueens", FirstSolution.class, PlacementChecks.firstSolution());

    /** How many solutions on the torus. */
    public static final Problem TOROIDAL_BOARD = drill("toroidal-board", "diagonals wrap around",
            "ToroidalBoardQueens", ToroidalBoard.class, CountChecks.torus());

    /** A solution that has some queens. */
    public static final Problem COMPLETED_BOARD = drill("completed-board", "complete a board",
            "CompletedBoardQueens", CompletedBoard.class, PlacementChecks.completion());

    private Catalogue() {
    }

    /** {@return all problems, in order} */
    public static List<Problem> all() {
        return List.copyOf(ALL);
    }

    /** {@return the problems of the core, in order} */
    public static List<Problem> core() {
        return ALL.stream().filter(Problem::isCore).toList();
    }

    /**
     * Finds a problem.
     *
     * @param id its id
     * @return the problem, or empty if there is none
     */
    public static Optional<Problem> find(String id) {
        return ALL.stream().filter(problem -> problem.id().equals(id)).findFirst();
    }

    private static Problem exercise(String id, String className, OptionalInt largest, Approach approach, Call speed) {
        return listed(Problem.core(id, className, QueensSolver.class).speed(speed)
                .samples(Call.of("solve", 1), Call.of("count", 1))
                .checks(QueensSolverChecks.of(largest, approach, speed)));
    }

    private static Problem drill(String id, String title, String className, Class<?> contract, List<Check> checks) {
        return listed(Problem.drill(id, title, className, contract).checks(checks));
    }

    private static Problem listed(Problem problem) {
        ALL.add(problem);
        return problem;
    }
}
