package nqueens.problem;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One call of a solver.
 *
 * @param arguments each of the method's own type (an {@code Integer} for an {@code int}), not to be changed afterwards
 * @param instance which solver is asked: 0, or 1 for the second of the same class
 */
public record Call(String method, List<Object> arguments, int instance, Allowance allowance) {

    /** The most columns or squares that the text of a call names; more are counted. */
    private static final int NAMED = 16;
    private static final int NAMED_SQUARES = 8;

    /** {@return a call of the first solver, within the allowance of a board if the first argument is an int} */
    public static Call of(String method, Object... arguments) {
        return new Call(method, List.of(arguments), 0, arguments.length > 0 && arguments[0] instanceof Integer n
                ? Allowance.ofBoard(n) : Allowance.STANDARD);
    }

    /** {@return the same call of a second solver of the same class} */
    public Call ofSecondInstance() {
        return new Call(method, arguments, 1, allowance);
    }

    /** {@return the same call with another allowance} */
    public Call within(Allowance other) {
        return new Call(method, arguments, instance, other);
    }

    /** {@return a call whose text also tells how the answer is used, as in {@code next() of solutions(8)}} */
    public Call followedBy(String later) {
        return new Call(later + " of " + method, arguments, instance, allowance);
    }

    /** {@return the first argument, where that is an int: the number of queens} */
    public int n() {
        return (Integer) arguments.get(0);
    }

    /** {@return the size of the board, as the first argument tells it; 0 if it doesn't} */
    public int size() {
        Object first = arguments.isEmpty() ? null : arguments.get(0);
        return first instanceof Integer n ? n : 0;
    }

    /** {@return the ints among its arguments except n, such as a number of repetitions} */
    public List<Object> counts() {
        return arguments.stream().skip(1).filter(Integer.class::isInstance).toList();
    }

    /** Calls are equal if they ask the same, and take as much of an iterator; their limits don't matter. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Call call && method.equals(call.method) && instance == call.instance
                && allowance.first() == call.allowance.first()
                && Arrays.deepEquals(arguments.toArray(), call.arguments.toArray());
    }

    @Override
    public int hashCode() {
        return Objects.hash(method, Arrays.deepHashCode(arguments.toArray()));
    }

    /**
     * Gives the call as in a program, such as {@code solve(8)} or {@code count(8, [0, 4])}. A board of flags is given
     * by the squares that are set, or only their number if there are many.
     */
    @Override
    public String toString() {
        return arguments.stream().map(Call::text).collect(Collectors.joining(", ", method + "(", ")"));
    }

    private static String text(Object argument) {
        if (argument instanceof int[] columns) {
            return columns.length <= NAMED ? Arrays.toString(columns) : columns.length + " numbers";
        }
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
