package nqueens.recording;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Explains from a recording how a call went wrong: in its search, or before it could search. */
public final class Diagnosis {

    /** A method that calls itself this often with its own arguments never ends. */
    private static final int ENDLESS = 50;

    private final Recording recording;
    private final List<Event> events;
    private final Calls calls;
    private final List<Assigned> assigned;

    /** The event by which a call set a variable or a field to an int. */
    private record Assigned(MethodCall call, int name, int value, int at) {

        boolean isSame(Assigned other) {
            return call == other.call && name == other.name;
        }
    }

    private Diagnosis(Recording recording) {
        this.recording = recording;
        this.events = recording.events();
        this.calls = Calls.of(events);
        this.assigned = IntStream.range(0, events.size()).boxed().flatMap(this::assigned).toList();
    }

    private Stream<Assigned> assigned(int event) {
        return calls.around(event) != null && events.get(event) instanceof Event.Assign assign
                ? assign.value().asInt().stream()
                        .mapToObj(value -> new Assigned(calls.around(event), assign.name(), value, event))
                : Stream.empty();
    }

    /**
     * {@return how a call came to its wrong answer; empty if nothing helpful is proved} {@code missing} has the columns
     * of a solution that the answer lacks, or nothing.
     */
    public static Optional<Finding> ofAnswer(Recording recording, List<Integer> missing) {
        if (recording.end() != Recording.End.RETURNED || !recording.notes().isEmpty()) {
            return Optional.empty();
        }
        Diagnosis diagnosis = new Diagnosis(recording);
        return backtracking(recording).map(search -> search.mistake(missing)).orElseGet(diagnosis::sideways)
                .or(diagnosis::noColumn).or(diagnosis::addedElsewhere).or(diagnosis::noQueen);
    }

    private static Optional<Backtracking> backtracking(Recording recording) {
        return Recursion.in(recording).filter(Recursion::isBacktracking)
                .map(search -> new Backtracking(recording, search));
    }

    /** {@return why the recursion of a call went too deep; empty if nothing helpful is proved} */
    public static Optional<Finding> ofOverflow(Recording recording) {
        return Calls.of(recording.events()).byMethod().values().stream()
                .map(all -> all.stream().filter(Diagnosis::isAsOuter).toList())
                .filter(repeated -> repeated.size() >= ENDLESS).findFirst()
                .map(repeated -> new Finding(repeated.get(0).begin(),
                        recording.names().methods().get(repeated.get(0).method()) + " called itself with the same"
                        + " arguments, again and again: is each call for the next row, row + 1? (row++ passes row as it"
                        + " was)", Finding.ROUND, Optional.empty()));
    }

    /** Whether a call was made within one of the same method with the same arguments, at least one an int. */
    private static boolean isAsOuter(MethodCall call) {
        return call.outer().filter(outer -> outer.arguments().equals(call.arguments())).isPresent()
                && call.arguments().stream().anyMatch(argument -> argument.tag() == Value.INT);
    }

    /** {@return how a call came to an index out of bounds; empty if nothing helpful is proved} */
    public static Optional<Finding> ofIndex(Recording recording) {
        return new Diagnosis(recording).wentOn()
                .or(() -> backtracking(recording).flatMap(Backtracking::thrownBelowTheBoard));
    }

    /** {@return the loop in which a call spent its last steps; empty if it was in none for long} */
    public static Optional<Finding> ofSteps(Recording recording) {
        return recording.notes().isEmpty() ? new Diagnosis(recording).stillThere() : Optional.empty();
    }

    /** {@return whether an answer has no solution in it: an empty list, or 0} */
    public static boolean isNothing(Object answer) {
        return answer instanceof List<?> list ? list.isEmpty()
                : answer instanceof Number count && count.longValue() == 0;
    }

    private Optional<Finding> addedElsewhere() {
        List<Integer> added = recording.added();
        return added.isEmpty() || !(recording.answer() instanceof List<?> list) || !list.isEmpty() ? Optional.empty()
                : Optional.of(new Finding(added.get(0), "your search added "
                        + (added.size() == 1 ? "1 solution" : added.size() + " solutions") + " to a list, and the list"
                        + " that came back is empty: is it the same list, and not emptied?"));
    }

    /** The loop variable that came to n and was used as before, up to the exception. */
    private Optional<Finding> wentOn() {
        int n = recording.n();
        int last = IntStream.range(0, events.size()).filter(i -> events.get(i) instanceof Event.Thrown).findFirst()
                .orElse(0);
        return assigned.stream().filter(now -> now.value() == n && now.at() < last && now.call().end() >= last)
                .filter(now -> assigned.stream().filter(now::isSame).allMatch(other -> other.at() <= now.at())
                        && assigned.stream().filter(now::isSame).anyMatch(before -> before.value() == n - 1
                                && line(before.at() + 1) == line(now.at() + 1)))
                .findFirst().map(now -> new Finding(now.at(), "it threw in the round of a loop with "
                        + recording.names().variables().get(now.name()) + " = " + n
                        + ", which is n: rows and columns go from 0 to n - 1"));
    }

    /** A search whose loop changes the row itself, so that one call goes down for several rows. */
    private Optional<Finding> sideways() {
        return assigned.stream().filter(each -> !recording.names().fields().contains(each.name()))
                .map(each -> sideways(each.call(), parameters(each.call()).indexOf(
                        recording.names().variables().get(each.name()))))
                .flatMap(Optional::stream).findFirst();
    }

