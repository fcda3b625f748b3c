package nqueens.judge;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.stream.Stream;

import nqueens.board.Drawing;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.DrawnBoard;
import nqueens.judge.result.FoundFault;
import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.result.ShortMessage;
import nqueens.judge.submission.Work;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Hint;
import nqueens.problem.Kills;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.recording.Diagnosis;
import nqueens.recording.Recording;

/** One problem of one submission while it is judged: check after check, each up to the first case that fails. */
final class ProblemRun {

    /** Kinds of mistakes of which nothing was run. */
    private static final Set<Fault.Kind> UNTOUCHED = EnumSet.of(Fault.Kind.STUB, Fault.Kind.NOT_COMPILED,
            Fault.Kind.FORBIDDEN, Fault.Kind.REJECTED, Fault.Kind.NOTHING_FOUND, Fault.Kind.JUDGE);
    /** Kinds of wrong answers that a search comes to. */
    private static final Set<Fault.Kind> SEARCHED = EnumSet.of(Fault.Kind.MISSING, Fault.Kind.COUNT,
            Fault.Kind.ATTACK, Fault.Kind.SPOILED, Fault.Kind.REPEATED, Fault.Kind.OFF_BOARD);

    private final Problem problem;
    private final Points points;
    private final CompiledSolver compiled;
    private final SubmittedSolver solver;
    /** The faults of the checks that are not accepted. */
    private final Map<Check, Refusal> refused = new HashMap<>();
    private final boolean isRecorded;
    /** The first call that failed and is small. */
    private Optional<Call> failed = Optional.empty();
    private Optional<Recording> recording = Optional.empty();
    /** Where the judge failed. */
    private Optional<String> trace = Optional.empty();

    /** Why a check is not accepted, and what had been printed by then. */
    private record Refusal(Fault fault, String printed) {
    }

    ProblemRun(Work work, Problem problem, Points points, Workers workers, Budget budget,
            boolean isRecorded, int seed) {
        this.problem = problem;
        this.points = points;
        this.compiled = new CompiledSolver(work, problem, workers, budget, isRecorded);
        this.isRecorded = isRecorded;
        this.solver = new SubmittedSolver(problem,
                new WorkerSession(compiled::started, budget, workers::timeScale), compiled::blocks, seed);
    }

    /** Judges, and ends the worker. */
    ProblemResult judged(Judge.Listener listener) {
        try {
            for (Check check : problem.checks()) {
                if (!refused.containsKey(check)) {
                    judge(check, listener);
                }
            }
            if (isRecorded && recording.isEmpty() && isBegun()) {
                failed.or(() -> CallToRecord.typical(problem)).ifPresent(this::record);
            }
            // no picture is worth a verdict: an interrupt while it was recorded is heard here
            endIfCancelled();
            return result();
        } finally {
            solver.close();
        }
    }

    private void judge(Check check, Judge.Listener listener) {
        for (Case each : check.cases()) {
            Optional<Fault> fault = fault(check, each);
            endIfCancelled();
            listener.ended(problem, check, each, fault);
            if (fault.isPresent()) {
                if (refused.size() == 1 && problem.checks().size() > 1) {
                    listener.failed(problem, result(check));
                }
                return;
            }
        }
    }

    private void endIfCancelled() {
        if (Thread.interrupted()) {
            throw new CancellationException(problem + " is not judged any further");
        }
    }

    private Optional<Fault> fault(Check check, Case each) {
        solver.beginCase();
        try {
            Optional<Fault> fault = each.fault().apply(solver);
            String printed = solver.printed();
            Optional<Fault> retold = fault.map(this::retold).map(found -> printedOnly(found, printed));
            retold.ifPresent(found -> refused.put(check, new Refusal(found, printed)));
            return retold;
        } catch (NotAcceptedException e) {
            noteFailed();
            Refusal refusal = new Refusal(thrown(e.fault()), solver.printedLast());
            for (Check settled : e.scope() == Scope.PROBLEM ? problem.checks() : List.of(check)) {
                refused.put(settled, refusal);
            }
            return Optional.of(refusal.fault());
        } catch (RuntimeException | StackOverflowError e) {
            trace = Optional.of(JudgeFailure.trace(e));
            Fault fault = new Fault(Fault.Kind.JUDGE, JudgeFailure.message(e, e.toString()), "");
            refused.put(check, new Refusal(fault, ""));
            return Optional.of(fault);
        }
    }

    /** {@return what was recorded; empty if nothing was} */
    Optional<Recording> recording() {
        return recording;
    }

    private void noteFailed() {
        failed = failed.or(() -> solver.firstOfCase().filter(CallToRecord::isSmall));
    }

