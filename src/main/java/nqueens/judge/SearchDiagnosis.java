package nqueens.judge;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

import nqueens.board.Answers;
import nqueens.board.Drawing;
import nqueens.problem.Call;
import nqueens.problem.Fault;
import nqueens.problem.Hint;
import nqueens.problem.Problem;
import nqueens.recording.Diagnosis;
import nqueens.recording.Finding;
import nqueens.recording.Recording;

/**
 * Records one call for the page: a small call that failed or, if no call failed, the problem's sample call. If the
 * recording shows why a call failed, adds this finding to the fault.
 */
final class SearchDiagnosis {

    /** The largest n for which a reader can follow a search. */
    private static final int LARGEST = 6;
    private static final Set<Fault.Kind> SEARCHED = EnumSet.of(Fault.Kind.MISSING, Fault.Kind.COUNT,
            Fault.Kind.ATTACK, Fault.Kind.SPOILED, Fault.Kind.REPEATED, Fault.Kind.OFF_BOARD);

    private final Problem problem;
    private final SubmittedSolver solver;
    private final CompiledSolver compiled;
    private Optional<Call> failed = Optional.empty();
    private Optional<Call> larger = Optional.empty();
    private Optional<Recording> recording = Optional.empty();

    SearchDiagnosis(Problem problem, SubmittedSolver solver, CompiledSolver compiled) {
        this.problem = problem;
        this.solver = solver;
        this.compiled = compiled;
    }

    Optional<Recording> recording() {
        return recording;
    }

    /** Records a call for the page if there is no recording yet: if possible a failed call, or else the sample. */
    void showSearch() {
        if (recording.isEmpty()) {
            failed.map(Stream::of).orElse(Stream.of(larger, problem.sample()).flatMap(Optional::stream))
                    .takeWhile(call -> recording.filter(Recording::isComplete).isEmpty()).forEach(this::record);
        }
    }

    private void noteFailed() {
        Optional<Call> call = solver.failedOfCase().filter(each -> each.n() >= 1);
        failed = failed.or(() -> call.filter(each -> each.n() <= LARGEST));
        larger = larger.or(() -> call.filter(each -> each.n() <= Fault.LARGEST_BOARD));
    }

    /** Adds a finding to the fault of a wrong answer. */
    Fault ofAnswer(Fault fault, String printed) {
        noteFailed();
        List<Integer> missing = fault.drawing().filter(board -> fault.kind() == Fault.Kind.MISSING)
                .map(Drawing::placement).orElse(List.of());
        Fault again = fault.kind() != Fault.Kind.REPEATED ? fault
                : diagnosed(fault, fault.hinting(Hint.ANSWER), Diagnosis::ofRepetition);
        boolean isExplained = fault.kind() == Fault.Kind.COUNT && fault.hint().isPresent();
        Fault told = !SEARCHED.contains(fault.kind()) || again != fault || isExplained ? again
                : diagnosed(fault, fault, recorded -> solver.isAnswer(failed.orElseThrow(), recorded)
                        ? Diagnosis.ofAnswer(recorded, missing) : Optional.empty());
        return printed.isBlank() ? told : printedOnly(told);
    }

    private Fault printedOnly(Fault fault) {
        return fault.kind() != Fault.Kind.MISSING && fault.kind() != Fault.Kind.COUNT ? fault
                : solver.firstOfCase().filter(call -> solver.givenAnswer(call).filter(Answers::isEmpty).isPresent())
                        .map(call -> fault.telling("what it printed is not judged, only what " + call.method()
                                + " returns").hinting(Hint.ANSWER)).orElse(fault);
    }

    /** Adds a finding to the fault of a missing answer; {@code isFirst} is true if all earlier checks were accepted. */
    Fault ofEnd(Fault fault, boolean isFirst) {
        noteFailed();
        return switch (fault.kind()) {
            case INDEX -> outOfBounds(fault, isFirst);
            case STACK_OVERFLOW -> diagnosed(fault, fault, Diagnosis::ofOverflow);
            // a finding, such as an endless loop, says more than the line that ran most often
            case STEPS -> diagnosed(fault, new Fault(fault.kind(), fault.finding(), Optional.empty(),
                    failed.map(call -> call.limits().advice()).orElse(""), fault.hint()), Diagnosis::ofSteps);
            default -> fault;
        };
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
        Fault told = diagnosed(fault, fault, Diagnosis::ofIndex);
        if (told == fault && fault.hint().isEmpty() && fault.finding().matches(
                "(?s).*ArrayIndexOutOfBoundsException: Index (\\d+) out of bounds for length \\1\\b.*")) {
            Fault past = fault.telling("the index is one past the end: is it one too large, or the array one element"
                    + " too short?");
            return fault.finding().contains("length 0") && !problem.hint(fault.kind()).equals(
                    Optional.of(Hint.SAFE_SQUARE)) ? past.hinting(Hint.ANSWER) : past;
        }
        return told != fault || !fault.finding().contains("java.lang.IndexOutOfBoundsException") ? told
                : fault.telling("get(i) and remove(i) of a list take an index, also where the list holds ints:"
                        + " remove(Integer.valueOf(x)) takes out x").hinting(Hint.SEARCH);
    }

    /** Returns {@code known} with the finding on the failed call or, if there is no finding, {@code fault}. */
    private Fault diagnosed(Fault fault, Fault known, Function<Recording, Optional<Finding>> diagnosis) {
        if (!solver.firstOfCase().equals(failed)) {
            return fault;
        }
        if (recording.isEmpty()) {
            failed.ifPresent(this::record);
        }
        Optional<Finding> finding = recording.flatMap(diagnosis);
        recording = recording.map(recorded -> finding.map(recorded::withFinding).orElse(recorded));
        return finding.map(found -> known.telling(found.sentence()).hinting(known.hint()
                .orElse(found.isOfTest() ? Hint.SAFE_SQUARE : Hint.SEARCH))).orElse(fault);
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
