package nqueens.recording;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A recording that a test writes by hand: of a search {@code place(row)} and its helper {@code check(i)}, on a board of
 * four. It is a list of steps, such as {@code place 0, write 0 1 7, back}: array 0 has a 7 at index 1 now. An array is
 * met by its type and contents, {@code INTS 0 0}, and counted from 0; {@code name board} gives the last one a name,
 * {@code taken 6} a value to the only field. {@code tried 1} is {@code place 1, back}; {@code truths} are an array
 * {@code marks} of three truth values, and {@code columns} one of four ints.
 */
final class Tape {

    private static final Recording.Names NAMES = new Recording.Names(List.of("place", "check", "solve"),
            List.of(List.of("marks", "row"), List.of("i"), List.of()), List.of("marks", "board", "taken"), List.of(2),
            List.of("A.java"));

    private final String events;
    private int arrays;

    Tape(String steps) {
        events = sent(Stream.of(steps.replaceAll("tried (\\d)", "place $1, back")
                .replace("truths", "BOOLEANS 0 0 0, name marks").replace("columns", "INTS 0 0 0 0")
                .split(", ")).map(this::event));
    }

    /** What a worker sends of events: of each how many numbers it has, and these. */
    static String sent(Stream<String> events) {
        return events.map(event -> " " + event.split(" ").length + " " + event).collect(Collectors.joining());
    }

    private String event(String step) {
        String[] words = step.split(" ");
        String numbers = step.substring(words[0].length());
        return switch (words[0]) {
            case "place" -> "0 1 0 0 0 1" + numbers;
            // for a row that no int tells
            case "somewhere" -> "0 1 0 0 0 0" + numbers;
            case "check" -> "0 1 1 1" + numbers;
            case "solve" -> "0 1 2";
            case "back" -> "1 1 0 0";
            case "thrown" -> "2 1";
            case "write" -> "3 1 " + words[1] + " " + words[2] + " 1 " + words[3];
            case "put" -> "3 1 " + words[1] + " " + words[2] + " 3 " + words[3];
            case "name" -> "4 1 " + NAMES.variables().indexOf(words[1]) + " 3 " + (arrays - 1);
            case "taken" -> "4 1 2 1" + numbers;
            case "add" -> "5 1" + numbers;
            default -> "6 1 " + arrays++ + " " + Event.ArrayType.valueOf(words[0]).ordinal() + numbers;
        };
    }

    /** Gives the recording of a call {@code solve(n)} that ended so, and of which the worker says what is missing. */
    Recording recording(int n, Recording.End end, int missing, Object answer) {
        try {
            int[] numbers = Stream.of((missing + events).split(" ")).mapToInt(Integer::parseInt).toArray();
            return Recording.of("solve(" + n + ")", n, end, answer, NAMES, numbers);
        } catch (IOException e) {
            throw new AssertionError(events, e);
        }
    }
}
