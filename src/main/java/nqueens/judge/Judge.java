package nqueens.judge;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;

import nqueens.judge.Judgement.JudgedProblem;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.JudgedBy;
import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.SettingsException;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Problem;

/**
 * The judge's entry point. Several threads may use a judge at the same time. To cancel, interrupt the judging thread:
 * the judge ends the worker at once, and throws a {@link CancellationException}.
 *
 * @param workers must be closed by the caller
 * @param identity identifies the judge in results; empty for results that aren't kept
 */
public record Judge(Workers workers, Points points, int seed, Optional<JudgedBy> identity) {

    /** Is told the outcome of each case. */
    @FunctionalInterface
    public interface Listener {

        Listener NONE = (problem, check, each, fault) -> { };
        /** Tells the judge that no page will show the search: the search is then recorded only to explain a fault. */
        Listener WITHOUT_PAGE = (problem, check, each, fault) -> { };

        /** Called when a case has ended, but not if it was skipped; {@code fault} is empty if it passed. */
        void caseEnded(Problem problem, Check check, Case each, Optional<Fault> fault);
    }

    /** Creates a judge with standard points and the standard seed. */
    public Judge(Workers workers) {
        this(workers, Points.standard(), Results.STANDARD_SEED, Optional.empty());
    }

    /** Judges problems, one after the other; throws a {@link SettingsException} if this machine can't judge. */
    public Judgement judge(OpenedSubmission opened, List<Problem> problems, Listener listener) {
        List<ProblemResult> results = new ArrayList<>();
        Map<Problem, JudgedProblem> judged = new HashMap<>();
        for (Problem problem : problems) {
            ProblemRun run = new ProblemRun(this, opened, problem);
            results.add(run.judge(listener));
            judged.put(problem, run.judged());
        }
        return new Judgement(Results.of(opened.submission().name(), workers.conditions(), results)
                .withJudge(identity.map(judge -> judge.at(Instant.now())).orElse(null), seed, opened.commit())
                .withNotes(opened.unjudgedFiles()), judged);
    }

    /** {@return a message for the author when the judge has failed; it suggests another run only if one may help} */
    public static String failure(Throwable failure, String reason) {
        boolean mayPass = failure instanceof UncheckedIOException || failure instanceof OutOfMemoryError
                || failure.getCause() instanceof IOException;
        return "the judge failed, not the submission; " + (mayPass ? "run it again: " + reason
                : "running it again won't help, tell whoever maintains it: " + reason);
    }

    /** {@return the stack trace of the judge's failure, for maintainers} */
    public static String trace(Throwable failure) {
        StringWriter trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace, true));
        return CheckResult.truncated(trace.toString().replace("\r\n", "\n"));
    }
}
