package nqueens.judge;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;

import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.Work;
import nqueens.problem.Problem;
import nqueens.recording.Recording;

/** One submission while it is judged: what it may use as a whole is shared by its problems. */
public final class Judging {

    private final Work work;
    private final Points points;
    private final Workers workers;
    private final Budget budget;
    private final boolean isRecorded;
    private final int seed;
    private final Map<Problem, Recording> recordings = new ConcurrentHashMap<>();

    Judging(Work work, Points points, Workers workers, boolean isRecorded, int seed) {
        this.work = work;
        this.points = points;
        this.workers = workers;
        this.budget = new Budget(workers::timeScale);
        this.isRecorded = isRecorded;
        this.seed = seed;
    }

    /** {@return what is judged} */
    public Work work() {
        return work;
    }

    /**
     * Judges one problem; the listener hears of each case. Several may be judged at a time, on threads of their own.
     *
     * @throws CancellationException if the thread was interrupted
     */
    public ProblemResult judge(Problem problem, Judge.Listener listener) {
        ProblemRun run = new ProblemRun(work, problem, points, workers, budget, isRecorded, seed);
        ProblemResult result = run.judged(listener);
        run.recording().ifPresent(recording -> recordings.put(problem, recording));
        return result;
    }

    /**
     * {@return what was recorded of a problem: the call that failed, if it is small, else one that shows the search}
     * Empty if none was wanted, the problem isn't judged yet, or there was nothing to record: it is still the stub,
     * doesn't compile, or ran in this JVM.
     */
    public Optional<Recording> recording(Problem problem) {
        return Optional.ofNullable(recordings.get(problem));
    }
}
