package nqueens.recording;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.Answers;

/** The values of array elements at each event of a recording, and the {@linkplain Mark marks} among the elements. */
final class ArrayElements {

    private final Recording recording;
    /** For each array and each index, the values of the element, by the numbers of the events that set them. */
    private final List<List<NavigableMap<Integer, Integer>>> values = new ArrayList<>();
    /** For each array that was a row, the boards to which it belonged. */
    private final Map<Integer, Set<Integer>> boards = new HashMap<>();

    /**
     * An array element, or a bit of a field, in which a search may note that a square or a line is taken.
     *
     * @param text a phrase for learners, such as {@code columns[1] was still true}
     * @param isOfLine whether the mark may stand for a whole column or diagonal, on which only one queen may stand
     * @param isShared whether the mark is in a row that belongs to two boards
     * @param values the values by the numbers of the events that set them; 0 if the mark is clear
     */
    record Mark(String text, boolean isOfLine, boolean isShared, NavigableMap<Integer, Integer> values) {

        boolean isClearAt(int event) {
            return Optional.ofNullable(values.floorEntry(event)).filter(value -> value.getValue() == 0).isPresent();
        }

        /** Returns the event after which the mark stayed set; empty if it is clear at the end, or was never clear. */
        Optional<Integer> setForGood() {
            return values.descendingKeySet().stream().filter(this::isClearAt).findFirst().map(values::higherKey);
        }
    }

    /** Reads the elements of a recording; {@code begin} is the event with which its search begins. */
    ArrayElements(Recording recording, int begin) {
        this.recording = recording;
        recording.all(Event.Meet.class).forEach(meet -> values.add(
                recording.arrays().get(meet.array()).contents().stream().map(value ->
                        (NavigableMap<Integer, Integer>) new TreeMap<>(Map.of(meet.at(), value))).toList()));
        recording.all(Event.Write.class).forEach(write ->
                of(write.array()).get(write.index()).put(write.at(), write.value().number()));
        IntStream.range(0, values.size()).filter(array -> recording.arrays().get(array).type().hasRows())
                .forEach(board -> of(board).forEach(line -> line.values().forEach(row ->
                        boards.computeIfAbsent(row, key -> new HashSet<>()).add(board))));
        // if all squares begin with the same value, such as a dot, this value marks an empty square, as 0 does
        List<NavigableMap<Integer, Integer>> squares = boards.keySet().stream().filter(row -> row >= 0
                        && recording.arrays().get(row).type() != Event.ArrayType.BOOLEANS)
                .flatMap(row -> of(row).stream()).filter(square -> square.firstKey() <= begin).toList();
        Set<Integer> found = squares.stream().map(square -> square.floorEntry(begin).getValue())
                .collect(Collectors.toSet());
        squares.forEach(square -> square.replaceAll((event, value) -> Set.of(value).equals(found) ? 0 : value));
    }

    List<NavigableMap<Integer, Integer>> of(int array) {
        return values.get(array);
    }

    List<Integer> after(int event, int array) {
        return of(array).stream().filter(element -> element.firstKey() <= event)
                .map(element -> element.floorEntry(event).getValue()).toList();
    }

    List<Mark> marks() {
        return Stream.concat(IntStream.range(0, values.size()).boxed().flatMap(this::marks),
                recording.names().fields().stream().flatMap(this::bits)).toList();
    }