    private Optional<Finding> sideways(MethodCall call, int parameter) {
        if (parameter < 0 || call.number(parameter).isEmpty()) {
            return Optional.empty();
        }
        String name = parameters(call).get(parameter);
        int row = call.number(parameter).getAsInt();
        List<MethodCall> all = calls.byMethod().get(call.method());
        Set<OptionalInt> below = all.stream().filter(inner -> inner.isIn(call))
                .map(inner -> inner.number(parameter)).collect(Collectors.toSet());
        // a search that goes from square to square counts on in its loop
        boolean isBySquares = all.stream().anyMatch(each -> each.number(parameter).orElse(0) > recording.n());
        return isBySquares || !below.containsAll(List.of(OptionalInt.of(row + 1), OptionalInt.of(row + 2)))
                ? Optional.empty() : Optional.of(new Finding(call.begin(), String.format("your search, in the"
                        + " call with %1$s = %2$d, called itself with %1$s = %3$d, and then with %1$s = %4$d: pass"
                        + " %1$s + 1, and leave %1$s as it is", name, row, row + 1, row + 2)));
    }

    private List<String> parameters(MethodCall call) {
        return recording.names().parameters().get(call.method());
    }

    /** Whether a search of a board with one square placed nothing, and never reached a second row. */
    private boolean isEmptyBoard() {
        return recording.n() == 1 && isNothing(recording.answer())
                && calls.all().stream().noneMatch(call -> call.outer().isPresent())
                && events.stream().noneMatch(event -> event instanceof Event.Add || event instanceof Event.Write);
    }

    private static boolean isForRowZero(MethodCall call) {
        return call.arguments().contains(new Value(Value.INT, 0));
    }

    /** The return value of a call, if it is a truth value. */
    private static Optional<Boolean> truth(MethodCall call) {
        return call.last().filter(last -> last instanceof Event.Return end && end.value().tag() == Value.BOOLEAN)
                .map(last -> ((Event.Return) last).value().number() == 1);
    }

    /** Whether the call for row 0 tested nothing, set no variable twice, and made no call. */
    private Optional<Finding> noColumn() {
        boolean isProved = isEmptyBoard() && assigned.stream().map(each -> List.of(each.call(), each.name()))
                .distinct().count() == assigned.size() && calls.all().stream().allMatch(call -> truth(call).isEmpty()
                && call.caller().filter(Diagnosis::isForRowZero).isEmpty()
                && (!isForRowZero(call) || lastSet(call).filter(last -> last.at() < call.end() - 1).isEmpty()));
        return calls.all().stream().filter(call -> isProved && isForRowZero(call)).findFirst().map(search ->
                new Finding(search.end(), "your search tried no column of row 0: does its loop run from column 0 to"
                        // a loop would have run lines in between
                        + (lastSet(search).filter(last -> line(last.at()) + 1 < line(search.end())).isPresent()
                        ? " n - 1?" : " n - 1, and does the search end in row n, not before?")));
    }

    private int line(int event) {
        return events.get(event).line();
    }

    /** The last variable that a call set itself, not in the calls that it made. */
    private Optional<Assigned> lastSet(MethodCall call) {
        return assigned.stream().filter(each -> each.call() == call).reduce((before, last) -> last);
    }

    /** The first test that the call for row 0 made. */
    private Optional<Finding> noQueen() {
        return !isEmptyBoard() ? Optional.empty() : calls.all().stream()
                .filter(call -> truth(call).isPresent() && call.caller().filter(Diagnosis::isForRowZero).isPresent())
                .findFirst().map(test -> new Finding(test.end(), "on the empty board "
                        + recording.names().methods().get(test.method()) + " returned " + truth(test).orElseThrow()
                        + ", and no queen was put: does it ask more than the rows above, or is its answer taken the"
                        + " wrong way round?"));
    }

    /** The innermost call that was running during the whole second half of the recording, with its lines there. */
    private Optional<Finding> stillThere() {
        int half = events.size() / 2;
        Optional<MethodCall> open = calls.all().stream()
                .filter(each -> each.begin() <= half && each.end() >= events.size()).reduce((outer, inner) -> inner);
        List<Integer> lines = IntStream.range(half, events.size())
                .filter(i -> open.equals(Optional.ofNullable(calls.around(i)))).mapToObj(events::get)
                // an array that is met, or a call that ends, stands on a line of its own
                .filter(event -> event instanceof Event.Reach || event instanceof Event.Assign
                        || event instanceof Event.Write).map(event -> event.line() % Event.LINES_OF_A_FILE).toList();
        return open.filter(call -> Set.copyOf(lines).size() < lines.size()).map(call -> new Finding(half, text(call)
                + " did not return for a long time: its loop around line " + Collections.min(lines)
                + " ran again and again. Does the loop end?", Finding.ROUND, Optional.empty()));
    }

    private String text(MethodCall call) {
        String name = recording.names().methods().get(call.method());
        return name.startsWith("static ") ? name.replaceFirst("static", "the static initialiser of")
                : name + IntStream.range(0, parameters(call).size()).boxed()
                .flatMap(i -> call.number(i).stream().mapToObj(number -> parameters(call).get(i) + " = " + number))
                .collect(Collectors.joining(", ", "(", ")"));
    }
}
