package nqueens.judge;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.Points;
import nqueens.judge.result.Results;
import nqueens.judge.submission.Submission;
import nqueens.judge.submission.Work;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Problem;

/**
 * Judges submissions: the one entry for whoever runs the suite, a class, the watch or an interview. It may be asked
 * from several threads at a time. Whoever wants no result any more interrupts the thread that judges: the worker is
 * ended at once, whatever it does, and a {@link CancellationException} thrown.
 */
public final class Judge {

    private final Workers workers;
    private final Points points;
    private final int seed;

    /** Hears of each case as it ends. */
    @FunctionalInterface
    public interface Listener {

        /** Hears nothing. */
        Listener NONE = (problem, check, each, fault) -> { };

        /**
         * A case has ended; the fault is what was wrong, empty if the case was passed. Cases that are left out, since
         * their check has failed already, are not told.
         */
        void ended(Problem problem, Check check, Case each, Optional<Fault> fault);

        /**
         * The first check that is not accepted is known, of a problem that has others. Not told where it settles all
         * others, too: the result is there at once.
         */
        default void failed(Problem problem, CheckResult check) {
            // most wait for the result
        }
    }

    /** Creates a judge that draws what anybody may know; the workers are the caller's to close. */
    public Judge(Workers workers, Points points) {
        this(workers, points, Results.STANDARD_SEED);
    }

    /** Creates a judge whose cases draw arguments from the seed; the workers are the caller's to close. */
    public Judge(Workers workers, Points points, int seed) {
        this.workers = workers;
        this.points = points;
        this.seed = seed;
    }

    /**
     * Judges problems of a work, one after the other; the listener hears of each case.
     *
     * @throws CancellationException if the thread was interrupted
     */
    public Results judge(Work work, List<Problem> problems, Listener listener) {
        Judging judging = new Judging(work, points, workers, false, seed);
        return Results.of(work.submission().name(), workers.conditions(),
                problems.stream().map(problem -> judging.judge(problem, listener)).toList()).drawnFrom(seed);
    }

    /** Begins to judge a submission whose problems are asked for one by one. */
    public Judging begin(Submission submission) {
        return new Judging(new Work(submission), points, workers, false, seed);
    }

    /**
     * Begins to judge a submission whose author watches: of each problem one small call is recorded, and what it tells
     * of the search stands in the faults.
     */
    public Judging beginRecorded(Submission submission) {
        return new Judging(new Work(submission), points, workers, true, seed);
    }
}
