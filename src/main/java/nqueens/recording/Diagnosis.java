package nqueens.recording;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.Answers;
import nqueens.recording.Event.MethodCall;

/** Explains from a recording why a call gave a wrong answer, threw an exception, or took too many steps. */
public final class Diagnosis {

    private static final int ENDLESS = 50;
    private static final int LONGEST_ROUND = 6;

    private final Recording recording;
    private final List<Event> events;
    private final List<MethodCall> calls;
    private final Map<Integer, List<MethodCall>> callsByMethod;
    private final List<Event.Assign> assigned;

    private Diagnosis(Recording recording) {
        this.recording = recording;
        this.events = recording.events();
        this.calls = recording.all(MethodCall.class).toList();
        this.callsByMethod = recording.callsByMethod();
        this.assigned = recording.all(Event.Assign.class)
                .filter(each -> each.caller().isPresent() && each.value().asInt().isPresent()).toList();
    }

    /**
     * {@return how a call reached its wrong answer, or empty if the recording proves nothing helpful} {@code missing}
     * contains the columns of a missing solution, or is empty.
     */
    public static Optional<Finding> ofAnswer(Recording recording, List<Integer> missing) {
        if (recording.end() != Recording.End.RETURNED || !recording.notes().isEmpty()) {
            return Optional.empty();
        }
        Diagnosis diagnosis = new Diagnosis(recording);
        return diagnosis.bitsKept().or(() -> diagnosis.backtracking().map(search -> search.mistake(missing))
                .orElseGet(diagnosis::sideways)).or(diagnosis::notBegunAgain)
                .or(diagnosis::columnForRow).or(diagnosis::addedElsewhere).or(diagnosis::noQueen)
                .or(diagnosis::notOnTheOnlySquare).or(() -> new ArrayElements(recording, 0).leftSet());
    }

    /** {@return the place where a call added an array to a list again; empty if each array was added once} */
    public static Optional<Finding> ofRepetition(Recording recording) {
        Set<Integer> arrays = new HashSet<>();
        return recording.added().stream().filter(add -> !arrays.add(add.array())).findFirst().map(again -> new Finding(
                again.at(), "your search added the same array again: add a copy, or a new array, each time"));
    }

    private Optional<Backtracking> backtracking() {
        return Backtracking.in(recording).filter(Backtracking::isRowByRow);
    }

    /** {@return why the recursion of a call went too deep, or empty if the recording proves no reason} */
    public static Optional<Finding> ofOverflow(Recording recording) {
        return recording.callsByMethod().values().stream()
                .map(all -> all.stream().filter(Diagnosis::isAsOuter).toList())
                .filter(repeated -> repeated.size() >= ENDLESS).findFirst()
                .map(repeated -> new Finding(repeated.get(0).at(),
                        recording.names().methods().get(repeated.get(0).method()) + " called itself with the same"
                        + " arguments, again and again: is each call for the next row, row + 1? (row++ passes row as it"
                        + " was)"));
    }

    private static boolean isAsOuter(MethodCall call) {
        return call.outer().filter(outer -> outer.arguments().equals(call.arguments())).isPresent()
                && call.arguments().stream().anyMatch(argument -> argument.tag() == Event.Value.INT);
    }

    /** {@return how a call reached an index out of bounds, or empty if the recording proves nothing} */
    public static Optional<Finding> ofIndex(Recording recording) {
        Diagnosis diagnosis = new Diagnosis(recording);
        return diagnosis.sideways().or(diagnosis::wentOn)
                .or(() -> diagnosis.backtracking().flatMap(Backtracking::thrownBelowTheBoard))
                .map(found -> found.ofTest(diagnosis.endsInTest()));
    }

    /** {@return the loop in which a call spent its last steps, or empty if no loop ran for long} */
    public static Optional<Finding> ofSteps(Recording recording) {
        return recording.notes().isEmpty() ? new Diagnosis(recording).stillThere() : Optional.empty();
    }

