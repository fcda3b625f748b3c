package nqueens.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import nqueens.judge.submission.Fingerprint;
import nqueens.judge.submission.HandInAccount;
import nqueens.judge.submission.Sources;
import nqueens.judge.submission.Submission;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Problem;
import nqueens.problem.SolverClass;

/**
 * A submission while it is judged. Each file is read once, so that the same text is judged, hashed, shown, compared and
 * stored. All its problems share one budget.
 */
public final class Work {

    private final Submission submission;
    private final Optional<String> commit;
    private final Budget budget = new Budget();
    private final HandInAccount account;
    /** The sources of each solver, or the reason why there are none. */
    private final Map<SolverClass, Supplier<Sources>> read = new HashMap<>();

    /** Creates the work; reads only the commit and the account of the files. */
    public Work(Submission submission) {
        this.submission = submission;
        this.account = new HandInAccount(submission);
        this.commit = submission.commit();
    }

    /** {@return the submission that it is read from} */
    public Submission submission() {
        return submission;
    }

    /** {@return the commit checked out in the submission's clone; empty if it is no clone} */
    Optional<String> commit() {
        return commit;
    }

    Budget budget() {
        return budget;
    }

    /** {@return the sources of a solver, as they were when first read, or refused} */
    public synchronized Sources sources(SolverClass solver) {
        return read.computeIfAbsent(solver, this::reading).get();
    }

    /** {@return the sources of a solver by the names of their files; none if they were refused} */
    public Map<String, String> files(SolverClass solver) {
        try {
            return sources(solver).files();
        } catch (NotAcceptedException e) {
            return Map.of();
        }
    }

    /** {@return other files that may be work: those that were not opened or taken, each with the reason} */
    public List<String> open() {
        return account.open().stream().map(file -> "not judged: " + file).toList();
    }

    /** {@return every file that was handed in, with what became of it, and why some aren't judged} */
    public Stream<String> handedIn() {
        return Stream.concat(account.files(), open().stream());
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

    /** {@return the hash of everything that the judge sees of problems: sources and notes, or reasons for refusal} */
    public String fingerprint(List<Problem> problems) {
        List<String> seen = new ArrayList<>(List.of(submission.name()));
        for (Problem problem : problems) {
            try {
                // the name of the solver's file says which problem it is, and so does a refusal
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
