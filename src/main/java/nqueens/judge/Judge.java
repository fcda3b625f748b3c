package nqueens.judge;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

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
         * A case has ended. Cases that are left out, since their check has failed already, are not told.
         *
         * @param problem the problem
         * @param check its check
         * @param each the case
         * @param fault what was wrong; empty if the case was passed
         */
        void ended(Problem problem, Check check, Case each, Optional<Fault> fault);

        /**
         * The first check that is not accepted is known. Not told where it settles all others, too: the result is
         * there at once.
         *
         * @param problem the problem, which has other checks
         * @param check what the check came to
         */
        default void failed(Problem problem, CheckResult check) {
            // most wait for the result
        }
    }

    /**
     * Creates a judge that draws what anybody may know.
     *
     * @param workers where to compile and run submissions; the caller's to close
     * @param points what checks are worth
     */
    public Judge(Workers workers, Points points) {
        this(workers, points, Settings.STANDARD_SEED);
    }

    /**
     * Creates a judge.
     *
     * @param workers where to compile and run submissions; the caller's to close
     * @param points what checks are worth
     * @param seed from what number cases draw arguments
     */
    public Judge(Workers workers, Points points, int seed) {
        this.workers = workers;
        this.points = points;
        this.seed = seed;
    }

    /**
     * Judges problems of a submission, one after the other.
     *
     * @param submission the submission
     * @param problems the problems
     * @param listener hears of each case
     * @return what the submission came to
     * @throws CancellationException if the thread was interrupted
     */
    public Results judge(Submission submission, List<Problem> problems, Listener listener) {
        Judging judging = begin(submission);
        return Results.of(submission.name(), workers.conditions(),
                problems.stream().map(problem -> judging.judge(problem, listener)).toList()).drawnFrom(seed);
    }

    /**
     * Begins to judge a submission whose problems are asked for one by one.
     *
     * @param submission the submission
     * @return judges them
     */
    public Judging begin(Submission submission) {
        return new Judging(submission, points, workers, false, seed);
    }

    /**
     * Begins to judge a submission whose author watches: of each problem one small call is recorded, and what it tells
     * of the search stands in the faults.
     *
     * @param submission the submission
     * @return judges its problems one by one
     */
    public Judging beginRecorded(Submission submission) {
        return new Judging(submission, points, workers, true, seed);
    }
}
