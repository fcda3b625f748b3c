package nqueens.problem;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One call of a solver.
 *
 * @param arguments the arguments, each of its parameter's type (an {@code Integer} for an {@code int}); don't change
 *     them later
 * @param instance the solver to call: 0 for the first one, 1 for the second one
 */
public record Call(String method, List<Object> arguments, int instance, CallLimits limits) {

    private static final int NAMED_SQUARES = 8;

    /** {@return a call of the first solver; if its first argument is an int n, the limits are those for n rows} */
    public static Call of(String method, Object... arguments) {
        return new Call(method, List.of(arguments), 0, arguments.length > 0 && arguments[0] instanceof Integer n
                ? CallLimits.ofBoard(n) : CallLimits.STANDARD);
    }

    /** {@return the same call of a second solver of the same class} */
    public Call ofSecondInstance() {
        return new Call(method, arguments, 1, limits);
    }

    /** {@return the same call with other limits} */
    public Call within(CallLimits other) {
        return new Call(method, arguments, instance, other);
    }

    /** {@return the same call, named after a use of its answer, such as {@code next() of solutions(8)}} */
    public Call followedBy(String later) {
        return new Call(later + " of " + method, arguments, instance, limits);
    }

    /** {@return the first argument if it is an int, as the number of queens; otherwise 0} */
    public int n() {
        return !arguments.isEmpty() && arguments.get(0) instanceof Integer n ? n : 0;
    }

    /** {@return the int arguments except n, such as a number of repetitions} */
    public List<Object> counts() {
        return arguments.stream().skip(1).filter(Integer.class::isInstance).toList();
    }

    /** Ignores the limits, except the number of elements to take from an iterator. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Call call && method.equals(call.method) && instance == call.instance
                && limits.first() == call.limits.first()
                && Arrays.deepEquals(arguments.toArray(), call.arguments.toArray());
    }

    @Override
    public int hashCode() {
        return Objects.hash(method, Arrays.deepHashCode(arguments.toArray()));
    }

    /**
     * Returns the call as it appears in a program, such as {@code solve(8)}. Squares, such as those that are true in a
     * {@code boolean[][]}, appear as a list or, if there are many, as their number.
     */
    @Override
    public String toString() {
        return arguments.stream().map(Call::text).collect(Collectors.joining(", ", method + "(", ")"));
    }

    private static String text(Object argument) {
        if (argument instanceof boolean[][] board) {
            return squares(IntStream.range(0, board.length).boxed().flatMap(row -> IntStream
                    .range(0, board[row].length).filter(column -> board[row][column])
                    .mapToObj(column -> new int[] {row, column})).toArray(int[][]::new));
        }
        return argument instanceof int[][] squares ? squares(squares) : String.valueOf(argument);
    }

    private static String squares(int[]... squares) {
        return squares.length <= NAMED_SQUARES ? Arrays.deepToString(squares) : squares.length + " squares";
    }
}
