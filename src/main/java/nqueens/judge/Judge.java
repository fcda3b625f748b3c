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

import nqueens.judge.Judgement.JudgedWork;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.JudgedBy;
import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Problem;

/**
 * The judge's entry point. Several threads may use it at a time. To cancel, interrupt the judging thread: its worker is
 * ended at once, and a {@link CancellationException} thrown.
 *
 * @param workers the caller's to close
 * @param identity names the judge in results; empty if nobody keeps them
 */
public record Judge(Workers workers, Points points, int seed, Optional<JudgedBy> identity) {

    /** Tells whether a search is recorded. */
    public enum SearchMode {
        /** Nothing is recorded. */
        UNSEEN,
        /** One small call of each problem is recorded, and faults tell what it proves. */
        RECORDED
    }

    /** Hears of each case as it ends. */
    @FunctionalInterface
    public interface Listener {

        /** Hears nothing. */
        Listener NONE = (problem, check, each, fault) -> { };

        /**
         * A case has ended; the fault is empty if it was passed. Not called for cases that are skipped since their
         * check has failed.
         */
        void ended(Problem problem, Check check, Case each, Optional<Fault> fault);
    }

    /** Creates a judge with standard points, whose cases have a known seed. */
    public Judge(Workers workers) {
        this(workers, Points.standard(), Results.STANDARD_SEED, Optional.empty());
    }

    /** Judges problems, one after the other; throws an {@link IllegalStateException} if this machine can't. */
    public Judgement judge(Work work, List<Problem> problems, SearchMode search, Listener listener) {
        List<ProblemResult> results = new ArrayList<>();
        Map<Problem, JudgedWork> works = new HashMap<>();
        for (Problem problem : problems) {
            ProblemRun run = new ProblemRun(this, work, problem, search);
            results.add(run.judged(listener));
            works.put(problem, run.work());
        }
        return new Judgement(Results.of(work.submission().name(), workers.conditions(), results).drawnFrom(seed)
                .judgedBy(identity.map(judge -> judge.at(Instant.now())).orElse(null), work.commit())
                .noting(work.open()), works);
    }

    /** {@return what authors are told of the judge's failure: to run again only if the machine may have been short} */
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
        return CheckResult.cut(trace.toString().replace("\r\n", "\n"));
    }
}
