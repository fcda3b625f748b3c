package nqueens.recording;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import nqueens.recording.Calls.Call;

/** What a recording proves of how a call came to its wrong end: about its search, or about what keeps it from one. */
public final class Diagnosis {

    /** A method that calls itself so often with what it was given itself never ends. */
    private static final int ENDLESS = 50;

    private Diagnosis() {
    }

    /**
     * Tells what a call did that gave a wrong answer.
     *
     * @param recording what was recorded of it
     * @param missing the columns of a solution that is missing in the answer; empty if there is none
     * @return a sentence or two without a full stop; empty if nothing is proved that would help
     */
    public static Optional<String> ofAnswer(Recording recording, List<Integer> missing) {
        if (recording.end() != Recording.End.RETURNED || !recording.notes().isEmpty()) {
            return Optional.empty();
        }
        Calls calls = new Calls(recording.events());
        return Backtracking.in(recording).flatMap(search -> search.mistake(missing))
                .or(() -> addedElsewhere(recording)).or(() -> sideways(calls)).or(() -> noQueen(recording, calls));
    }

    /**
     * Tells what a call did whose recursion went too deep.
     *
     * @param recording what was recorded of it, up to its end or not
     * @return a sentence without a full stop; empty if nothing is proved that would help
     */
    public static Optional<String> ofOverflow(Recording recording) {
        return new Calls(recording.events()).byMethod().values().stream()
                .filter(all -> all.stream().filter(Call::isAsOuter).count() >= ENDLESS)
                .map(all -> recording.names().methods().get(all.get(0).method())).findFirst()
                .map(method -> method + " calls itself with what it was given, again and again: each call must be for"
                        + " the next row, row + 1 (row++ hands over row as it was)");
    }

    /**
     * Tells what a call did that met an index out of bounds.
     *
     * @param recording what was recorded of it, up to its end or not
     * @return a sentence without a full stop; empty if nothing is proved that would help
     */
    public static Optional<String> ofIndex(Recording recording) {
        return Backtracking.in(recording).filter(Backtracking::hasThrownBelowTheBoard).map(search -> "it threw in the"
                + " call for row n = " + recording.n() + ", which the board doesn't have: does the search always end"
                + " there, and is each queen on a column from 0 to n - 1?");
    }

    /**
     * Tells whether an answer has no solution in it.
     *
     * @param answer what came back
     * @return whether it is an empty list, or 0
     */
    public static boolean isNothing(Object answer) {
        return answer instanceof List<?> list ? list.isEmpty()
                : answer instanceof Number count && count.longValue() == 0;
    }

    private static Optional<String> addedElsewhere(Recording recording) {
        long added = recording.events().stream().filter(event -> event instanceof Event.Add add
                && recording.arrays().get(add.array()).contents().size() == recording.n()).count();
        return added == 0 || !(recording.answer() instanceof List<?> list) || !list.isEmpty() ? Optional.empty()
                : Optional.of("your search added " + (added == 1 ? "1 solution" : added + " solutions")
                        + " to a list, and the list that came back is empty: is it the same list, and not emptied?");
    }

    /** A search whose loop changes the row itself. */
    private static Optional<String> sideways(Calls calls) {
        return calls.byMethod().values().stream().flatMap(all -> IntStream.range(0, all.get(0).parameters())
                .mapToObj(parameter -> sideways(all, parameter))).flatMap(Optional::stream).findFirst();
    }

    private static Optional<String> sideways(List<Call> all, int parameter) {
        Map<Call, Integer> last = new HashMap<>();
        Optional<String> told = Optional.empty();
        for (Call call : all) {
            Optional<Integer> row = call.number(parameter);
            int before = call.outer().map(outer -> last.get(outer)).orElse(-1);
            if (row.filter(number -> number == before + 1).isEmpty()) {
                return Optional.empty();
            }
            int above = call.outer().flatMap(outer -> outer.number(parameter)).orElse(before);
            if (above < before) {
                told = told.or(() -> Optional.of("out of row " + above + " your search called itself for row " + before
                        + ", and then for row " + (before + 1) + ": hand over row + 1, and leave row as it is"));
            }
            last.put(call, row.get());
            call.outer().ifPresent(outer -> last.put(outer, row.get()));
        }
        return told;
    }

    /** On a board of one square a search that puts no queen doesn't come to a second row. */
    private static Optional<String> noQueen(Recording recording, Calls calls) {
        List<Call> all = calls.byMethod().values().stream().flatMap(List::stream).toList();
        Predicate<Call> begins = call -> IntStream.range(0, call.parameters())
                .anyMatch(parameter -> call.number(parameter).equals(Optional.of(0)));
        if (recording.n() != 1 || !isNothing(recording.answer()) || all.stream().noneMatch(begins)
                || all.stream().anyMatch(call -> call.outer().isPresent()) || recording.events().stream()
                .anyMatch(event -> event instanceof Event.Add || event instanceof Event.Write)) {
            return Optional.empty();
        }
        return Optional.of(all.stream().filter(call -> call.truth().isPresent()).findFirst()
                .map(test -> "on the empty board " + recording.names().methods().get(test.method()) + " returned "
                        + test.truth().orElseThrow() + ", and no queen was put: does it ask more"
                        + " than the rows above, or is its answer taken the wrong way round?")
                .orElse("your search put no queen on the empty board: does its loop begin with column 0?"));
    }
}