    /** Tells of a wrong answer what the search did, as far as the recording of the call proves it. */
    private Fault retold(Fault fault) {
        noteFailed();
        List<Integer> missing = fault.drawing().filter(board -> fault.kind() == Fault.Kind.MISSING)
                .map(Drawing::placement).orElse(List.of());
        return !SEARCHED.contains(fault.kind()) ? fault
                : diagnosed(fault, fault, recorded -> solver.isAnswer(failed.orElseThrow(), recorded)
                        ? Diagnosis.ofAnswer(recorded, missing) : Optional.empty());
    }

    /** Tells of what many searches end by where the search went wrong. */
    private Fault thrown(Fault fault) {
        return switch (fault.kind()) {
            case INDEX -> outOfBounds(fault);
            case STACK_OVERFLOW -> diagnosed(fault, fault, Diagnosis::ofOverflow);
            // a loop that never ends is told better than by the line that ran most often
            case STEPS -> diagnosed(fault, new Fault(fault.kind(), fault.finding(), ""), Diagnosis::ofSteps);
            default -> fault;
        };
    }

    private Fault outOfBounds(Fault fault) {
        if (fault.finding().contains("ndex -")) {
            return fault.telling("what went below 0: a difference such as row - column, the remainder of one by %, or a"
                    + " step off the board?");
        }
        return refused.isEmpty() && solver.firstOfCase().filter(CallToRecord::isSmall).isEmpty()
                ? fault.telling("smaller boards are right: does something have a fixed size, such as an array?")
                        .hinting(Hint.ANSWER) : diagnosed(fault, fault, Diagnosis::ofIndex);
    }

    /** Tells of the call that failed what its recording proves, as more of {@code known}; else gives the fault. */
    private Fault diagnosed(Fault fault, Fault known, Function<Recording, Optional<String>> diagnosis) {
        if (!isRecorded || !solver.firstOfCase().equals(failed)) {
            return fault;
        }
        if (recording.isEmpty()) {
            failed.ifPresent(this::record);
        }
        return recording.flatMap(diagnosis).map(known::telling)
                .map(told -> told.hinting(known.hint().orElse(Hint.SEARCH))).orElse(fault);
    }

    /** Who prints the solutions, and gives none, is told that nobody reads them there. */
    private Fault printedOnly(Fault fault, String printed) {
        return printed.isBlank() || fault.kind() != Fault.Kind.MISSING && fault.kind() != Fault.Kind.COUNT ? fault
                : solver.firstOfCase().filter(solver::gaveNothing).map(call -> fault.telling(
                        "what it printed is not judged, only what " + call.method() + " returns")).orElse(fault);
    }

    private void record(Call call) {
        try {
            recording = compiled.names().flatMap(names -> solver.recording(call, names));
        } catch (RuntimeException | StackOverflowError e) {
            // its budget is used up, or nobody wants it any more: no picture is worth a verdict
            recording = Optional.empty();
        }
    }

    /** Whether something ran that the learner has written. */
    private boolean isBegun() {
        return problem.checks().stream().anyMatch(check -> !refused.containsKey(check)
                || !UNTOUCHED.contains(refused.get(check).fault().kind()));
    }

    private ProblemResult result() {
        List<CheckResult> checks = problem.checks().stream().map(this::result).toList();
        return new ProblemResult(problem.id(),
                Results.summary(checks.stream().map(CheckResult::verdict).toList()),
                checks.stream().mapToInt(CheckResult::points).sum(),
                checks.stream().mapToInt(CheckResult::maxPoints).sum(),
                points.isGraded(problem) ? null : Boolean.FALSE,
                solver.cpuSeconds(), compiled.print().orElse(null), solver.costs(), notes(),
                kills(), trace.orElse(null), checks);
    }

    /** What tests find, if they were asked for, and run to the end. */
    private Kills kills() {
        return refused.values().stream().allMatch(
                refusal -> refusal.fault().kind().verdict() == Verdict.WRONG_ANSWER)
                ? problem.kills(solver).orElse(null) : null;
    }

    /** What a check earns that is not accepted: in tests a share of its points. */
    private int earned(Check check, int worth) {
        return Optional.ofNullable(kills()).map(found -> found.earned(check.id(), worth)).orElse(0);
    }

    private List<String> notes() {
        return Stream.concat(compiled.notes().stream(), solver.notes().stream()).toList();
    }

    private CheckResult result(Check check) {
        int worth = points.of(problem, check);
        Refusal refusal = refused.get(check);
        if (refusal == null) {
            return new CheckResult(check.id(), check.title(), Verdict.ACCEPTED, worth, worth, "", null, null, null,
                    points.isHidden(check));
        }
        Fault fault = refusal.fault();
        return new CheckResult(check.id(), check.title(), fault.kind().verdict(), earned(check, worth), worth,
                ShortMessage.of(fault.toString()), FoundFault.of(fault), DrawnBoard.of(fault),
                refusal.printed().isEmpty() ? null : refusal.printed(), points.isHidden(check));
    }
}
