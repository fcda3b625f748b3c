package nqueens.recording;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Possible marks of a recorded call: truth values in arrays, elements of boards, members of sets, and the bits of
 * fields that hold bit sets. A row that replaces another row is not a mark.
 */
final class Marks {

    private final Recording recording;
    private final Elements elements;
    /** The name of each array; the name of a row consists of the board's name and the row's index. */
    private final List<String> names = new ArrayList<>();
    private final Set<Integer> rows = new HashSet<>();

    /**
     * An element of an array, or a bit of a field.
     *
     * @param text a phrase for learners, such as {@code columns[1] was still true}
     * @param values the values by the numbers of the events that set them; 0 if the mark is clear
     */
    record Mark(String text, NavigableMap<Integer, Integer> values) {

        /** Returns whether the mark existed at an event, and was clear. */
        boolean isClearAt(int event) {
            return Optional.ofNullable(values.floorEntry(event)).filter(value -> value.getValue() == 0).isPresent();
        }

        /** Returns the event that set the mark for good, or empty if the mark is clear, or was never clear. */
        Optional<Integer> setForGood() {
            return values.descendingKeySet().stream().filter(this::isClearAt).findFirst().map(values::higherKey);
        }
    }

    private Marks(Recording recording, Elements elements) {
        this.recording = recording;
        this.elements = elements;
        recording.arrays().forEach(array -> names.add(array.name()));
        for (int board = 0; board < names.size(); board++) {
            boolean isBoard = recording.arrays().get(board).type().hasRows();
            List<NavigableMap<Integer, Integer>> lines = isBoard ? elements.of(board) : List.of();
            boolean isNamed = !names.get(board).isEmpty() && lines.stream().noneMatch(this::isOfStatistic);
            for (int i = 0; i < lines.size(); i++) {
                String name = isNamed && lines.get(i).size() == 1 ? names.get(board) + "[" + i + "]" : "";
                lines.get(i).values().stream().filter(row -> row >= 0 && rows.add(row))
                        .forEach(row -> names.set(row, name));
            }
        }
    }

    /** Returns whether a line of a board counts something, in an element with several values. */
    private boolean isOfStatistic(NavigableMap<Integer, Integer> line) {
        return line.values().stream().filter(row -> row >= 0).anyMatch(row -> elements.of(row).stream().anyMatch(
                element -> element.values().stream().filter(value -> value != 0).distinct().count() > 1));
    }

    /** {@return all marks, in the order in which their arrays occurred} */
    static List<Mark> of(Recording recording, Elements elements) {
        Marks marks = new Marks(recording, elements);
        return Stream.concat(IntStream.range(0, marks.names.size()).boxed().flatMap(marks::ofArray),
                recording.names().fields().stream().flatMap(marks::bits)).toList();
    }

    private Stream<Mark> ofArray(int array) {
        Event.ArrayType type = recording.arrays().get(array).type();
        String name = names.get(array);
        List<NavigableMap<Integer, Integer>> all = elements.of(array);
        boolean areMarks = switch (type) {
            case BOOLEANS -> true;
            // a set that never loses a member may hold answers
            case SET -> all.stream().map(element -> List.copyOf(element.values()))
                    .anyMatch(states -> states.contains(1) && states.lastIndexOf(0) > states.indexOf(1));
            case INTS -> rows.contains(array);
            default -> false;
        };
        return IntStream.range(0, areMarks && !name.isEmpty() ? all.size() : 0).mapToObj(i -> new Mark(
                type == Event.ArrayType.SET ? i + Event.LEAST_OF_A_SET + " in " + name + " was still set"
                : name + "[" + i + "] was still " + (type == Event.ArrayType.BOOLEANS ? "true"
                : all.get(i).lastEntry().getValue()), all.get(i)));
    }

    /** Returns the bits of a field, if each new value adds one bit or removes some, or else none. */
    private Stream<Mark> bits(int field) {
        NavigableMap<Integer, Integer> values = new TreeMap<>();
        Set<Integer> added = new HashSet<>();
        int before = -1;
        for (Event.Assign assign : recording.all(Event.Assign.class).filter(each -> each.name() == field).toList()) {
            int now = assign.value().number();
            int more = now & ~before;
            if (assign.value().tag() != Event.Value.INT
                    || more != 0 && (Integer.bitCount(more) > 1 || (before & ~now) != 0)) {
                return Stream.of();
            }
            values.put(assign.at(), now);
            added.add(more);
            before = now;
        }
        // a field that is set once may be a number
        added.remove(0);
        return IntStream.range(0, added.size() > 1 ? Integer.SIZE : 0).mapToObj(bit -> {
            NavigableMap<Integer, Integer> ofBit = new TreeMap<>(values);
            ofBit.replaceAll((event, value) -> value & 1 << bit);
            return new Mark(recording.names().variables().get(field) + " still had bit " + bit + " set", ofBit);
        });
    }
}
