package nqueens.judge;

import java.util.concurrent.CancellationException;

import nqueens.problem.Problem;

/** One submission while it is judged: what it may use as a whole is shared by its problems. */
public final class Judging {

    private final Submission submission;
    private final Points points;
    private final Workers workers;
    private final Budget budget;

    Judging(Submission submission, Points points, Workers workers) {
        this.submission = submission;
        this.points = points;
        this.workers = workers;
        this.budget = new Budget(workers::timeScale);
    }

    /**
     * Judges one problem. Several may be judged at a time, on threads of their own.
     *
     * @param problem the problem
     * @param listener hears of each case
     * @return what it came to
     * @throws CancellationException if the thread was interrupted
     */
    public ProblemResult judge(Problem problem, Judge.Listener listener) {
        return new ProblemRun(submission, problem, points, workers, budget).judged(listener);
    }
}
