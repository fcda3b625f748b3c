package nqueens.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The elements of the arrays in a recording.
 *
 * @param values by array and index, the values of an element by the numbers of the events that set them
 */
record Elements(List<List<NavigableMap<Integer, Integer>>> values) {

    static Elements of(Recording recording) {
        Elements elements = new Elements(new ArrayList<>());
        recording.all(Event.Meet.class).forEach(meet -> elements.values.add(meet.contents().stream()
                .map(value -> (NavigableMap<Integer, Integer>) new TreeMap<>(Map.of(meet.at(), value))).toList()));
        recording.all(Event.Write.class).forEach(write ->
                elements.of(write.array()).get(write.index()).put(write.at(), write.value().number()));
        return elements;
    }

    List<NavigableMap<Integer, Integer>> of(int array) {
        return values.get(array);
    }

    /** Returns the elements of an array after an event, or no elements if the array occurred later. */
    List<Integer> after(int event, int array) {
        return of(array).stream().filter(element -> element.firstKey() <= event)
                .map(element -> element.floorEntry(event).getValue()).toList();
    }
}
