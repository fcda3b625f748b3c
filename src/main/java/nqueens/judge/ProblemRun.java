package nqueens.judge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

/** One problem of one submission while it is judged: check after check, each up to the first case that fails. */
final class ProblemRun {

    private final Problem problem;
    private final Points points;
    private final CompiledSolver compiled;
    private final SubmittedSolver solver;
    /** What came of the checks that are not accepted. */
    private final Map<Check, Refusal> refused = new HashMap<>();

    /** Why a check is not accepted, and what had been printed by then. */
    private record Refusal(Fault fault, String printed) {
    }

    ProblemRun(Submission submission, Problem problem, Points points, Workers workers, Budget budget) {
        this.problem = problem;
        this.points = points;
        this.compiled = new CompiledSolver(submission, problem, workers, budget);
        this.solver = new SubmittedSolver(problem, compiled::blocks, workers, compiled::started);
    }

    /** Judges, and ends the worker. */
    ProblemResult judged(Judge.Listener listener) {
        try {
            for (Check check : problem.checks()) {
                if (!refused.containsKey(check)) {
                    judge(check, listener);
                }
            }
            return result();
        } finally {
            solver.close();
        }
    }

    private void judge(Check check, Judge.Listener listener) {
        for (Case each : check.cases()) {
            Optional<Fault> fault = fault(check, each);
            if (Thread.interrupted()) {
                throw new CancellationException(problem + " is not judged any further");
            }
            listener.ended(problem, check, each, fault);
            if (fault.isPresent()) {
                return;
            }
        }
    }

    private Optional<Fault> fault(Check check, Case each) {
        try {
            Optional<Fault> fault = each.fault().apply(solver).map(this::explained);
            fault.ifPresent(found -> refused.put(check, new Refusal(found, solver.printed())));
            return fault;
        } catch (NotAcceptedException e) {
            Refusal refusal = new Refusal(e.fault(), solver.printed());
            for (Check settled : e.scope() == Scope.PROBLEM ? problem.checks() : List.of(check)) {
                refused.put(settled, refusal);
            }
            return Optional.of(e.fault());
        } catch (RuntimeException | StackOverflowError e) {
            Fault fault = new Fault(Fault.Kind.JUDGE, "the judge failed, not the submission; run it again: " + e, "");
            refused.put(check, new Refusal(fault, ""));
            return Optional.of(fault);
        }
    }

    /** What is not counted makes figures too small, never too large. */
    private Fault explained(Fault fault) {
        return compiled.uncounted()
                .filter(why -> fault.kind() == Fault.Kind.REPRESENTATION || fault.kind() == Fault.Kind.TABLE)
                .map(why -> new Fault(fault.kind(), fault.finding() + "; " + why, fault.drawing(), fault.rule()))
                .orElse(fault);
    }

    private ProblemResult result() {
        List<CheckResult> checks = problem.checks().stream().map(this::result).toList();
        return new ProblemResult(problem.id(),
                Results.summary(checks.stream().map(CheckResult::verdict).toList()),
                checks.stream().mapToInt(CheckResult::points).sum(),
                checks.stream().mapToInt(CheckResult::maxPoints).sum(),
                points.isGraded(problem) ? null : Boolean.FALSE,
                solver.cpuSeconds(), solver.costs(), notes(), checks);
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
        return new CheckResult(check.id(), check.title(), fault.kind().verdict(), 0, worth,
                ShortMessage.of(fault.toString()), FoundFault.of(fault), DrawnBoard.of(fault),
                refusal.printed().isEmpty() ? null : refusal.printed(), points.isHidden(check));
    }
}
