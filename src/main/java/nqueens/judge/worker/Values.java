package nqueens.judge.worker;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/**
 * The types of arguments and answers: null, {@code int}, {@code long}, {@code double}, {@code boolean}, {@code String},
 * {@code int[]}, {@code boolean[]}, arrays of these two, and nested lists. {@link RecordCodec} writes such values.
 */
public final class Values {

    static final int DEPTH = 4;

    /** The types of values. A written value begins with the number of its type, from 1, or with 0 for null. */
    private static final Class<?>[] TYPES = {Integer.class, Long.class, Boolean.class, String.class, int[].class,
        boolean[].class, int[][].class, boolean[][].class, List.class, Double.class};

    private Values() {
    }

    /** Thrown for a value that is longer than the reader allows. */
    static final class TooLongException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final int elements;

        TooLongException(int elements) {
            super("too long");
            this.elements = elements;
        }

        int elements() {
            return elements;
        }
    }

    /** {@return the number of a value's type} Throws an exception for any other value, or lists nested too deeply. */
    static int number(Object value, int depth) {
        if (value == null) {
            return 0;
        }
        if (value instanceof Double && !Double.isFinite((Double) value)) {
            throw new ArithmeticException(value.toString()
                    .concat(" in the answer, which must be a finite number: is something divided by 0?"));
        }
        for (int i = 0; i < TYPES.length; i++) {
            if (TYPES[i].isInstance(value) && (depth > 0 || TYPES[i] != List.class)) {
                return i + 1;
            }
        }
        throw new ClassCastException("a ".concat(value.getClass().getName())
                .concat(" in the answer, where the contract has no such type"));
    }

    static Class<?> type(int number) throws IOException {
        if (number < 1 || number > TYPES.length) {
            throw new IOException("no such type: ".concat(Integer.toString(number)));
        }
        return TYPES[number - 1];
    }

    /**
     * {@return the size of a value in bytes, not counting nested values} Each value takes four bytes. A long, a double
     * or an int of an array takes four more, a letter two, and a boolean of an array one.
     */
    static long size(Object value) {
        long more = value instanceof Long || value instanceof Double ? Integer.BYTES
                : value instanceof String ? (long) Character.BYTES * ((String) value).length()
                : value instanceof int[] ? (long) Integer.BYTES * ((int[]) value).length
                : value instanceof boolean[] ? ((boolean[]) value).length : 0;
        return Integer.BYTES + more;
    }

    /** {@return the value or, for an iterator, a list of at most this many elements} */
    static Object copy(Object value, int first) {
        if (!(value instanceof Iterator<?>)) {
            return value;
        }
        Iterator<?> iterator = (Iterator<?>) value;
        List<Object> elements = new ArrayList<>();
        while (elements.size() < first && iterator.hasNext()) {
            Object element = iterator.next();
            // a copy of the current state; other requests check whether the element changes
            elements.add(element instanceof int[] ? ((int[]) element).clone() : element);
        }
        return elements;
    }

    /** Overwrites each int in the arrays of a value with -1. */
    static void overwrite(Object value) {
        if (value instanceof int[]) {
            Arrays.fill((int[]) value, -1);
        } else if (value instanceof Object[]) {
            overwrite(Arrays.asList((Object[]) value));
        } else if (value instanceof List<?>) {
            for (Object element : (List<?>) value) {
                overwrite(element);
            }
        }
    }
}
