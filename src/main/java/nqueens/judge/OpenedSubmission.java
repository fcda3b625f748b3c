package nqueens.judge;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import nqueens.judge.submission.Fingerprint;
import nqueens.judge.submission.HandInAccount;
import nqueens.judge.submission.Sources;
import nqueens.judge.submission.Submission;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Problem;
import nqueens.problem.SolverClass;

/**
 * A submission during judging. Each file is read once, so that the same text is judged, hashed, shown, compared and
 * stored. All problems share one budget.
 */
public final class OpenedSubmission {

    private final Submission submission;
    private final Optional<String> commit;
    private final Budget budget;
    private final HandInAccount account;
    private final Map<SolverClass, Reading> readings = new HashMap<>();

    /** The sources of a solver, or the reason why there are no sources. */
    private record Reading(Optional<Sources> sources, NotAcceptedException rejection) {
    }

    /** Opens a submission: reads the commit before anything else, and makes the inventory of the files. */
    public OpenedSubmission(Submission submission) {
        this(submission, Optional.empty());
    }

    /** Opens a submission that gets no grade if judging takes longer than {@code most}. */
    public OpenedSubmission(Submission submission, Optional<Duration> most) {
        this.submission = submission;
        this.budget = new Budget(most);
        this.commit = submission.commit();
        this.account = new HandInAccount(submission);
    }

    /** {@return the submission} */
    public Submission submission() {
        return submission;
    }

    Optional<String> commit() {
        return commit;
    }

    Budget budget() {
        return budget;
    }

    private synchronized Reading reading(SolverClass solver) {
        return readings.computeIfAbsent(solver, each -> {
            try {
                return new Reading(Optional.of(account.sources(each)), null);
            } catch (NotAcceptedException e) {
                return new Reading(Optional.empty(), e);
            }
        });
    }

    /** {@return the sources of a solver, as first read} Throws a {@link NotAcceptedException} if they are rejected. */
    public Sources sources(SolverClass solver) {
        Reading reading = reading(solver);
        return reading.sources().orElseThrow(reading::rejection);
    }

    /** {@return the sources of a solver, as first read; empty if they were rejected} */
    public Optional<Sources> acceptedSources(SolverClass solver) {
        return reading(solver).sources();
    }

    /** {@return the sources of a solver by file name; an empty map if they were rejected} */
    public Map<String, String> files(SolverClass solver) {
        return acceptedSources(solver).map(Sources::files).orElse(Map.of());
    }

    /** {@return files that may be part of the work but aren't judged, each with the reason} */
    public List<String> unjudgedFiles() {
        return account.unjudgedFiles().stream().map(file -> "not judged: " + file).toList();
    }

    /** {@return every file that was handed in, with its use or the reason why the file isn't judged} */
    public Stream<String> handedInFiles() {
        return Stream.concat(account.files(), unjudgedFiles().stream());
    }

    /** {@return whether an exercise was begun, in any folder} */
    public boolean hasBegun(Problem exercise) {
        return reading(exercise.solver()).sources()
                .map(sources -> Submission.isBegun(exercise, sources.files().get(exercise.solver().file())))
                .orElseGet(() -> submission.hasBegun(exercise));
    }

    /** {@return the hash of the judge's input for problems: sources and notes, or reasons for rejection} */
    public String fingerprint(List<Problem> problems) {
        List<String> seen = new ArrayList<>(List.of(submission.name()));
        for (Problem problem : problems) {
            Reading reading = reading(problem.solver());
            // texts include file names, and a rejection names its solver: so two problems never look alike
            reading.sources().ifPresentOrElse(sources -> {
                seen.addAll(sources.notes());
                seen.addAll(sources.texts());
            }, () -> seen.add(reading.rejection().getMessage()));
        }
        seen.addAll(unjudgedFiles());
        return Fingerprint.of(seen);
    }
}
