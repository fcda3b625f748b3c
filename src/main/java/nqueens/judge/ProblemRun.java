package nqueens.judge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

import nqueens.board.Drawing;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.CheckResult.ReportedFault;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.Sources;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.KillMatrix;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

/** Judges one problem of one submission: check after check, each up to the first case that fails. */
final class ProblemRun {

    private final Judge judge;
    private final OpenedSubmission opened;
    private final Problem problem;
    private final List<Check> checks;
    private final SubmittedSolver solver;
    private final SearchDiagnosis diagnosis;
    private final Map<Check, FailedCase> refused = new HashMap<>();
    private Optional<String> trace = Optional.empty();

    /** The fault of a check that isn't accepted, and the output up to this fault. */
    private record FailedCase(Fault fault, String printed) {
    }

    ProblemRun(Judge judge, OpenedSubmission opened, Problem problem) {
        this.judge = judge;
        this.opened = opened;
        this.problem = problem;
        this.checks = problem.checks();
        CompiledSolver compiled = new CompiledSolver(opened, problem, judge.workers());
        this.solver = new SubmittedSolver(problem,
                new Caller(problem, compiled, opened.budget(), judge.workers()::timeScale), judge.seed());
        this.diagnosis = new SearchDiagnosis(problem, solver, compiled);
    }

    ProblemResult judge(Judge.Listener listener) {
        try {
            checks.stream().filter(check -> !refused.containsKey(check)).forEach(check -> judge(check, listener));
            if (listener != Judge.Listener.WITHOUT_PAGE) {
                diagnosis.showSearch();
            }
            // an interrupt during the recording takes effect here, after the verdict
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
            listener.caseEnded(problem, check, each, fault);
            if (fault.isPresent()) {
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
            Optional<Fault> found = each.fault().apply(solver);
            String printed = solver.printed();
            return found.map(fault -> refuse(List.of(check), diagnosis.ofAnswer(fault, printed), printed));
        } catch (NotAcceptedException e) {
            String printed = solver.printedLast();
            boolean isWhole = e.scope() == Scope.PROBLEM
                    || e.fault().kind() == Fault.Kind.STUB && !opened.hasBegun(problem);
            return Optional.of(refuse(isWhole ? checks : List.of(check),
                    diagnosis.ofEnd(e.fault(), refused.isEmpty()), printed));
        } catch (RuntimeException | StackOverflowError e) {
            trace = Optional.of(Judge.trace(e));
            return Optional.of(refuse(List.of(check),
                    new Fault(Fault.Kind.JUDGE, Judge.failure(e, e.toString()), ""), ""));
        }
    }

    private Fault refuse(List<Check> all, Fault fault, String printed) {
        all.forEach(check -> refused.put(check, new FailedCase(fault, printed)));
        return fault;
    }

    Judgement.JudgedProblem judged() {
        return new Judgement.JudgedProblem(opened.reading(problem.solver()).sources(), diagnosis.recording());
    }

    private ProblemResult result() {
        Optional<KillMatrix> kills = kills();
        Optional<Sources> sources = opened.reading(problem.solver()).sources();
        List<CheckResult> results = checks.stream().map(check -> result(check, kills)).toList();
        return new ProblemResult(problem.id(),
                Verdict.of(results.stream().map(CheckResult::verdict).toList()),
                results.stream().mapToInt(CheckResult::points).sum(),
                results.stream().mapToInt(CheckResult::maxPoints).sum(),
                judge.points().isGraded(problem) ? null : Boolean.FALSE,
                solver.cpuSeconds(), sources.map(Sources::fingerprint).orElse(null), solver.costs(),
                Stream.concat(sources.map(Sources::notes).stream().flatMap(List::stream),
                        solver.notes().stream()).toList(),
                kills.orElse(null), trace.orElse(null), results);
    }

    /** Returns the faulty solvers that the tests caught; empty if there are no tests, or the tests didn't finish. */
    private Optional<KillMatrix> kills() {
        return refused.values().stream().allMatch(
                refusal -> refusal.fault().kind().verdict() == Verdict.WRONG_ANSWER)
                ? problem.kills().apply(solver) : Optional.empty();
    }

    private CheckResult result(Check check, Optional<KillMatrix> kills) {
        int worth = judge.points().of(problem, check);
        boolean isHidden = judge.points().isHidden(check);
        FailedCase refusal = refused.get(check);
        if (refusal == null) {
            return new CheckResult(check.id(), check.title(), Verdict.ACCEPTED, worth, worth, "", null, null, null,
                    isHidden);
        }
        Fault fault = refusal.fault();
        // a check of tests may earn a share of its points, unless tests fail on correct solvers
        int earned = fault.kind() == Fault.Kind.FALSE_ALARM ? 0
                : kills.map(found -> found.earned(check.id(), worth)).orElse(0);
        return new CheckResult(check.id(), check.title(), fault.kind().verdict(), earned, worth,
                fault.toString(), ReportedFault.of(fault),
                fault.drawing().filter(Drawing::isComplete).orElse(null),
                refusal.printed().isEmpty() ? null : refusal.printed(), isHidden);
    }
}
