package nqueens.report;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.judge.Submission;
import nqueens.problem.Catalogue;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Problem;
import nqueens.recording.Recording;

/**
 * What the page of a run shows: the results, and of exercises whose search was recorded the recording and the code.
 *
 * @param results what the submission came to
 * @param searches the recorded searches; an exercise without one has none
 * @param saved the exercise that the learner saved last, which is shown; empty if that is not known
 */
public record ShownRun(Results results, Map<Problem, RecordedSearch> searches, Optional<Problem> saved) {

    /** Creates a run, from a copy of the map. */
    public ShownRun {
        searches = Map.copyOf(searches);
    }

    /**
     * Creates a run of which nothing was recorded.
     *
     * @param results what the submission came to
     */
    public ShownRun(Results results) {
        this(results, Map.of(), Optional.empty());
    }

    /**
     * Takes the code of what was recorded out of a submission.
     *
     * @param results what the submission came to
     * @param submission the submission
     * @param recording gives what was recorded of a problem, if anything was
     * @return the run
     */
    public static ShownRun of(
            Results results, Submission submission, Function<Problem, Optional<Recording>> recording) {
        Map<Problem, RecordedSearch> searches = new HashMap<>();
        for (ProblemResult result : results.exercises()) {
            Catalogue.find(result.id()).ifPresent(problem -> recording.apply(problem)
                    .flatMap(recorded -> RecordedSearch.of(recorded, submission, problem))
                    .ifPresent(search -> searches.put(problem, search)));
        }
        return new ShownRun(results, searches, Optional.empty());
    }

    /**
     * Has an exercise shown.
     *
     * @param exercise the exercise that the learner saved last
     * @return the same run, of which the page shows this exercise
     */
    public ShownRun showing(Problem exercise) {
        return new ShownRun(results, searches, Optional.of(exercise));
    }

    /**
     * One call of the submission's solver, as it was recorded.
     *
     * @param recording the recording
     * @param files the texts of the sources that were recorded, by file name
     */
    public record RecordedSearch(Recording recording, Map<String, String> files) {

        /** Creates a recorded search, from a copy of the map. */
        public RecordedSearch {
            files = Map.copyOf(files);
        }

        /** Takes the code out of a submission; nothing where it can't be read any more. */
        private static Optional<RecordedSearch> of(Recording recording, Submission submission, Problem problem) {
            try {
                Map<String, String> files = new HashMap<>(submission.sources(problem.solver()).files());
                files.keySet().retainAll(recording.names().files());
                return Optional.of(new RecordedSearch(recording, files));
            } catch (NotAcceptedException e) {
                return Optional.empty();
            }
        }
    }
}
