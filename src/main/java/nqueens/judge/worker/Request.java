package nqueens.judge.worker;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * A call of the solver that the judge asks for.
 *
 * @param method the method to call
 * @param instance which of the worker's solvers to call, 0 or 1; each is created at its first call
 * @param n the argument
 * @param spoil whether to overwrite the arrays after they were copied for the reply: whoever keeps
 *     them will answer wrongly the next time
 */
public record Request(Method method, int instance, int n, boolean spoil) {

    /** The methods of the contract. */
    public enum Method {
        /** {@code List<int[]> solve(int n)}. */
        SOLVE,
        /** {@code long count(int n)}. */
        COUNT
    }

    /**
     * Asks for the solutions, of the first solver.
     *
     * @param n the argument
     * @return the request
     */
    public static Request solve(int n) {
        return new Request(Method.SOLVE, 0, n, false);
    }

    /**
     * Asks for the count, of the first solver.
     *
     * @param n the argument
     * @return the request
     */
    public static Request count(int n) {
        return new Request(Method.COUNT, 0, n, false);
    }

    /**
     * Has the arrays overwritten after they were answered.
     *
     * @return the same call, spoiling
     */
    public Request spoiling() {
        return new Request(method, instance, n, true);
    }

    /**
     * Asks a second solver of the same class.
     *
     * @return the same call on the other instance
     */
    public Request ofSecondInstance() {
        return new Request(method, 1, n, spoil);
    }

    /** Gives the call as it would stand in a program, such as {@code solve(8)}. */
    @Override
    public String toString() {
        return (method == Method.SOLVE ? "solve(" : "count(") + n + ")";
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
            Method method = in.readByte() == 0 ? Method.SOLVE : Method.COUNT;
            return new Request(method, in.readByte(), in.readInt(), in.readBoolean());
        }
    }
}
