package nqueens.judge.worker.event;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import nqueens.recording.Event;
import nqueens.recording.Recording;

/**
 * The events of a recorded call, as numbers: first flags for missing parts, then the length, kind, line and parts of
 * each event. The judge inserts calls of this class's methods only into recording classes. Only the thread of the call
 * is recorded. A copy of each array is kept, to find out later which elements the JDK has written.
 */
public final class Events {

    public static final int MOST = 20_000;
    /** Maximum number of recorded numbers, not counting the numbers of reads. */
    public static final int MOST_NUMBERS = 1 << 17;
    /** The number of ints that record a read, including the length. */
    private static final int NUMBERS_OF_A_READ = 5;
    static final int LONGEST_ARRAY = 1024;
    /** Maximum number of elements that are compared with their copies. */
    static final int MOST_COMPARED = 1 << 21;

    private static volatile Thread recorded;
    private static volatile boolean hasOthers;
    private static boolean full;
    private static int[] numbers = {};
    private static int size;
    private static int count;
    private static int reads;
    private static int depth;
    /** The current line of each method, by the method's depth. */
    private static int[] lines = {};
    /** Whether the current line has no event yet. */
    private static boolean isOnlyReached;
    private static Map<Object, Known> known = new IdentityHashMap<>();
    private static List<Known> inOrder = new ArrayList<>();
    private static int compared;

    private Events() {
    }

    /** A known array or set, with a copy of its contents from the last comparison. */
    private record Known(int id, Object array, int[] contents) {
    }

    /** Starts recording this thread. */
    public static void begin() {
        hasOthers = false;
        full = false;
        numbers = new int[MOST_NUMBERS + NUMBERS_OF_A_READ * Event.MOST_READS];
        size = 0;
        count = 0;
        reads = 0;
        depth = 0;
        lines = new int[MOST + 2];
        isOnlyReached = false;
        known = new IdentityHashMap<>();
        inOrder = new ArrayList<>();
        compared = 0;
        recorded = Thread.currentThread();
    }

    /** Stops recording; methods that have not returned have ended with an exception. */
    public static void end() {
        caught(0);
        recorded = null;
    }

    /** {@return the flags for missing parts, and the events since the beginning} */
    public static int[] numbers() {
        int[] taken = new int[size + 1];
        taken[0] = (full ? Recording.FULL : 0) + (hasOthers ? Recording.THREADS : 0);
        System.arraycopy(numbers, 0, taken, 1, size);
        return taken;
    }

    private static boolean isNoted() {
        Thread thread = recorded;
        if (thread == Thread.currentThread()) {
            return !full;
        }
        hasOthers |= thread != null;
        return false;
    }

    /** Records the start of a method with its arguments, boxed if they are primitives; returns the method's depth. */
    public static int entered(Object[] arguments, int method, int line) {
        if (isNoted()) {
            int[] parts = new int[1 + 2 * arguments.length];
            parts[0] = method;
            for (int i = 0; i < arguments.length; i++) {
                System.arraycopy(pair(arguments[i]), 0, parts, 1 + 2 * i, 2);
            }
            reach();
            depth++;
            lines[depth] = line;
            note(Event.ENTER, parts);
        }
        return depth;
    }

    /** Records that the method at depth {@code caller} has caught an exception, which has ended all deeper calls. */
    public static void caught(int caller) {
        while (isNoted() && depth > caller) {
            note(Event.THROW);
            depth--;
        }
    }

    /** Records that the method at depth {@code own} returns a value, boxed if it is a primitive. */
    public static void returned(Object value, int own) {
        caught(own);
        if (isNoted() && note(Event.RETURN, pair(value))) {
            depth--;
        }
    }

    /** Records that the current method reaches a line. */
    public static void line(int line) {
        if (isNoted()) {
            reach();
            isOnlyReached = true;
            lines[depth] = line;
        }
    }

    private static void reach() {
        if (isOnlyReached) {
            note(Event.REACH);
        }
    }

    /** Records the value of a variable, boxed if primitive; {@code name} is the number of the variable's name. */
    public static void assigned(Object value, int name) {
        if (isNoted()) {
            int[] pair = pair(value);
            note(Event.ASSIGN, name, pair[0], pair[1]);
        }
    }

    /** Records the read of an array element, while there is room for reads. */
    public static void read(Object array, int index) {
        Known read = isNoted() ? known.get(array) : null;
        if (read != null && index >= 0 && index < read.contents.length) {
            read(Event.READ, read.id, index);
        }
    }

    /** Records an {@code &} of two ints, which reads bits of one of them. */
    public static void masked(int left, int right) {
        if (isNoted()) {
            read(Event.MASK, left, right);
        }
    }

