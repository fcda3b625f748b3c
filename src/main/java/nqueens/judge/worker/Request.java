package nqueens.judge.worker;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * A call of the solver that the judge asks for.
 *
 * @param method the method to call
 * @param instance which of the worker's solvers to call, 0 or 1; each is created at its first call
 * @param n the first argument
 * @param more what the second argument is made of, if there is one: columns, or row and column of squares in
 *     turn
 * @param spoil whether to overwrite the arrays after they were copied for the reply: whoever keeps
 *     them will answer wrongly the next time
 */
public record Request(Method method, int instance, int n, List<Integer> more, boolean spoil) {

    /** Of whatever answer as many bytes are read: 64 KiB. */
    private static final int LEAST_BYTES = 1 << 16;
    /** So many squares are named where a request is read; more are counted. */
    private static final int NAMED_SQUARES = 8;

    /** Creates a request, from a copy of the list. */
    public Request {
        more = List.copyOf(more);
    }

    /** The methods of the contracts, each by the name that a program has for it. */
    public enum Method {
        /** {@code List<int[]> solve(int n)} of an exercise. */
        SOLVE("nqueens.QueensSolver", "solve"),
        /** {@code long count(int n)} of an exercise. */
        COUNT("nqueens.QueensSolver", "count"),
        /** {@code int[] solve(int n)}. */
        ONE_SOLUTION("nqueens.drill.OneSolution", "solve"),
        /** {@code List<List<String>> solveNQueens(int n)}. */
        ALL_SOLUTIONS("nqueens.drill.AllSolutions", "solveNQueens"),
        /** {@code int totalNQueens(int n)}. */
        SOLUTION_COUNT("nqueens.drill.SolutionCount", "totalNQueens"),
        /** {@code int count(int n, boolean[][] blocked)}; {@code more} has the blocked squares. */
        BLOCKED_SQUARES("nqueens.drill.BlockedSquares", "count"),
        /** {@code int count(int n, int[] given)}; {@code more} has the columns. */
        GIVEN_ROWS("nqueens.drill.GivenRows", "count"),
        /** {@code int count(int n)} up to symmetry. */
        DISTINCT_SOLUTIONS("nqueens.drill.DistinctSolutions", "count"),
        /** {@code int[] first(int n)}. */
        FIRST_SOLUTION("nqueens.drill.FirstSolution", "first"),
        /** {@code int count(int n)} on the torus. */
        TOROIDAL_BOARD("nqueens.drill.ToroidalBoard", "count"),
        /** {@code int[] complete(int n, int[][] queens)}; {@code more} has the queens' squares. */
        COMPLETED_BOARD("nqueens.drill.CompletedBoard", "complete");

        // a name, not the class: a worker loads no contract but that of its own solver
        private final String contract;
        private final String call;

        Method(String contract, String call) {
            this.contract = contract;
            this.call = call;
        }

        /**
         * Gives the interface whose method it is.
         *
         * @return the name of the interface, with its package
         */
        public String contract() {
            return contract;
        }

        /**
         * Gives the method's name in a program.
         *
         * @return the name, such as {@code solve}
         */
        public String call() {
            return call;
        }
    }

    /**
     * Asks for the solutions, of the first solver.
     *
     * @param n the argument
     * @return the request
     */
    public static Request solve(int n) {
        return of(Method.SOLVE, n, List.of());
    }

    /**
     * Asks for the count, of the first solver.
     *
     * @param n the argument
     * @return the request
     */
    public static Request count(int n) {
        return of(Method.COUNT, n, List.of());
    }

    /**
     * Asks for anything, of the first solver.
     *
     * @param method the method
     * @param n the first argument
     * @param more what the second argument is made of
     * @return the request
     */
    public static Request of(Method method, int n, List<Integer> more) {
        return new Request(method, 0, n, more, false);
    }

    /**
     * Has the arrays overwritten after they were answered.
     *
     * @return the same call, spoiling
     */
    public Request spoiling() {
        return new Request(method, instance, n, more, true);
    }

    /**
     * Asks a second solver of the same class.
     *
     * @return the same call on the other instance
     */
    public Request ofSecondInstance() {
        return new Request(method, 1, n, more, spoil);
    }

    /**
     * Tells how much of an answer is read: what is right has room in it many times, and so have the mistakes of a
     * search. Without any rule it puts a queen anywhere in each row, which makes n<sup>n</sup> placements.
     *
     * @return the number of bytes, where an int, a length among them, has 4; from 64 KiB to
     *     {@link Reply#MAX_ANSWER_BYTES}
     */
    public int mostBytes() {
        if (method != Method.SOLVE) {
            return Reply.MAX_ANSWER_BYTES;
        }
        double bytes = Math.pow(n, n) * (n + 1.0) * Integer.BYTES;
        return (int) Math.max(LEAST_BYTES, Math.min(bytes, Reply.MAX_ANSWER_BYTES));
    }

    /**
     * Gives the call as it would stand in a program, such as {@code solve(8)}, {@code count(8, [0, 4])} or
     * {@code complete(8, [[0, 4]])}; of many squares only how many they are.
     */
    @Override
    public String toString() {
        return method.call() + "(" + n + secondArgument() + ")";
    }

    private String secondArgument() {
        if (method == Method.GIVEN_ROWS) {
            return ", " + more;
        }
        return method == Method.BLOCKED_SQUARES || method == Method.COMPLETED_BOARD ? ", " + squares() : "";
    }

    private String squares() {
        if (more.size() > 2 * NAMED_SQUARES) {
            return more.size() / 2 + " squares";
        }
        StringJoiner squares = new StringJoiner(", ", "[", "]");
        for (int i = 0; i < more.size(); i += 2) {
            squares.add("[" + more.get(i) + ", " + more.get(i + 1) + "]");
        }
        return squares.toString();
    }

    /**
     * Writes the request as bytes.
     *
     * @return the content of a frame
     */
    public byte[] encoded() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeByte(method.ordinal());
            out.writeByte(instance);
            out.writeInt(n);
            out.writeBoolean(spoil);
            out.writeInt(more.size());
            for (int value : more) {
                out.writeInt(value);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /**
     * Reads a request.
     *
     * @param content what {@link #encoded()} gave
     * @return the request
     * @throws IOException if the content is no request
     */
    public static Request decoded(byte[] content) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(content))) {
            int ordinal = in.readByte();
            if (ordinal < 0 || ordinal >= Method.values().length) {
                throw new IOException("no such method: ".concat(Integer.toString(ordinal)));
            }
            int instance = in.readByte();
            int n = in.readInt();
            boolean spoil = in.readBoolean();
            int size = in.readInt();
            List<Integer> more = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                more.add(in.readInt());
            }
            return new Request(Method.values()[ordinal], instance, n, more, spoil);
        }
    }
}
