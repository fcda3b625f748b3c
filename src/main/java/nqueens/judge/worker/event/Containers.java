package nqueens.judge.worker.event;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import nqueens.recording.Event;

/** Tells which arrays and sets are recorded, and reads the ints in a set. */
final class Containers {

    private static final List<Class<?>> ARRAYS = List.of(int[].class, boolean[].class, char[].class, byte[].class,
            short[].class, long[].class, int[][].class, boolean[][].class, char[][].class, byte[][].class,
            short[][].class, long[][].class);
    /** The number that stands for the type of a set; arrays have smaller numbers. */
    static final int SET = ARRAYS.size();
    /** The classes of sets: reading any other set might run the submission's code. */
    private static final Set<Class<?>> SETS = Set.of(BitSet.class, HashSet.class, LinkedHashSet.class, TreeSet.class,
            HashMap.class, LinkedHashMap.class, TreeMap.class);
    private static final int LENGTH_OF_A_SET = 64;

    private Containers() {
    }

    /** Returns the number of a value's type, or -1 for a value that isn't recorded. */
    static int type(Object value) {
        if (value == null) {
            return -1;
        }
        return SETS.contains(value.getClass()) ? SET : ARRAYS.indexOf(value.getClass());
    }

    static int length(Object value) {
        int type = type(value);
        return type < 0 ? -1 : type == SET ? LENGTH_OF_A_SET : java.lang.reflect.Array.getLength(value);
    }

    /** Returns the members of a set, or the keys of a map that don't map to false. */
    static Object[] members(Object set) {
        if (set instanceof BitSet) {
            return ((BitSet) set).stream().boxed().toArray();
        }
        return set instanceof Set ? ((Set<?>) set).toArray() : ((Map<?, ?>) set).entrySet().stream()
                .filter(entry -> !Boolean.FALSE.equals(entry.getValue())).map(Map.Entry::getKey).toArray();
    }

    /** Returns the contents of a set: for each int that a recording shows, 1 if it is a member, and 0 if not. */
    static int[] contents(Object... members) {
        int[] contents = new int[LENGTH_OF_A_SET];
        for (Object member : members) {
            int at = member instanceof Integer ? (Integer) member - Event.LEAST_OF_A_SET : -1;
            if (at >= 0 && at < contents.length) {
                contents[at] = 1;
            }
        }
        return contents;
    }
}