    private static void read(int kind, int part, int other) {
        if (reads < Event.MOST_READS) {
            reads++;
            put(NUMBERS_OF_A_READ - 1, kind, lines[depth], part, other);
        }
    }

    /** Records that a method has changed or read a set; its only argument is boxed if it is an int. */
    public static void used(Object receiver, Object argument) {
        if (isNoted()) {
            int before = count;
            met(receiver);
            if (count == before && argument instanceof Integer) {
                read(receiver, (Integer) argument - Event.LEAST_OF_A_SET);
            }
        }
    }

    /** Records that an array element was written. */
    public static void written(Object array, int index) {
        if (isNoted()) {
            if (!known.containsKey(array)) {
                met(array);
            }
            Known written = known.get(array);
            if (written != null) {
                write(written, index, element(array, index));
            }
        }
    }

    private static void write(Known array, int index, int value) {
        int tag = array.array instanceof Object[] ? value < 0 ? Event.Value.NULL : Event.Value.ARRAY
                : array.array instanceof boolean[] ? Event.Value.BOOLEAN : Event.Value.INT;
        if (note(Event.WRITE, array.id, index, tag, tag == Event.Value.NULL ? 0 : value)) {
            array.contents[index] = value;
        }
    }

    /** Records that a method has added its only argument, boxed if it is an int, to a collection or a set. */
    public static void added(Object receiver, Object argument) {
        added(argument);
        used(receiver, argument);
    }

    static void added(Object value) {
        if (isNoted()) {
            int id = met(value);
            if (id >= 0) {
                note(Event.ADD, id);
            }
        }
    }

    /** Records that the JDK may have written into arrays. */
    public static void changed() {
        if (isNoted()) {
            // by index, since comparing may add rows of an array of arrays
            for (int i = 0; i < inOrder.size(); i++) {
                compare(inOrder.get(i));
            }
        }
    }

    private static void compare(Known array) {
        compared += array.contents.length + 1;
        full |= compared > MOST_COMPARED;
        int[] now = contents(array.array, array.contents.length);
        for (int i = 0; i < now.length; i++) {
            if (now[i] != array.contents[i]) {
                write(array, i, now[i]);
            }
        }
    }

    /** Returns the number of an array or set, and records any new or changed elements; for other values, returns -1. */
    private static int met(Object value) {
        Known before = known.get(value);
        if (before != null) {
            compare(before);
            return before.id;
        }
        int type = Containers.type(value);
        int length = Containers.length(value);
        if (length < 0 || length > LONGEST_ARRAY) {
            return -1;
        }
        int[] contents = contents(value, length);
        int id = inOrder.size();
        int[] parts = new int[2 + length];
        parts[0] = id;
        parts[1] = type;
        System.arraycopy(contents, 0, parts, 2, length);
        if (note(Event.MEET, parts)) {
            inOrder.add(new Known(id, value, contents));
            known.put(value, inOrder.get(id));
        }
        return id;
    }

    private static int[] contents(Object value, int length) {
        if (Containers.type(value) == Containers.SET) {
            Object[] members = Containers.members(value);
            compared += members.length;
            return Containers.contents(members);
        }
        int[] contents = new int[length];
        for (int i = 0; i < length; i++) {
            contents[i] = element(value, i);
        }
        return contents;
    }

    private static int element(Object array, int index) {
        if (array instanceof Object[]) {
            return met(((Object[]) array)[index]);
        }
        if (array instanceof boolean[]) {
            return ((boolean[]) array)[index] ? 1 : 0;
        }
        long value = java.lang.reflect.Array.getLong(array, index);
        return (int) Math.max(Integer.MIN_VALUE, Math.min(value, Integer.MAX_VALUE));
    }

    /** Returns the tag and the number of a value; records an array's elements first. */
    private static int[] pair(Object value) {
        int id = met(value);
        if (value == null) {
            return new int[] {Event.Value.NULL, 0};
        }
        if (value instanceof Boolean) {
            return new int[] {Event.Value.BOOLEAN, (Boolean) value ? 1 : 0};
        }
        if (value instanceof Integer || value instanceof Long && (Long) value == ((Long) value).intValue()) {
            return new int[] {Event.Value.INT, ((Number) value).intValue()};
        }
        return id >= 0 ? new int[] {Event.Value.ARRAY, id} : new int[] {Event.Value.OTHER, 0};
    }

    private static boolean note(int kind, int... parts) {
        isOnlyReached = false;
        full |= count >= MOST || size - NUMBERS_OF_A_READ * reads + parts.length + 3 > MOST_NUMBERS;
        if (!full) {
            count++;
            put(parts.length + 2, kind, lines[depth]);
            put(parts);
        }
        return !full;
    }

    private static void put(int... parts) {
        System.arraycopy(parts, 0, numbers, size, parts.length);
        size += parts.length;
    }
}
