package nqueens.interview;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.Square;
import nqueens.judge.SolverClass;
import nqueens.judge.worker.Request.Method;

/**
 * What is to be written in a stage: one class in the package {@code drill}, of one method. Its stub, with the
 * statement, examples and limits, is a file beside this class.
 */
public enum Task {
    /** Any solution. */
    ONE_SOLUTION("OneSolutionQueens", "one solution", Method.ONE_SOLUTION,
            cases(10, OneSolutionCase::new), List.of(new OneSolutionCase(20))),
    /** All solutions, as boards. */
    ALL_SOLUTIONS("AllSolutionsQueens", "all solutions", Method.ALL_SOLUTIONS,
            cases(8, AllSolutionsCase::new), List.of(new AllSolutionsCase(10))),
    /** How many solutions. */
    SOLUTION_COUNT("SolutionCountQueens", "count only", Method.SOLUTION_COUNT,
            cases(10, SolutionCountCase::new), List.of(new SolutionCountCase(12))),
    /** How many solutions, where squares are blocked. */
    BLOCKED_SQUARES("BlockedSquaresQueens", "some squares are blocked", Method.BLOCKED_SQUARES,
            List.of(blocked(1), blocked(1, 0, 0), blocked(2), blocked(3, 1, 1), blocked(4), blocked(4, 0, 0),
                    blocked(4, 0, 1), blocked(4, 0, 1, 0, 2), blocked(5, 2, 2), blocked(5, 0, 0, 1, 3, 4, 2),
                    blocked(5, 2, 0, 2, 1, 2, 2, 2, 3, 2, 4), blocked(6, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5),
                    blocked(7, 3, 3, 2, 5, 6, 0), blocked(8, 0, 0, 0, 7, 7, 0, 7, 7),
                    blocked(8, 3, 3, 3, 4, 4, 3, 4, 4)),
            List.of(blocked(12, 0, 0, 3, 7, 5, 5, 11, 2))),
    /** How many solutions, where the first queens are given. */
    GIVEN_ROWS("GivenRowsQueens", "the first queens are given", Method.GIVEN_ROWS,
            List.of(given(1), given(1, 0), given(2, 0), given(4), given(4, 0), given(4, 1), given(4, 1, 3),
                    given(4, 1, 2), given(4, 2, 2), given(4, 1, 3, 0, 2), given(5, 0, 3), given(5, 0, 3, 0),
                    given(6, 1), given(6, 1, 4, 3), given(7, 2, 0, 5), given(8, 0), given(8, 0, 4, 7),
                    given(8, 3, 5, 0, 6), given(8, 0, 4, 7, 5, 2, 6, 1, 3), given(8, 0, 4, 7, 5, 2, 6, 1, 1)),
            List.of(given(12, 5), given(16, 0, 2, 4, 1, 12, 8))),
    /** How many solutions up to symmetry. */
    DISTINCT_SOLUTIONS("DistinctSolutionsQueens", "count up to symmetry", Method.DISTINCT_SOLUTIONS,
            cases(10, DistinctSolutionsCase::new), List.of(new DistinctSolutionsCase(12))),
    /** The first solution in lexicographic order. */
    FIRST_SOLUTION("FirstSolutionQueens", "the first solution only", Method.FIRST_SOLUTION,
            cases(10, FirstSolutionCase::new), List.of(new FirstSolutionCase(20))),
    /** How many solutions on the torus. */
    TOROIDAL_BOARD("ToroidalBoardQueens", "diagonals wrap around", Method.TOROIDAL_BOARD,
            cases(11, ToroidalBoardCase::new), List.of(new ToroidalBoardCase(13))),
    /** A solution that has some queens. */
    COMPLETED_BOARD("CompletedBoardQueens", "complete a board", Method.COMPLETED_BOARD,
            List.of(completed(1), completed(1, 0, 0), completed(2, 1, 0), completed(4), completed(4, 0, 1),
                    completed(4, 0, 0), completed(4, 2, 0, 1, 3), completed(4, 0, 1, 1, 2),
                    completed(4, 2, 0, 2, 3), completed(5, 2, 2), completed(5, 4, 4, 0, 0), completed(6, 5, 0),
                    completed(6, 5, 4), completed(8, 7, 3), completed(8, 4, 2, 1, 4), completed(8, 3, 3, 4, 4),
                    completed(8, 6, 0, 2, 1), completed(10, 9, 9, 4, 2)),
            List.of(completed(16), completed(16, 15, 3, 8, 12)));

    /** The package of what is written. */
    static final String PACKAGE = "drill";

    private final SolverClass solverClass;
    private final String title;
    private final List<StageCase> cases;

    Task(String className, String title, Method method, List<StageCase> small,
            List<StageCase> large) {
        this.solverClass = new SolverClass(Task.PACKAGE, className);
        this.title = title;
        List<StageCase> refused = List.of(new RefusedCase(method, 0), new RefusedCase(method, -1));
        this.cases = Stream.of(small, refused, large).flatMap(List::stream).toList();
    }

    /**
     * Gives the class to write.
     *
     * @return a class in the package {@code drill}
     */
    public SolverClass solverClass() {
        return solverClass;
    }

    /**
     * Gives a name for people.
     *
     * @return a phrase of at most 40 characters
     */
    public String title() {
        return title;
    }

    /**
     * Reads the stub: the class as it is before anybody has begun.
     *
     * @return the text of a Java source
     */
    public String stub() {
        try (InputStream file = Task.class.getResourceAsStream("stubs/" + solverClass.file())) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the solver is asked, from small to large: boards, bad arguments, and boards that take time. */
    List<StageCase> cases() {
        return cases;
    }

    private static List<StageCase> cases(int largest, IntFunction<StageCase> of) {
        return IntStream.rangeClosed(1, largest).mapToObj(of).toList();
    }

    /** Blocks squares, each as row and column. */
    private static StageCase blocked(int n, int... squares) {
        return new BlockedSquaresCase(n, squares(squares));
    }

    private static StageCase given(int n, int... columns) {
        return new GivenRowsCase(n, IntStream.of(columns).boxed().toList());
    }

    /** Places queens, each as row and column. */
    private static StageCase completed(int n, int... queens) {
        return new CompletedBoardCase(n, squares(queens));
    }

    private static List<Square> squares(int... pairs) {
        return IntStream.range(0, pairs.length / 2)
                .mapToObj(i -> new Square(pairs[2 * i], pairs[2 * i + 1])).toList();
    }
}