    /** Returns whether the call ended, or was stopped, in a method that only tests a square for the search. */
    private boolean endsInTest() {
        int half = events.size() / 2;
        return calls.stream()
                .filter(call -> call.isThrown() || call.exit().isEmpty() && call.at() <= half)
                .reduce((outer, inner) -> inner).filter(last -> !last.arguments().isEmpty())
                .map(last -> callsByMethod.get(last.method())).filter(all -> all.stream()
                        .allMatch(call -> call.outer().isEmpty()) && all.stream().anyMatch(call ->
                        call.truth().isPresent() || call.caller().filter(Diagnosis::isForRowZero).isPresent()))
                .isPresent();
    }

    private Optional<Finding> addedElsewhere() {
        List<Event.Add> added = recording.added();
        return added.isEmpty() || !(recording.answer() instanceof List<?> list) || !list.isEmpty() ? Optional.empty()
                : Optional.of(new Finding(added.get(0).at(), "your search added "
                        + (added.size() == 1 ? "1 solution" : added.size() + " solutions") + " to a list, and the list"
                        + " that came back is empty: is it the same list, and not emptied?"));
    }

    /** Finds a loop that goes on to n instead of ending at n - 1, and so ends with an exception. */
    private Optional<Finding> wentOn() {
        int n = recording.n();
        int last = recording.all(Event.Exit.class).filter(exit -> exit.value().isEmpty()).map(Event::at).findFirst()
                .orElse(0);
        return assigned.stream().filter(now -> now.value().number() == n && now.at() < last
                        && now.caller().orElseThrow().end() >= last && isAsBefore(now)).findFirst()
                .map(now -> new Finding(now.at(), "it threw in the round of a loop with "
                        + recording.names().variables().get(now.name()) + " = " + n
                        + ", which is n: rows and columns go from 0 to n - 1"));
    }

    private boolean isAsBefore(Event.Assign last) {
        List<Event.Assign> all = last.caller().orElseThrow().assigned().stream()
                .filter(each -> each.name() == last.name()).toList();
        // the number of a diagonal may reach n, too, but not in a row where it begins with 0
        return all.get(all.size() - 1) == last && all.get(0).value().number() == 0 && all.stream().anyMatch(each ->
                each.value().number() == recording.n() - 1
                && events.get(each.at() + 1).line() == events.get(last.at() + 1).line());
    }

    private Optional<Finding> sideways() {
        return assigned.stream().filter(each -> !recording.names().fields().contains(each.name()))
                .map(this::sideways).flatMap(Optional::stream).findFirst();
    }

    private Optional<Finding> sideways(Event.Assign changed) {
        MethodCall call = changed.caller().orElseThrow();
        int parameter = parameters(call).indexOf(recording.names().variables().get(changed.name()));
        if (parameter < 0 || call.number(parameter).isEmpty()) {
            return Optional.empty();
        }
        int row = call.number(parameter).get();
        List<MethodCall> all = callsByMethod.get(call.method());
        // a search from square to square may increment the number of the square in its loop
        boolean isBySquares = all.stream().anyMatch(each -> each.number(parameter).orElse(0) > recording.n());
        List<Integer> passed = all.stream().filter(inner -> inner.isIn(call) && inner.at() > changed.at())
                .flatMap(inner -> inner.number(parameter).stream()).toList();
        // a search may first skip rows that have their queens, and then call itself with one later row
        boolean isLater = passed.stream().distinct().count() == 1 && passed.get(0) > row;
        return isBySquares || changed.value().number() <= row || isLater && !call.isThrown() ? Optional.empty()
                : passed.stream().filter(each -> call.isThrown() || each != row + 1).findFirst()
                .map(wrong -> new Finding(call.at(), String.format("your search, in the call with %1$s = %2$d, set"
                        + " %1$s to %3$d, and called itself with %1$s = %4$d: pass %1$s + 1, and leave %1$s as it is",
                        parameters(call).get(parameter), row, changed.value().number(), wrong)));
    }

