package nqueens.recording;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Possible marks of a recorded call: truth values in arrays, elements of boards, members of sets, and the bits of
 * fields that hold bit sets. A row that replaces another row is not a mark.
 */
final class Marks {

    private final Recording recording;
    private final List<List<Mark>> arrays = new ArrayList<>();
    /** The name of each array; the name of a row consists of the board's name and the row's index. */
    private final List<String> names = new ArrayList<>();
    private final Set<Integer> rows = new HashSet<>();
    private final Set<Integer> replaced = new HashSet<>();
    /** The names of arrays with an element that counted up past 1, and in {@code falling} with one that went down. */
    private final Set<String> rising = new HashSet<>();
    private final Set<String> falling = new HashSet<>();

    /**
     * An element of an array, or a bit of a field.
     *
     * @param isOfLine whether the mark may belong to a line, which holds one queen, and not to a square
     * @param bits the bits of the mark in the values
     * @param values the values by the numbers of the events that set them
     */
    record Mark(String phrase, boolean isNumber, boolean isOfLine, int bits, NavigableMap<Integer, Integer> values) {

        private int now() {
            return values.lastEntry().getValue();
        }

        private boolean isClear(Map.Entry<Integer, Integer> value) {
            return (value.getValue() & bits) == 0;
        }

        /** Returns whether the mark existed at an event, and was clear. */
        boolean isClearAt(int event) {
            return Optional.ofNullable(values.floorEntry(event)).filter(this::isClear).isPresent();
        }

        /** Returns the event that set the mark for good, or empty if the mark is clear, or was never clear. */
        Optional<Integer> setForGood() {
            int lastClear = values.descendingMap().entrySet().stream().filter(this::isClear).map(Map.Entry::getKey)
                    .findFirst().orElse(-1);
            return Optional.ofNullable(values.higherKey(lastClear));
        }

        /** Returns a phrase for learners, such as {@code columns[1] was still true}. */
        String text() {
            return isNumber ? phrase + now() : phrase;
        }
    }

    private Marks(Recording recording) {
        this.recording = recording;
        recording.arrays().forEach(array -> names.add(array.name()));
        for (Recording.Array board : recording.arrays()) {
            for (int i = 0; i < board.contents().size() && board.type().hasRows(); i++) {
                int row = board.contents().get(i);
                if (row >= 0) {
                    rows.add(row);
                    names.set(row, board.name().isEmpty() ? "" : board.name() + "[" + i + "]");
                }
            }
        }
    }

    /** {@return all marks, in the order in which their arrays occurred} */
    static List<Mark> of(Recording recording) {
        Marks marks = new Marks(recording);
        for (Event event : recording.events()) {
            if (event instanceof Event.Meet meet) {
                marks.meet(meet);
            } else if (event instanceof Event.Write write) {
                marks.write(write);
            }
        }
        List<Mark> all = new ArrayList<>();
        IntStream.range(0, marks.arrays.size()).filter(marks::areMarks).mapToObj(marks.arrays::get)
                .forEach(all::addAll);
        recording.names().fields().forEach(field -> all.addAll(marks.bits(field)));
        return all;
    }

    private void meet(Event.Meet meet) {
        boolean isTruth = meet.type() == Event.ArrayType.BOOLEANS;
        boolean isSet = meet.type() == Event.ArrayType.SET;
        boolean isOfLine = isTruth && !rows.contains(meet.array()) && meet.contents().size() <= 2 * recording.n() + 1;
        String name = names.get(meet.array());
        arrays.add(IntStream.range(0, meet.contents().size()).mapToObj(i -> new Mark(isSet
                ? i + Event.LEAST_OF_A_SET + " in " + name + " was still set" : name + "[" + i + "] was still "
                + (isTruth ? "true" : ""), !isTruth && !isSet, isOfLine, -1,
                new TreeMap<>(Map.of(meet.at(), meet.contents().get(i))))).toList());
    }

    private void write(Event.Write write) {
        Mark mark = arrays.get(write.array()).get(write.index());
        int before = mark.now();
        int value = write.value().number();
        if (recording.arrays().get(write.array()).type().hasRows()) {
            replaced.add(before);
        }
        if (before > 0 && value == before + 1) {
            rising.add(whole(write.array()));
        } else if (value < before) {
            falling.add(whole(write.array()));
        }
        mark.values().put(write.at(), value);
    }

    /** Returns the name of an array or, for a row, the name of its board. */
    private String whole(int array) {
        return names.get(array).replaceFirst("\\[.*", "");
    }

    private boolean areMarks(int array) {
        Event.ArrayType type = recording.arrays().get(array).type();
        // an array that only counts up is a statistic
        boolean isStatistic = rising.contains(whole(array)) && !falling.contains(whole(array));
        return !isStatistic && !replaced.contains(array) && !names.get(array).isEmpty()
                // a set that never loses a member may hold answers
                && (type == Event.ArrayType.BOOLEANS
                || type == Event.ArrayType.SET && falling.contains(whole(array))
                || rows.contains(array) && type == Event.ArrayType.INTS);
    }

    /** Returns the bits of a field, if each new value adds one bit or removes some, or else none. */
    private List<Mark> bits(int field) {
        NavigableMap<Integer, Integer> values = new TreeMap<>();
        Set<Integer> added = new HashSet<>();
        int before = -1;
        for (Event.Assign assign : recording.all(Event.Assign.class).filter(each -> each.name() == field).toList()) {
            int now = assign.value().number();
            int more = now & ~before;
            if (assign.value().tag() != Event.Value.INT
                    || more != 0 && (Integer.bitCount(more) > 1 || (before & ~now) != 0)) {
                return List.of();
            }
            values.put(assign.at(), now);
            added.add(more);
            before = now;
        }
        // a field that is set once may be a number
        added.remove(0);
        return IntStream.range(0, added.size() > 1 ? Integer.SIZE : 0).mapToObj(bit -> new Mark(
                recording.names().variables().get(field) + " still had bit " + bit + " set", false, false, 1 << bit,
                values)).toList();
    }
}
