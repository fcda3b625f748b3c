package nqueens.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import nqueens.judge.submission.Fingerprint;
import nqueens.judge.submission.HandInAccount;
import nqueens.judge.submission.Sources;
import nqueens.judge.submission.Submission;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Problem;
import nqueens.problem.SolverClass;

/**
 * A submission while it is judged. Each file is read once: what is judged is what is hashed, shown, compared and
 * stored. What it may use as a whole is shared by its problems.
 */
public final class Work {

    private final Submission submission;
    private final Optional<String> commit;
    private final Budget budget = new Budget();
    private final HandInAccount account;
    /** The sources of each solver, or the reason why there are none. */
    private final Map<SolverClass, Supplier<Sources>> read = new HashMap<>();

    /** Creates a work of which only the commit and the account are read yet. */
    public Work(Submission submission) {
        this.submission = submission;
        this.account = new HandInAccount(submission);
        this.commit = submission.commit();
    }

    /** {@return what it is read from} */
    public Submission submission() {
        return submission;
    }

    /** {@return the commit that the submission's clone stood at; empty if it is no clone} */
    Optional<String> commit() {
        return commit;
    }

    Budget budget() {
        return budget;
    }

    /** {@return the sources of a solver, as the submission had or refused them when they were first asked for} */
    public synchronized Sources sources(SolverClass solver) {
        return read.computeIfAbsent(solver, this::reading).get();
    }

    /** {@return what else may be work: files that were not opened or taken, each with the reason} */
    public List<String> open() {
        return account.open().stream().map(file -> "not judged: " + file).toList();
    }

    private Supplier<Sources> reading(SolverClass solver) {
        try {
            Sources sources = account.sources(solver);
            return () -> sources;
        } catch (NotAcceptedException e) {
            return () -> {
                throw e;
            };
        }
    }

    /** {@return whether an exercise was begun, wherever its solver lies} */
    public boolean hasBegun(Problem exercise) {
        try {
            return Submission.isBegun(exercise, sources(exercise.solver()).files().get(exercise.solver().file()));
        } catch (NotAcceptedException e) {
            return submission.hasBegun(exercise);
        }
    }

    /**
     * {@return the hash of all that a judge, who has a print of its own, sees of problems: their sources and what is
     * noted of them, or why they are refused}
     */
    public String fingerprint(List<Problem> problems, String judge) {
        List<String> seen = new ArrayList<>(List.of(judge, submission.name()));
        for (Problem problem : problems) {
            try {
                // which problem it is, the name of its solver's file says, and so does a refusal
                Sources sources = sources(problem.solver());
                seen.addAll(sources.notes());
                seen.addAll(sources.texts());
            } catch (NotAcceptedException e) {
                seen.add(e.getMessage());
            }
        }
        seen.addAll(open());
        return Fingerprint.of(seen);
    }
}
