package nqueens.recording;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.recording.Calls.Call;

/** What a recording proves of how a call came to its wrong end: about its search, or about what keeps it from one. */
public final class Diagnosis {

    /** A method that calls itself so often with what it was given itself never ends. */
    private static final int ENDLESS = 50;

    private final Recording recording;
    private final List<Event> events;
    private final Calls calls;
    /** For each event the innermost call in which it happened, or null. */
    private final List<Call> around;
    private final List<Assigned> assigned;

    /** A variable or a field was given an int in a call, by the event with a number. */
    private record Assigned(Call call, int name, int value, int at) {

        boolean isSame(Assigned other) {
            return call == other.call && name == other.name;
        }
    }

    private Diagnosis(Recording recording) {
        this.recording = recording;
        this.events = recording.events();
        this.calls = new Calls(events);
        this.around = calls.around(method -> true);
        this.assigned = IntStream.range(0, events.size()).filter(i -> around.get(i) != null
                        && events.get(i) instanceof Event.Assign assign && assign.value().kind() == Value.Kind.INT)
                .mapToObj(i -> new Assigned(around.get(i), ((Event.Assign) events.get(i)).name(),
                        ((Event.Assign) events.get(i)).value().number(), i)).toList();
    }

    /**
     * {@return what a call did that gave a wrong answer: a sentence or two without a full stop; empty if nothing is
     * proved that would help} {@code missing} has the columns of a solution that is missing in the answer; empty if
     * there is none.
     */
    public static Optional<String> ofAnswer(Recording recording, List<Integer> missing) {
        if (recording.end() != Recording.End.RETURNED || !recording.notes().isEmpty()) {
            return Optional.empty();
        }
        Diagnosis diagnosis = new Diagnosis(recording);
        return Backtracking.in(recording).map(search -> search.mistake(missing)).orElseGet(diagnosis::sideways)
                .or(diagnosis::noColumn).or(diagnosis::addedElsewhere).or(diagnosis::noQueen);
    }

    /** {@return what a call did whose recursion went too deep; empty if nothing is proved that would help} */
    public static Optional<String> ofOverflow(Recording recording) {
        return new Calls(recording.events()).byMethod().values().stream()
                .filter(all -> all.stream().filter(Call::isAsOuter).count() >= ENDLESS)
                .map(all -> recording.names().methods().get(all.get(0).method())).findFirst()
                .map(method -> method + " called itself with what it was given, again and again: is each call for the"
                        + " next row, row + 1? (row++ hands over row as it was)");
    }

    /** {@return what a call did that met an index out of bounds; empty if nothing is proved that would help} */
    public static Optional<String> ofIndex(Recording recording) {
        return new Diagnosis(recording).wentOn()
                .or(() -> Backtracking.in(recording).flatMap(Backtracking::thrownBelowTheBoard));
    }

    /** {@return where a call still was that took too many steps; empty if it was in no loop for long} */
    public static Optional<String> ofSteps(Recording recording) {
        return recording.notes().isEmpty() ? new Diagnosis(recording).stillThere() : Optional.empty();
    }

    /** {@return whether an answer has no solution in it: an empty list, or 0} */
    public static boolean isNothing(Object answer) {
        return answer instanceof List<?> list ? list.isEmpty()
                : answer instanceof Number count && count.longValue() == 0;
    }

    private Optional<String> addedElsewhere() {
        long added = events.stream().filter(event -> event instanceof Event.Add add
                && recording.arrays().get(add.array()).contents().size() == recording.n()).count();
        return added == 0 || !(recording.answer() instanceof List<?> list) || !list.isEmpty() ? Optional.empty()
                : Optional.of("your search added " + (added == 1 ? "1 solution" : added + " solutions")
                        + " to a list, and the list that came back is empty: is it the same list, and not emptied?");
    }

    /** The variable of a loop that came to n, and went on as it had with n - 1, up to the exception. */
    private Optional<String> wentOn() {
        int n = recording.n();
        int last = IntStream.range(0, events.size()).filter(i -> events.get(i) instanceof Event.Thrown).findFirst()
                .orElse(0);
        return assigned.stream().filter(now -> now.value() == n && now.at() < last && now.call().end() >= last)
                .filter(now -> assigned.stream().filter(now::isSame).allMatch(other -> other.at() <= now.at())
                        && assigned.stream().filter(now::isSame).anyMatch(before -> before.value() == n - 1
                                && events.get(before.at() + 1).line() == events.get(now.at() + 1).line()))
                .findFirst().map(now -> "it threw in the round of a loop with " + text(now) + ", which is n: rows and"
                        + " columns go from 0 to n - 1");
    }

