package nqueens.judge.worker;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/**
 * The values that go between judge and worker, as bytes: null, {@code int}, {@code long}, {@code boolean},
 * {@code String}, {@code int[]}, {@code boolean[]}, arrays of these two, and lists of any of them, to a depth. Writing
 * copies. Without a lambda or a switch over strings: the classes behind those would take each worker some time to load.
 */
public final class Values {

    private static final int NULL = 0;
    private static final int INT = 1;
    private static final int LONG = 2;
    private static final int BOOLEAN = 3;
    private static final int STRING = 4;
    private static final int INTS = 5;
    private static final int BOOLEANS = 6;
    private static final int ARRAYS_OF_INTS = 7;
    private static final int ARRAYS_OF_BOOLEANS = 8;
    private static final int LIST = 9;
    /** Lists in lists are read and written to this depth. */
    private static final int DEPTH = 4;

    private Values() {
    }

    /** There is more of a value than was asked for. */
    public static final class TooLongException extends IOException {

        private static final long serialVersionUID = 1L;

        private final int elements;

        TooLongException(int elements) {
            super("too long");
            this.elements = elements;
        }

        /** {@return how many elements of a list had been written by then} */
        public int elements() {
            return elements;
        }
    }

    /**
     * Writes a value.
     *
     * @param most at most this much of it is written, in bytes: each value takes four; a long and each int of an
     *     array take four more, a letter two, a boolean one
     * @param first of an iterator, at most this many elements are taken; it is written as a list
     * @throws TooLongException if there is more of it
     * @throws ClassCastException if it is of another type than these
     * @throws IOException never else
     */
    public static void write(Object value, ByteArrayOutputStream bytes, int most, int first) throws IOException {
        Object written = value instanceof Iterator<?> iterator ? taken(iterator, first) : value;
        new ValueWriter(bytes, most).write(written, DEPTH);
    }

    private static List<Object> taken(Iterator<?> iterator, int first) {
        List<Object> elements = new ArrayList<>();
        while (elements.size() < first && iterator.hasNext()) {
            Object element = iterator.next();
            // as it is when it is given: whether it stays so is another question
            elements.add(element instanceof int[] ? ((int[]) element).clone() : element);
        }
        return elements;
    }

    /** Overwrites the arrays of a value: each int in them becomes -1. */
    public static void overwrite(Object value) {
        if (value instanceof int[]) {
            Arrays.fill((int[]) value, -1);
        } else if (value instanceof Object[]) {
            for (Object element : (Object[]) value) {
                overwrite(element);
            }
        } else if (value instanceof List<?>) {
            for (Object element : (List<?>) value) {
                overwrite(element);
            }
        }
    }

    /** Writes until there is no more room. */
    private static final class ValueWriter {

        private final DataOutputStream out;
        private long room;

        ValueWriter(ByteArrayOutputStream bytes, int most) {
            this.out = new DataOutputStream(bytes);
            this.room = most;
        }

        void write(Object value, int depth) throws IOException {
            take(1, Integer.BYTES);
            if (value == null) {
                out.writeByte(NULL);
            } else if (value instanceof Integer) {
                out.writeByte(INT);
                out.writeInt((Integer) value);
            } else if (value instanceof Long) {
                take(1, Integer.BYTES);
                out.writeByte(LONG);
                out.writeLong((Long) value);
            } else if (value instanceof Boolean) {
                out.writeByte(BOOLEAN);
                out.writeBoolean((Boolean) value);
            } else if (value instanceof String) {
                writeString((String) value);
            } else if (value instanceof int[]) {
                writeInts((int[]) value);
            } else if (value instanceof boolean[]) {
                writeBooleans((boolean[]) value);
            } else if (value instanceof int[][]) {
                out.writeByte(ARRAYS_OF_INTS);
                writeElements((Object[]) value, depth);
            } else if (value instanceof boolean[][]) {
                out.writeByte(ARRAYS_OF_BOOLEANS);
                writeElements((Object[]) value, depth);
            } else if (value instanceof List<?> && depth > 0) {
                writeList((List<?>) value, depth);
            } else {
                throw new ClassCastException("a ".concat(value.getClass().getName())
                        .concat(" in the answer, where the contract has no such type"));
            }
        }

