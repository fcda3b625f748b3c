package nqueens.judge.submission;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import nqueens.problem.NotAcceptedException;
import nqueens.problem.Problem;
import nqueens.problem.SolverClass;

/** A submission of which each file is read once: what is judged is what is hashed, shown, compared and stored. */
public final class Work {

    private final Submission submission;
    private final Optional<String> commit;
    /** What was read of each solver: its sources, or why there are none. */
    private final Map<SolverClass, Supplier<Sources>> read = new HashMap<>();

    /** Creates a work of which only the commit is read yet. */
    public Work(Submission submission) {
        this.submission = submission;
        this.commit = submission.commit();
    }

    /** {@return what it is read from} */
    public Submission submission() {
        return submission;
    }

    /** {@return the commit that the submission's clone stood at; empty if it is no clone} */
    public Optional<String> commit() {
        return commit;
    }

    /**
     * {@return the sources of a solver, as the submission had them when they were first asked for}
     *
     * @throws NotAcceptedException if {@link Submission#sources} refused them then
     */
    public synchronized Sources sources(SolverClass solver) {
        return read.computeIfAbsent(solver, this::reading).get();
    }

    /** {@return whether an exercise was begun, wherever its solver lies} */
    public boolean hasBegun(Problem exercise) {
        try {
            return Submission.isBegun(exercise, sources(exercise.solver()).files().get(exercise.solver().file()));
        } catch (NotAcceptedException e) {
            return submission.hasBegun(exercise);
        }
    }

    private Supplier<Sources> reading(SolverClass solver) {
        try {
            Sources sources = submission.sources(solver);
            return () -> sources;
        } catch (NotAcceptedException e) {
            return () -> {
                throw e;
            };
        }
    }
}