    private String text(Assigned variable) {
        return recording.names().variables().get(variable.name()) + " = " + variable.value();
    }

    /** A search whose loop changes the row itself, and calls itself for one row after the other out of the same one. */
    private Optional<String> sideways() {
        return assigned.stream().filter(each -> !recording.names().fields().contains(each.name()))
                .map(each -> sideways(each.call(), recording.names().parameters().get(each.call().method())
                        .indexOf(recording.names().variables().get(each.name()))))
                .flatMap(Optional::stream).findFirst();
    }

    private Optional<String> sideways(Call call, int parameter) {
        if (parameter < 0) {
            return Optional.empty();
        }
        String name = recording.names().parameters().get(call.method()).get(parameter);
        List<Call> all = calls.byMethod().get(call.method());
        Set<Optional<Integer>> below = all.stream().filter(inner -> inner.outer().equals(Optional.of(call)))
                .map(inner -> inner.number(parameter)).collect(Collectors.toSet());
        return call.number(parameter)
                .filter(row -> below.containsAll(List.of(Optional.of(row + 1), Optional.of(row + 2)))
                        // a search that goes from square to square counts on in its loop
                        && all.stream().noneMatch(each -> each.number(parameter).orElse(0) > recording.n()))
                .map(row -> String.format("out of the call with %1$s = %2$d your search called itself with %1$s = %3$d,"
                        + " and then with %1$s = %4$d: hand over %1$s + 1, and leave %1$s as it is", name, row,
                        row + 1, row + 2));
    }

    /** On a board of one square: nothing was put there, and there was no second row. */
    private boolean isEmptyBoard() {
        return recording.n() == 1 && isNothing(recording.answer())
                && calls.all().stream().anyMatch(this::isForRowZero)
                && calls.all().stream().noneMatch(call -> call.outer().isPresent())
                && events.stream().noneMatch(event -> event instanceof Event.Add || event instanceof Event.Write);
    }

    private boolean isForRowZero(Call call) {
        return call.arguments().contains(new Value(Value.Kind.INT, 0));
    }

    /** Nothing was tested, or set a second time, and what began with row 0 was over when its last variable was set. */
    private Optional<String> noColumn() {
        return isEmptyBoard() && calls.all().stream().allMatch(call -> call.truth().isEmpty()
                        && (!isForRowZero(call) || assigned.stream().filter(each -> each.call() == call)
                                .mapToInt(Assigned::at).max().orElse(call.end() - 1) == call.end() - 1))
                && assigned.size()
                        == assigned.stream().map(each -> List.of(each.call(), each.name())).distinct().count()
                ? Optional.of("your search tried no column of row 0: does its loop run from column 0 to n - 1?")
                : Optional.empty();
    }

    private Optional<String> noQueen() {
        return !isEmptyBoard() ? Optional.empty() : calls.all().stream()
                .filter(call -> call.truth().isPresent() && call.begin() > 0 && around.get(call.begin() - 1) != null
                        && isForRowZero(around.get(call.begin() - 1))).findFirst()
                .map(test -> "on the empty board " + recording.names().methods().get(test.method()) + " returned "
                        + test.truth().orElseThrow() + ", and no queen was put: does it ask more"
                        + " than the rows above, or is its answer taken the wrong way round?");
    }

    /** The innermost call that was there in all the second half of the recording, and its own lines in that half. */
    private Optional<String> stillThere() {
        int half = events.size() / 2;
        Optional<Call> open = calls.all().stream().filter(each -> each.begin() <= half && each.end() >= events.size())
                .reduce((outer, inner) -> inner);
        List<Integer> lines = IntStream.range(half, events.size()).filter(i -> open.equals(
                        Optional.ofNullable(around.get(i)))).mapToObj(events::get)
                // where it meets arrays, or another call ends, is another line
                .filter(event -> event instanceof Event.Reach || event instanceof Event.Assign
                        || event instanceof Event.Write).map(event -> event.line() % Event.LINES_OF_A_FILE).toList();
        return open.filter(call -> Set.copyOf(lines).size() < lines.size()).map(call -> text(call)
                + " had not returned when the recording ended: its loop that begins in line " + Collections.min(lines)
                + " ran again and again: does it come to an end?");
    }

    private String text(Call call) {
        List<String> names = recording.names().parameters().get(call.method());
        return recording.names().methods().get(call.method()) + IntStream.range(0, names.size())
                .mapToObj(i -> call.number(i).map(number -> names.get(i) + " = " + number)).flatMap(Optional::stream)
                .collect(Collectors.joining(", ", "(", ")"));
    }
}