        private void take(int elements, int bytesEach) throws TooLongException {
            room -= (long) elements * bytesEach;
            if (room < 0) {
                throw new TooLongException(0);
            }
        }

        private void writeString(String text) throws IOException {
            take(text.length(), Character.BYTES);
            out.writeByte(STRING);
            out.writeInt(text.length());
            out.writeChars(text);
        }

        private void writeInts(int... ints) throws IOException {
            take(ints.length, Integer.BYTES);
            out.writeByte(INTS);
            out.writeInt(ints.length);
            for (int value : ints) {
                out.writeInt(value);
            }
        }

        private void writeBooleans(boolean... booleans) throws IOException {
            take(booleans.length, 1);
            out.writeByte(BOOLEANS);
            out.writeInt(booleans.length);
            for (boolean value : booleans) {
                out.writeBoolean(value);
            }
        }

        private void writeElements(Object[] elements, int depth) throws IOException {
            out.writeInt(elements.length);
            for (int i = 0; i < elements.length; i++) {
                writeElement(elements[i], depth, i);
            }
        }

        /** Without the size: a list may say another one than it has. */
        private void writeList(List<?> list, int depth) throws IOException {
            out.writeByte(LIST);
            int written = 0;
            for (Object element : list) {
                out.writeBoolean(true);
                writeElement(element, depth, written);
                written++;
            }
            out.writeBoolean(false);
        }

        private void writeElement(Object element, int depth, int before) throws IOException {
            try {
                write(element, depth - 1);
            } catch (TooLongException e) {
                // the outermost list is the last to say
                throw new TooLongException(before);
            }
        }
    }

    /**
     * Reads a value, with arrays and lists of its own. The bytes may be anything; what is available bounds each length.
     *
     * @throws IOException if the bytes are no value
     */
    public static Object read(DataInputStream in) throws IOException {
        return read(in, DEPTH);
    }

    private static Object read(DataInputStream in, int depth) throws IOException {
        int type = in.readByte();
        switch (type) {
            case NULL:
                return null;
            case INT:
                return in.readInt();
            case LONG:
                return in.readLong();
            case BOOLEAN:
                return in.readBoolean();
            case STRING:
                return readString(in);
            case INTS:
                return readInts(in);
            case BOOLEANS:
                return readBooleans(in);
            case ARRAYS_OF_INTS:
                return readArrays(in, new int[length(in, 1)][]);
            case ARRAYS_OF_BOOLEANS:
                return readArrays(in, new boolean[length(in, 1)][]);
            case LIST:
                if (depth > 0) {
                    return readList(in, depth);
                }
                throw new IOException("lists too deep");
            default:
                throw new IOException("no such type: ".concat(Integer.toString(type)));
        }
    }

    private static Object[] readArrays(DataInputStream in, Object[] arrays) throws IOException {
        Class<?> type = arrays.getClass().getComponentType();
        for (int i = 0; i < arrays.length; i++) {
            Object array = read(in, 0);
            if (array != null && !type.isInstance(array)) {
                throw new IOException("an array of something else");
            }
            arrays[i] = array;
        }
        return arrays;
    }

    private static List<Object> readList(DataInputStream in, int depth) throws IOException {
        List<Object> list = new ArrayList<>();
        while (in.readBoolean()) {
            list.add(read(in, depth - 1));
        }
        return list;
    }

    private static String readString(DataInputStream in) throws IOException {
        char[] letters = new char[length(in, Character.BYTES)];
        for (int i = 0; i < letters.length; i++) {
            letters[i] = in.readChar();
        }
        return new String(letters);
    }

    private static int[] readInts(DataInputStream in) throws IOException {
        int[] ints = new int[length(in, Integer.BYTES)];
        for (int i = 0; i < ints.length; i++) {
            ints[i] = in.readInt();
        }
        return ints;
    }

    private static boolean[] readBooleans(DataInputStream in) throws IOException {
        boolean[] booleans = new boolean[length(in, 1)];
        for (int i = 0; i < booleans.length; i++) {
            booleans[i] = in.readBoolean();
        }
        return booleans;
    }

    /** A length for which there are bytes left. */
    static int length(DataInputStream in, int bytesEach) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > in.available() / bytesEach) {
            throw new EOFException("no such length: ".concat(Integer.toString(length)));
        }
        return length;
    }
}