    /** Finds a mark that is still set when the search ends, although the search should have cleared it. */
    Optional<Finding> leftSet() {
        List<String> names = recording.arrays().stream().map(Recording.Array::name).toList();
        // arrays with the same name may be copies; an array with more than two different values may be a table
        List<List<Mark>> groups = IntStream.range(0, values.size())
                .filter(array -> Collections.frequency(names, names.get(array)) == 1
                        && recording.arrays().get(array).type() != Event.ArrayType.ROWS_OF_CHARS)
                .mapToObj(array -> marks(array).filter(mark -> mark.values().size() > 1).toList())
                .filter(all -> all.stream().flatMap(mark -> mark.values().values().stream()).distinct().count() == 2)
                .toList();
        OptionalInt begin = groups.stream().filter(marks -> marks.stream().allMatch(mark ->
                mark.setForGood().isEmpty())).flatMap(List::stream)
                .mapToInt(mark -> mark.values().higherKey(mark.values().firstKey())).min();
        return groups.stream().filter(marks -> begin.isPresent() || Answers.isEmpty(recording.answer())
                        && !recording.hasOtherArguments() && marks.size() >= recording.n()
                        && marks.stream().allMatch(mark -> Collections.frequency(mark.values().values(), 0) == 1))
                .flatMap(List::stream).filter(mark -> mark.setForGood().orElse(-1) > begin.orElse(-1)).findFirst()
                .map(mark -> new Finding(mark.setForGood().orElseThrow(), "when the search ended, " + mark.text()
                        + ": is something not undone, or do several positions share this array?"));
    }

    private Stream<Mark> marks(int array) {
        String name = recording.arrays().get(array).name();
        Event.ArrayType type = recording.arrays().get(array).type();
        if (name.isEmpty() || boards.containsKey(array)) {
            return Stream.of();
        }
        return switch (type) {
            case BOOLEANS -> marks(array, name, of(array).size() <= 2 * recording.n() + 1);
            case ROWS_OF_BOOLEANS, ROWS_OF_INTS, ROWS_OF_CHARS -> of(array).stream().anyMatch(this::isOfStatistic)
                    ? Stream.of()
                    // rows that were replaced have no marks
                    : IntStream.range(0, of(array).size()).filter(i -> of(array).get(i).size() == 1).boxed()
                            .flatMap(i -> of(array).get(i).values().stream().filter(row -> row >= 0)
                                    .flatMap(row -> marks(row, name + "[" + i + "]", false)));
            default -> Stream.of();
        };
    }

    private Stream<Mark> marks(int array, String name, boolean isOfLine) {
        Event.ArrayType type = recording.arrays().get(array).type();
        return IntStream.range(0, of(array).size()).mapToObj(i -> new Mark(name + "[" + i + "] was still "
                + type.text(of(array).get(i).values().stream().filter(value -> value != 0)
                        .reduce((before, last) -> last).orElse(0)), isOfLine,
                boards.getOrDefault(array, Set.of()).size() > 1, of(array).get(i)));
    }

    /** Returns whether a row of a board counts something: one of its elements takes several values other than 0. */
    private boolean isOfStatistic(NavigableMap<Integer, Integer> line) {
        return line.values().stream().filter(row -> row >= 0).anyMatch(row -> of(row).stream().anyMatch(
                element -> element.values().stream().filter(value -> value != 0).distinct().count() > 1));
    }

    /** Returns the bits of a field as marks if each assignment adds one bit or only removes bits; otherwise none. */
    private Stream<Mark> bits(int field) {
        NavigableMap<Integer, Integer> assigned = new TreeMap<>();
        Set<Integer> added = new HashSet<>();
        int before = -1;
        for (Event.Assign assign : recording.all(Event.Assign.class).filter(each -> each.name() == field).toList()) {
            int now = assign.value().number();
            int more = now & ~before;
            if (assign.value().tag() != Event.Value.INT
                    || more != 0 && (Integer.bitCount(more) > 1 || (before & ~now) != 0)) {
                return Stream.of();
            }
            assigned.put(assign.at(), now);
            added.add(more);
            before = now;
        }
        // if only one bit is ever added to the field, the field may hold a number, not a set
        added.remove(0);
        return IntStream.range(0, added.size() > 1 ? Integer.SIZE : 0).mapToObj(bit -> {
            NavigableMap<Integer, Integer> ofBit = new TreeMap<>(assigned);
            ofBit.replaceAll((event, value) -> value & 1 << bit);
            return new Mark(recording.names().variables().get(field) + " still had bit " + bit + " set", false,
                    false, ofBit);
        });
    }
}