    /** Finds a call that adds bits to its own parameter, and passes on the bits of two queens of its row. */
    private Optional<Finding> bitsKept() {
        return !recording.hasMasks() ? Optional.empty() : assigned.stream().flatMap(changed -> {
            MethodCall call = changed.caller().orElseThrow();
            int set = parameters(call).indexOf(recording.names().variables().get(changed.name()));
            int own = set < 0 ? 0 : call.number(set).orElse(0);
            int now = changed.value().number();
            return calls.stream().filter(inner -> set >= 0 && inner.at() > changed.at() && inner.isIn(call)
                            && inner.method() == call.method() && inner.number(set).equals(Optional.of(now))
                            && (now & own) == own && Integer.bitCount(now) == Integer.bitCount(own) + 2).limit(1)
                    .map(inner -> new Finding(inner.at(), String.format("in the call with %1$s = %2$d, your search"
                            + " set %1$s to %3$d, with the bits of two queens of one row, and passed it on: pass %1$s |"
                            + " bit, and leave %1$s as it is", parameters(call).get(set), own, now)));
        }).findFirst();
    }

    /** Finds a row 1 that has tried every column, and never begins again although row 0 goes on. */
    private Optional<Finding> notBegunAgain() {
        int n = recording.n();
        return recording.all(Event.Write.class).filter(write -> recording.arrays().get(write.array()).isOfColumns(n))
                .collect(Collectors.groupingBy(Event.Write::array)).values().stream().flatMap(all -> {
                    List<Event.Write> second = all.stream().filter(write -> write.index() == 1).toList();
                    int last = second.stream().filter(write -> write.value().number() < n).mapToInt(Event::at).max()
                            .orElse(-1);
                    return all.stream().filter(write -> write.index() == 0 && write.value().number() > 0
                            && write.value().number() < n && second.stream().anyMatch(other -> other.at() > last
                            && other.at() < write.at())).limit(1);
                }).findFirst().map(write -> new Finding(write.at(), String.format("when your search set %1$s[0] to"
                        + " %2$d, %1$s[1] was past the last column, and never less than %3$d again: does each row begin"
                        + " with its first column again?", recording.arrays().get(write.array()).name(),
                        write.value().number(), n)));
    }

    private Optional<Finding> columnForRow() {
        List<MethodCall> inner = calls.stream().filter(call -> call.outer().isPresent()).toList();
        // a set of bits may happen to equal a column plus 1, and so may n on a board of one square
        return recording.hasMasks() || recording.n() == 1 ? Optional.empty() : inner.stream()
                .flatMap(call -> IntStream.range(0, call.arguments().size())
                        .filter(row -> inner.stream().filter(each -> each.method() == call.method())
                                .allMatch(each -> column(each, row) >= 0)
                                && column(call, row) != call.outer().get().number(row).orElseThrow())
                        .mapToObj(row -> new Finding(call.at(), String.format("your search put a queen on column"
                                + " %2$d, and called itself with %1$s = %3$d: pass %1$s + 1, and not the column plus 1",
                                parameters(call).get(row), column(call, row), column(call, row) + 1)))).findFirst();
    }

    /** Returns the column of the queen in the outer call's row, if this call's row is that column + 1; otherwise -1. */
    private int column(MethodCall call, int parameter) {
        return recording.all(Event.Write.class)
                .filter(write -> write.at() < call.at() && write.caller().equals(call.outer()))
                .reduce((before, last) -> last).filter(last -> Optional.of(last.index())
                        .equals(call.outer().get().number(parameter))).map(last -> last.value().number())
                .filter(column -> Optional.of(column + 1).equals(call.number(parameter))).orElse(-1);
    }

    private List<String> parameters(MethodCall call) {
        return recording.names().parameters().get(call.method());
    }

    private boolean isWithoutSecondRow() {
        return Answers.isEmpty(recording.answer())
                && calls.stream().noneMatch(call -> call.outer().isPresent())
                && recording.all(Event.Add.class).findAny().isEmpty();
    }

    private static boolean isForRowZero(MethodCall call) {
        return call.arguments().contains(new Event.Value(Event.Value.INT, 0));
    }

