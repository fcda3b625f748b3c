package nqueens.judge;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

import nqueens.board.Drawing;
import nqueens.board.Solutions;
import nqueens.problem.Call;
import nqueens.problem.Fault;
import nqueens.problem.Hint;
import nqueens.problem.Problem;
import nqueens.recording.Diagnosis;
import nqueens.recording.Finding;
import nqueens.recording.Recording;

/**
 * Adds the findings of one recorded call to faults. The call is the first failing call that is small enough to follow
 * or, if none fails, a call that shows the search.
 */
final class SearchDiagnosis {

    /** The largest n for which a reader can follow a search. */
    private static final int LARGEST = 6;
    /** The kinds of wrong answers that a search can produce. */
    private static final Set<Fault.Kind> SEARCHED = EnumSet.of(Fault.Kind.MISSING, Fault.Kind.COUNT,
            Fault.Kind.ATTACK, Fault.Kind.SPOILED, Fault.Kind.REPEATED, Fault.Kind.OFF_BOARD);

    private final Problem problem;
    private final SubmittedSolver solver;
    private final CompiledSolver compiled;
    private Optional<Call> failed = Optional.empty();
    private final List<Call> drawn = new ArrayList<>();
    private Optional<Recording> recording = Optional.empty();

    SearchDiagnosis(Problem problem, SubmittedSolver solver, CompiledSolver compiled) {
        this.problem = problem;
        this.solver = solver;
        this.compiled = compiled;
    }

    Optional<Recording> recording() {
        return recording;
    }

    /** Records a call for the page if there is no recording yet: if possible a failed call that fits, or the sample. */
    void showSearch() {
        if (recording.isEmpty()) {
            // if calls take a board, the call that failed shows more than the sample's board
            Optional<Call> last = problem.sample().filter(sample -> sample.arguments().size() == 1)
                    .or(() -> drawn.stream().findFirst()).or(problem::sample);
            Stream<Call> larger = Stream.concat(drawn.stream(), last.stream());
            failed.map(Stream::of).orElse(larger)
                    .takeWhile(call -> recording.filter(Recording::isWhole).isEmpty()).forEach(this::record);
        }
    }

    private void noteFailed() {
        Optional<Call> call = solver.failedOfCase().filter(each -> each.n() >= 1);
        failed = failed.or(() -> call.filter(each -> each.n() <= LARGEST));
        call.filter(each -> each.n() <= Fault.LARGEST_BOARD).ifPresent(drawn::add);
    }

    /** Adds a finding to the fault of a wrong answer; {@code printed} is the output of the call. */
    Fault ofAnswer(Fault fault, String printed) {
        noteFailed();
        List<Integer> missing = fault.drawing().filter(board -> fault.kind() == Fault.Kind.MISSING)
                .map(Drawing::placement).orElse(List.of());
        Fault again = fault.kind() != Fault.Kind.REPEATED ? fault
                : diagnosed(fault, fault.hinting(Hint.ANSWER), Diagnosis::ofRepetition);
        Fault told = !SEARCHED.contains(fault.kind()) || again != fault ? again
                : diagnosed(fault, fault, recorded -> solver.isAnswer(failed.orElseThrow(), recorded)
                        ? Diagnosis.ofAnswer(recorded, missing) : Optional.empty());
        return printed.isBlank() ? told : printedOnly(told);
    }

    /** Says that output isn't judged, if a solver prints solutions but returns none. */
    private Fault printedOnly(Fault fault) {
        return fault.kind() != Fault.Kind.MISSING && fault.kind() != Fault.Kind.COUNT ? fault
                : solver.firstOfCase().filter(call -> solver.given(call).filter(Solutions::isNothing).isPresent())
                        .map(call -> fault.telling("what it printed is not judged, only what " + call.method()
                                + " returns").hinting(Hint.ANSWER)).orElse(fault);
    }

    /** Adds a finding to the fault of a missing answer; {@code isFirst} is true if all earlier checks were accepted. */
    Fault ofEnd(Fault fault, boolean isFirst) {
        noteFailed();
        return switch (fault.kind()) {
            case INDEX -> outOfBounds(fault, isFirst);
            case STACK_OVERFLOW -> diagnosed(fault, fault, Diagnosis::ofOverflow);
            // an endless loop says more than the line that ran most often
            case STEPS -> inTest(fault, diagnosed(fault, new Fault(fault.kind(), fault.finding(), ""),
                    Diagnosis::ofSteps));
            default -> fault;
        };
    }

    /** Names the hint for tests of squares in place of the hint for searches, if a finding is about such a test. */
    private Fault inTest(Fault fault, Fault told) {
        return told != fault && recording.filter(Diagnosis::endsInTest).isPresent() ? told.hinting(Hint.SAFE_SQUARE)
                : told;
    }

    private Fault outOfBounds(Fault fault, boolean isFirst) {
        if (fault.finding().contains("ndex -")) {
            return fault.telling("what went below 0: a difference such as row - column, the remainder of one by %, or a"
                    + " step off the board?");
        }
        if (isFirst && solver.firstOfCase().filter(call -> call.n() <= LARGEST).isEmpty()) {
            return fault.telling("smaller boards are right: does something have a fixed size, such as an array?")
                    .hinting(Hint.ANSWER);
        }
        Fault told = inTest(fault, diagnosed(fault, fault, Diagnosis::ofIndex));
        return told == fault && fault.finding().contains("for length 0")
                ? fault.telling("what has length 0 here: an array one element too short, or an empty list?")
                        .hinting(Hint.ANSWER) : told;
    }

    /** Adds the finding on the failed call to {@code known}, or returns {@code fault} if there is no finding. */
    private Fault diagnosed(Fault fault, Fault known, Function<Recording, Optional<Finding>> diagnosis) {
        if (!solver.firstOfCase().equals(failed)) {
            return fault;
        }
        if (recording.isEmpty()) {
            failed.ifPresent(this::record);
        }
        Optional<Finding> finding = recording.flatMap(diagnosis);
        recording = recording.map(recorded -> finding.map(recorded::telling).orElse(recorded));
        return finding.map(Finding::sentence).map(known::telling)
                .map(told -> told.hinting(known.hint().orElse(Hint.SEARCH))).orElse(fault);
    }

    private void record(Call call) {
        try {
            recording = compiled.names().flatMap(names -> solver.recording(call, names));
        } catch (RuntimeException | StackOverflowError e) {
            // the budget is used up, or the run was cancelled; a recording must not change the verdict
            recording = Optional.empty();
        }
    }
}
