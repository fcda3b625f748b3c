package nqueens.recording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * What a recorded call keeps that may be marks: truth values in arrays, whatever stands in arrays of arrays, and the
 * bits of fields that are sets of bits. A row that is put in another's place is none: nobody looks at the old one any
 * more.
 */
final class Marks {

    private final Recording recording;
    private final List<Mark> all = new ArrayList<>();
    /** Of each row the array that it is in, and at which index. */
    private final Map<Integer, String> places = new HashMap<>();
    private final Set<Integer> replaced = new HashSet<>();
    /** The names of arrays of which an element counted up from 1 on, and of those of which one got less. */
    private final Set<String> rising = new HashSet<>();
    private final Set<String> falling = new HashSet<>();

    /** A bit of a field. */
    private final class Bit extends Mark {

        private final String field;

        private Bit(String field, int number) {
            super(-1, number);
            this.field = field;
        }

        @Override
        String text() {
            return field + " still had bit " + index() + " set";
        }
    }

    /** One element of an array. */
    class Mark {

        private final int array;
        private final int index;
        /** The value by the number of the event that gave it. */
        private final NavigableMap<Integer, Integer> values = new TreeMap<>();
        private int lastClear = -1;

        private Mark(int array, int index) {
            this.array = array;
            this.index = index;
        }

        int index() {
            return index;
        }

        private void put(int event, int value) {
            values.put(event, value);
            lastClear = value == 0 ? event : lastClear;
        }

        /** Whether it was there, and was not set. */
        boolean isClearAt(int event) {
            return Optional.ofNullable(values.floorEntry(event)).filter(entry -> entry.getValue() == 0).isPresent();
        }

        /** The event since which it is set; empty if it is not, or was never clear. */
        Optional<Integer> setForGood() {
            return Optional.ofNullable(values.higherKey(lastClear));
        }

        /** What one reads of it, such as {@code columns[1] was still true}. */
        String text() {
            boolean isTruth = recording.arrays().get(array).type() == ArrayType.BOOLEANS;
            return name() + "[" + index + "] was still "
                    + (isTruth ? "true" : Integer.toString(values.lastEntry().getValue()));
        }

        private String name() {
            return places.getOrDefault(array, recording.arrays().get(array).name());
        }
    }

    Marks(Recording recording) {
        this.recording = recording;
        List<List<Mark>> arrays = new ArrayList<>();
        for (int i = 0; i < recording.events().size(); i++) {
            if (recording.events().get(i) instanceof Event.Meet meet) {
                List<Mark> marks = new ArrayList<>();
                for (int value : meet.contents()) {
                    Mark mark = new Mark(meet.array(), marks.size());
                    mark.put(i, value);
                    marks.add(mark);
                }
                arrays.add(marks);
            } else if (recording.events().get(i) instanceof Event.Write write) {
                Mark mark = arrays.get(write.array()).get(write.index());
                if (recording.arrays().get(write.array()).type().elements() == Value.Kind.ARRAY) {
                    replaced.add(mark.values.lastEntry().getValue());
                }
                mark.put(i, write.value().number());
            }
        }
        for (int i = 0; i < arrays.size(); i++) {
            place(recording.arrays().get(i));
        }
        arrays.stream().flatMap(List::stream).forEach(this::follow);
        arrays.stream().flatMap(List::stream).filter(this::isMark).forEach(all::add);
        recording.names().fields().forEach(this::addBits);
    }

    /** The bits of a field, if each of its values is the one before with another bit, or with fewer. */
    private void addBits(int field) {
        List<Mark> bits = IntStream.range(0, Integer.SIZE)
                .<Mark>mapToObj(bit -> new Bit(recording.names().variables().get(field), bit)).toList();
        Set<Integer> added = new HashSet<>();
        Integer before = null;
        for (int i = 0; i < recording.events().size(); i++) {
            if (recording.events().get(i) instanceof Event.Assign assign && assign.name() == field) {
                int now = assign.value().number();
                int more = before == null ? 0 : now & ~before;
                if (assign.value().kind() != Value.Kind.INT
                        || more != 0 && (Integer.bitCount(more) > 1 || (before & ~now) != 0)) {
                    return;
                }
                for (Mark bit : bits) {
                    bit.put(i, now >>> bit.index() & 1);
                }
                added.add(more);
                before = now;
            }
        }
        // what is set once may be a number
        if (added.stream().filter(bit -> bit != 0).count() > 1) {
            all.addAll(bits);
        }
    }

    private void place(Recording.Array array) {
        for (int i = 0; i < array.contents().size() && array.type().elements() == Value.Kind.ARRAY; i++) {
            places.put(array.contents().get(i), array.name().isEmpty() ? "" : array.name() + "[" + i + "]");
        }
    }

    /** Notes which arrays count up, and which of their elements ever get less. */
    private void follow(Mark mark) {
        int before = 0;
        for (int value : mark.values.values()) {
            if (before > 0 && value == before + 1) {
                rising.add(whole(mark));
            } else if (value < before) {
                falling.add(whole(mark));
            }
            before = value;
        }
    }

    /** The name of the array that a mark is in, with all its rows. */
    private static String whole(Mark mark) {
        return mark.name().replaceFirst("\\[.*", "");
    }

    private boolean isMark(Mark mark) {
        Recording.Array array = recording.arrays().get(mark.array);
        // what only counts how often something happened is a statistic
        boolean isStatistic = rising.contains(whole(mark)) && !falling.contains(whole(mark));
        return !isStatistic && !replaced.contains(mark.array) && !mark.name().isEmpty()
                && (array.type() == ArrayType.BOOLEANS
                        || places.containsKey(mark.array) && array.type() == ArrayType.INTS);
    }

    /** All of them, in the order in which their arrays were met. */
    List<Mark> all() {
        return all;
    }
}
