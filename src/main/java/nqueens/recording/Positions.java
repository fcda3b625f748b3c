package nqueens.recording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Where the queens stood each time a search came to a row, as far as an array of the submission tells: one with the
 * column of each row's queen, or a board whose rows above have one square each that is not 0.
 */
final class Positions {

    private final Recording recording;
    private final int array;
    /** The elements of each array that was met, as they are at the event that was read last. */
    private final List<List<Integer>> contents = new ArrayList<>();
    /** Of each row the event that wrote to it last. */
    private final Map<Integer, Integer> written = new HashMap<>();
    /** Of each row the event with which the search came to it last. */
    private final Map<Integer, Integer> reached = new HashMap<>();

    private Positions(Recording recording, int array) {
        this.recording = recording;
        this.array = array;
    }

    /**
     * Reads the positions that a search reached: for each of the events in {@code rows}, with which it comes to one in
     * that row, the columns of the queens above; empty if no array tells them.
     */
    static Optional<List<List<Integer>>> reached(Recording recording, NavigableMap<Integer, Integer> rows) {
        return IntStream.range(0, recording.arrays().size())
                .filter(array -> recording.arrays().get(array).contents().size() == recording.n())
                .mapToObj(array -> new Positions(recording, array).all(rows)).flatMap(Optional::stream).findFirst();
    }

    private Optional<List<List<Integer>>> all(NavigableMap<Integer, Integer> rows) {
        List<List<Integer>> all = new ArrayList<>();
        for (int i = 0; i < recording.events().size(); i++) {
            follow(i, recording.events().get(i));
            if (rows.containsKey(i)) {
                int row = rows.get(i);
                List<Integer> queens = array < contents.size() ? queens(row) : List.of();
                if (queens.size() != row || row > 0 && !isNew(row - 1)) {
                    return Optional.empty();
                }
                reached.put(row, i);
                all.add(queens);
            }
        }
        return Optional.of(all);
    }

    /** Whether a row's queen was put there since the search came to it, and since it last went on from it. */
    private boolean isNew(int row) {
        int since = Math.max(reached.get(row), reached.getOrDefault(row + 1, 0));
        return written.getOrDefault(row, 0) > since;
    }

    private void follow(int number, Event event) {
        if (event instanceof Event.Meet meet) {
            contents.add(new ArrayList<>(meet.contents()));
        } else if (event instanceof Event.Write write) {
            contents.get(write.array()).set(write.index(), write.value().number());
            if (array < contents.size()) {
                written.put(isBoard() ? contents.get(array).indexOf(write.array()) : write.array() == array
                        ? write.index() : -1, number);
            }
        }
    }

    private boolean isBoard() {
        return recording.arrays().get(array).type().elements() == Value.Kind.ARRAY;
    }

    /** The columns of the queens above a row; fewer of them where they are not all there. */
    private List<Integer> queens(int row) {
        IntUnaryOperator column = isBoard() ? above -> only(contents.get(array).get(above))
                : contents.get(array)::get;
        return IntStream.range(0, Math.min(row, recording.n())).map(column)
                .filter(each -> each >= 0 && each < recording.n()).boxed().toList();
    }

    /** The only square of a row of the board that is not 0. */
    private int only(int line) {
        List<Integer> squares = line < 0 ? List.of() : contents.get(line);
        int[] queens = IntStream.range(0, squares.size()).filter(square -> squares.get(square) != 0).toArray();
        return queens.length == 1 ? queens[0] : -1;
    }
}