    private Optional<Finding> noQueen() {
        return recording.hasOtherArguments() || !isWithoutSecondRow() ? Optional.empty() : calls.stream()
                .filter(call -> call.truth().isPresent() && call.caller().filter(Diagnosis::isForRowZero).isPresent())
                .filter(call -> callsByMethod.get(call.method()).stream().filter(other -> other.caller()
                        .equals(call.caller()) && other.truth().equals(call.truth())).count() == recording.n())
                .findFirst().map(test -> new Finding(test.end(), "on the empty board "
                        + recording.names().methods().get(test.method()) + " returned " + test.truth().orElseThrow()
                        + ", and the search went no further: does it ask more than the rows above, does it take an"
                        + " empty square for a queen, or is its answer taken the wrong way round?").ofTest(true));
    }

    private Optional<Finding> notOnTheOnlySquare() {
        return recording.n() != 1 || !(recording.answer() instanceof List) || !isWithoutSecondRow()
                || recording.all(Event.Write.class).findAny().isPresent()
                || calls.stream().anyMatch(call -> call.truth().isPresent()) ? Optional.empty()
                : calls.stream().filter(Diagnosis::isForRowZero).findFirst().map(search -> {
                    // a loop over columns sets its variable to 0, and then to n = 1; a loop over bits ends with 0
                    List<Event.Assign> own = search.assigned();
                    boolean isTried = own.stream().filter(tried -> tried.value().number() == 0).anyMatch(tried ->
                            own.stream().anyMatch(next -> next.name() == tried.name() && next.value().number() == 1));
                    boolean isByBits = !isTried && recording.hasMasks() && !own.isEmpty()
                            && own.get(own.size() - 1).value().number() == 0;
                    return new Finding(search.end(), "your search put no queen on the only square: " + (isTried
                            ? "what does its test find there, on the empty board?" : isByBits
                            ? "has the mask of a row n bits, as (1 << n) - 1 has, and does the test find it free?"
                            : "does its loop run from column 0 to n - 1, and does the search end in row n, not"
                                    + " before?"))
                            .ofTest(isTried || isByBits);
                });
    }

    /** Finds the innermost call that ran during the whole second half of the recording, if it repeated a line there. */
    private Optional<Finding> stillThere() {
        int half = events.size() / 2;
        Optional<MethodCall> open = calls.stream()
                .filter(each -> each.at() <= half && each.end() >= events.size()).reduce((outer, inner) -> inner);
        List<Integer> lines = events.stream().skip(half)
                .filter(event -> open.equals(event.caller()))
                // these events carry the line that the call is running
                .filter(event -> event instanceof Event.Reach || event instanceof Event.Assign
                        || event instanceof Event.Write).map(event -> event.line() % Event.LINES_OF_A_FILE).toList();
        return open.filter(call -> Set.copyOf(lines).size() < lines.size()).map(call -> new Finding(half, text(call)
                + " did not leave its loop around line " + Collections.min(lines) + repeated(call, half).map(values ->
                        ", and set " + values + " again and again: what must change from round to round?")
                        .orElse(": does the loop end?")).ofTest(endsInTest()));
    }

    /** Returns the assignments that a call repeats in each round of a loop, or empty if the rounds differ. */
    private Optional<String> repeated(MethodCall call, int from) {
        List<String> set = call.own().stream().filter(event -> event.at() >= from).flatMap(event ->
                event instanceof Event.Write write ? Stream.of(recording.arrays().get(write.array()).name() + "["
                        + write.index() + "] = " + recording.arrays().get(write.array()).type().text(
                        write.value().number()))
                : event instanceof Event.Assign assign && assign.value().asInt().isPresent()
                        ? Stream.of(recording.names().variables().get(assign.name()) + " = " + assign.value().number())
                : Stream.<String>of()).toList();
        return IntStream.rangeClosed(1, LONGEST_ROUND).filter(round -> round < set.size() / 2
                        && IntStream.range(round, set.size()).allMatch(i -> set.get(i).equals(set.get(i - round))))
                .mapToObj(round -> String.join(", ", set.subList(0, round))).findFirst();
    }

    private String text(MethodCall call) {
        String name = recording.names().methods().get(call.method());
        return name.startsWith("static ") ? name.replaceFirst("static", "the static initialiser of")
                : name + IntStream.range(0, parameters(call).size()).boxed()
                .flatMap(i -> call.number(i).map(number -> parameters(call).get(i) + " = " + number).stream())
                .collect(Collectors.joining(", ", "(", ")"));
    }
}
