package nqueens.report;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
 * @param tests of problems that ask for tests the texts of the sources, by file name
 * @param saved the exercise that the learner saved last, which is shown; empty if that is not known
 */
public record ShownRun(Results results, Map<Problem, RecordedSearch> searches,
        Map<Problem, Map<String, String>> tests, Optional<Problem> saved) {

    /** Creates a run, from copies of the maps. */
    public ShownRun {
        searches = Map.copyOf(searches);
        tests = Map.copyOf(tests);
    }

    /**
     * Creates a run of which nothing was recorded.
     *
     * @param results what the submission came to
     */
    public ShownRun(Results results) {
        this(results, Map.of(), Map.of(), Optional.empty());
    }

    /**
     * Takes the code of what was recorded, and of tests, out of a submission.
     *
     * @param results what the submission came to
     * @param submission the submission
     * @param recording gives what was recorded of a problem, if anything was
     * @return the run
     */
    public static ShownRun of(
            Results results, Submission submission, Function<Problem, Optional<Recording>> recording) {
        Map<Problem, RecordedSearch> searches = new HashMap<>();
        Map<Problem, Map<String, String>> tests = new HashMap<>();
        for (ProblemResult result : results.exercises()) {
            Catalogue.find(result.id()).ifPresent(problem -> {
                recording.apply(problem).ifPresent(recorded -> files(submission, problem).ifPresent(files -> {
                    files.keySet().retainAll(recorded.names().files());
                    searches.put(problem, new RecordedSearch(recorded, files));
                }));
                if (result.kills() != null) {
                    files(submission, problem).ifPresent(files -> tests.put(problem, files));
                }
            });
        }
        return new ShownRun(results, searches, tests, Optional.empty());
    }

    /** The sources; nothing where they can't be read any more. */
    private static Optional<Map<String, String>> files(Submission submission, Problem problem) {
        try {
            return Optional.of(new TreeMap<>(submission.sources(problem.solver()).files()));
        } catch (NotAcceptedException e) {
            return Optional.empty();
        }
    }

    /**
     * Has an exercise shown.
     *
     * @param exercise the exercise that the learner saved last
     * @return the same run, of which the page shows this exercise
     */
    public ShownRun showing(Problem exercise) {
        return new ShownRun(results, searches, tests, Optional.of(exercise));
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
    }
}
