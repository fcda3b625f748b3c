package nqueens.recording;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A recording that a test writes by hand: of a search {@code place(row)} and its helper, on a board of four. */
final class Tape {

    private static final Names NAMES = new Names(List.of("place", "check", "solve"),
            List.of(List.of("marks", "row"), List.of("i"), List.of()), List.of("marks", "board", "taken"), List.of(2),
            List.of("A.java"), List.of());

    private final List<int[]> events = new ArrayList<>();
    private int n = 4;
    private Recording.End end = Recording.End.RETURNED;
    private int missing;

    /** Notes an event of the first line. */
    private Tape event(int kind, int... numbers) {
        events.add(IntStream.concat(IntStream.of(kind, 1), Arrays.stream(numbers)).toArray());
        return this;
    }

    Tape place(int row) {
        return event(0, 0, 0, 0, 1, row);
    }

    /** Enters the search for a row that no int tells. */
    Tape placeSomewhere(int number) {
        return event(0, 0, 0, 0, 0, number);
    }

    Tape check(int i) {
        return event(0, 1, 1, i);
    }

    Tape solve() {
        return event(0, 2);
    }

    Tape back() {
        return event(1, 0, 0);
    }

    Tape thrown() {
        return event(2);
    }

    Tape add(int array) {
        return event(5, array);
    }

    /** Meets an array, to which a name is given. */
    Tape named(int array, ArrayType type, int name, int... contents) {
        meet(array, type, contents);
        return event(4, name, 3, array);
    }

    /** Meets an array without a name. */
    Tape meet(int array, ArrayType type, int... contents) {
        return event(6, IntStream.concat(IntStream.of(array, type.ordinal()), Arrays.stream(contents)).toArray());
    }

    Tape write(int array, int index, int value) {
        return event(3, array, index, 1, value);
    }

    /** Puts a row into an array of arrays. */
    Tape put(int array, int index, int row) {
        return event(3, array, index, 3, row);
    }

    /** Returns a truth value. */
    Tape back(boolean truth) {
        return event(1, 2, truth ? 1 : 0);
    }

    /** Gives the only field a value. */
    Tape taken(int bits) {
        return event(4, 2, 1, bits);
    }

    Tape ofBoard(int size) {
        n = size;
        return this;
    }

    Tape ending(Recording.End other) {
        end = other;
        return this;
    }

    Tape besideThreads() {
        missing = 2;
        return this;
    }

    Recording answering(Object answer) {
        try {
            int[] numbers = IntStream.concat(IntStream.of(missing), events.stream()
                    .flatMapToInt(event -> IntStream.concat(IntStream.of(event.length), Arrays.stream(event))))
                    .toArray();
            return Recording.of("solve(" + n + ")", n, end, answer, NAMES, numbers);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** What is told of it as a search that gave nothing, or empty. */
    String mistake() {
        return mistake(List.of());
    }

    String mistake(Object answer) {
        return Diagnosis.ofAnswer(answering(answer), List.of()).orElse("");
    }

    /** What is told of it as a search that did not find a solution. */
    String mistakeWithout(Integer... missing) {
        return Diagnosis.ofAnswer(answering(List.of(new int[4])), List.of(missing)).orElse("");
    }

    String index() {
        return Diagnosis.ofIndex(answering(null)).orElse("");
    }

    String overflow() {
        return Diagnosis.ofOverflow(answering(null)).orElse("");
    }

    boolean isSearch() {
        return Backtracking.in(answering(List.of())).isPresent();
    }
}
