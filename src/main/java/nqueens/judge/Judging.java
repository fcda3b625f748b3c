package nqueens.judge;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;

import nqueens.problem.Problem;
import nqueens.recording.Recording;

/** One submission while it is judged: what it may use as a whole is shared by its problems. */
public final class Judging {

    private final Submission submission;
    private final Points points;
    private final Workers workers;
    private final Budget budget;
    private final boolean isRecorded;
    private final int seed;
    private final Map<Problem, Recording> recordings = new ConcurrentHashMap<>();

    Judging(Submission submission, Points points, Workers workers, boolean isRecorded, int seed) {
        this.submission = submission;
        this.points = points;
        this.workers = workers;
        this.budget = new Budget(workers::timeScale);
        this.isRecorded = isRecorded;
        this.seed = seed;
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
        ProblemRun run = new ProblemRun(submission, problem, points, workers, budget, isRecorded, seed);
        ProblemResult result = run.judged(listener);
        run.recording().ifPresent(recording -> recordings.put(problem, recording));
        return result;
    }

    /**
     * Gives what was recorded of a problem: the call that failed, if it is small, else one that shows the search.
     *
     * @param problem a problem
     * @return the recording; empty if none was wanted, the problem isn't judged yet, or there was nothing to record: it
     *     is still the stub, doesn't compile, or ran in this JVM
     */
    public Optional<Recording> recording(Problem problem) {
        return Optional.ofNullable(recordings.get(problem));
    }
}
