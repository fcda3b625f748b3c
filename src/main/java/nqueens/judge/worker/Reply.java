package nqueens.judge.worker;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** What came of a request. */
public sealed interface Reply {

    /** As many bytes of solutions are answered at the most, to whatever request: 1 MiB. */
    int MAX_ANSWER_BYTES = 1 << 20;

    /** As many bytes stand before what is bounded: the type, and the length of a list. */
    int HEAD_BYTES = Byte.BYTES + Integer.BYTES;

    /**
     * A list of placements was returned.
     *
     * @param list the placements, copied; null where the solver gave null, and so is an array in it
     */
    record Placements(List<int[]> list) implements Reply {
    }

    /**
     * A count was returned.
     *
     * @param value the count
     */
    record Count(long value) implements Reply {
    }

    /**
     * More than {@link Request#mostBytes()} was returned.
     *
     * @param solutions how many solutions had been read by then
     */
    record TooLong(int solutions) implements Reply {
    }

    /**
     * The submission threw something.
     *
     * @param kind what the judge makes of it
     * @param text the exception as {@code toString} gives it, cut where it is very long
     * @param frames the submission's own frames, innermost first, cut where there are many
     */
    record Threw(Kind kind, String text, List<String> frames) implements Reply {
    }

    /**
     * One placement was returned.
     *
     * @param columns the placement, copied; null where the solver gave null
     */
    record Placement(int[] columns) implements Reply {
    }

    /**
     * A list of boards was returned.
     *
     * @param list the boards as rows, copied; null where the solver gave null, and so is a board or a row in it
     */
    record Boards(List<List<String>> list) implements Reply {
    }

    /** What the judge makes of something thrown. */
    enum Kind {
        /** {@code NotStartedException}: the stub's own. */
        NOT_STARTED,
        /** {@code IllegalArgumentException}: right where n is bad. */
        ILLEGAL_ARGUMENT,
        /** {@code OutOfMemoryError}. */
        OUT_OF_MEMORY,
        /** {@code StackOverflowError}. */
        STACK_OVERFLOW,
        /** Anything else. */
        OTHER
    }

    /**
     * There is no solver to ask.
     *
     * @param reason what is missing, a sentence without a full stop
     */
    record NoSolver(String reason) implements Reply {
    }

    /**
     * Writes the reply as bytes.
     *
     * @return the content of a frame
     */
    default byte[] encoded() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            if (this instanceof Placements placements) {
                out.writeByte(0);
                write(out, placements.list());
            } else if (this instanceof Count count) {
                out.writeByte(1);
                out.writeLong(count.value());
            } else if (this instanceof TooLong tooLong) {
                out.writeByte(2);
                out.writeInt(tooLong.solutions());
            } else if (this instanceof Threw threw) {
                out.writeByte(3);
                out.writeByte(threw.kind().ordinal());
                out.writeUTF(threw.text());
                out.writeInt(threw.frames().size());
                for (String frame : threw.frames()) {
                    out.writeUTF(frame);
                }
            } else if (this instanceof NoSolver noSolver) {
                out.writeByte(4);
                out.writeUTF(noSolver.reason());
            } else if (this instanceof Placement placement) {
                out.writeByte(5);
                write(out, placement.columns());
            } else {
                out.writeByte(6);
                writeBoards(out, ((Boards) this).list());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /**
     * Reads a reply. The content comes from the submission's side and may be anything.
     *
     * @param request what was asked
     * @param content a frame's content
     * @return the reply
     * @throws IOException if the content is no reply, or longer than any to this request
     */
    static Reply decoded(Request request, byte[] content) throws IOException {
        if (content.length > HEAD_BYTES + request.mostBytes()) {
            throw new IOException("no such reply: " + content.length + " bytes");
        }
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(content))) {
            return switch (in.readByte()) {
                case 0 -> new Placements(placements(in));
                case 1 -> new Count(in.readLong());
                case 2 -> new TooLong(in.readInt());
                case 3 -> new Threw(kind(in.readByte()), in.readUTF(), frames(in));
                case 4 -> new NoSolver(in.readUTF());
                case 5 -> new Placement(placement(in));
                case 6 -> new Boards(boards(in));
                default -> throw new IOException("no such reply");
            };
        }
    }

    private static void write(DataOutputStream out, List<int[]> list) throws IOException {
        if (list == null) {
            out.writeInt(-1);
            return;
        }
        out.writeInt(list.size());
        for (int[] placement : list) {
            write(out, placement);
        }
    }

    private static void write(DataOutputStream out, int[] placement) throws IOException {
        if (placement == null) {
            out.writeInt(-1);
            return;
        }
        out.writeInt(placement.length);
        for (int column : placement) {
            out.writeInt(column);
        }
    }

    private static void writeBoards(DataOutputStream out, List<List<String>> list) throws IOException {
        if (list == null) {
            out.writeInt(-1);
            return;
        }
        out.writeInt(list.size());
        for (List<String> board : list) {
            writeBoard(out, board);
        }
    }

    private static void writeBoard(DataOutputStream out, List<String> board) throws IOException {
        if (board == null) {
            out.writeInt(-1);
            return;
        }
        out.writeInt(board.size());
        for (String row : board) {
            if (row == null) {
                out.writeInt(-1);
            } else {
                out.writeInt(row.length());
                out.writeChars(row);
            }
        }
    }

    private static List<int[]> placements(DataInputStream in) throws IOException {
        int size = length(in, -1);
        if (size == -1) {
            return null;
        }
        List<int[]> list = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            list.add(placement(in));
        }
        return list;
    }

    private static int[] placement(DataInputStream in) throws IOException {
        int length = length(in, -1);
        if (length == -1) {
            return null;
        }
        int[] placement = new int[length];
        for (int row = 0; row < length; row++) {
            placement[row] = in.readInt();
        }
        return placement;
    }

    private static List<List<String>> boards(DataInputStream in) throws IOException {
        int size = length(in, -1);
        if (size == -1) {
            return null;
        }
        List<List<String>> list = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            list.add(board(in));
        }
        return list;
    }

    private static List<String> board(DataInputStream in) throws IOException {
        int size = length(in, -1);
        if (size == -1) {
            return null;
        }
        List<String> board = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            board.add(row(in));
        }
        return board;
    }

    private static String row(DataInputStream in) throws IOException {
        int length = length(in, -1);
        if (length == -1) {
            return null;
        }
        char[] letters = new char[length];
        for (int i = 0; i < length; i++) {
            letters[i] = in.readChar();
        }
        return new String(letters);
    }

    private static Kind kind(int ordinal) throws IOException {
        if (ordinal < 0 || ordinal >= Kind.values().length) {
            throw new IOException("no such kind: " + ordinal);
        }
        return Kind.values()[ordinal];
    }

    private static List<String> frames(DataInputStream in) throws IOException {
        int size = length(in, 0);
        List<String> frames = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            frames.add(in.readUTF());
        }
        return frames;
    }

    /** Where null may stand, -1 is the least. */
    private static int length(DataInputStream in, int least) throws IOException {
        int length = in.readInt();
        if (length < least || length > MAX_ANSWER_BYTES) {
            throw new IOException("no such length: " + length);
        }
        return length;
    }
}
