package nqueens.report.page;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import nqueens.judge.Judgement;
import nqueens.judge.result.Results;
import nqueens.problem.Problem;
import nqueens.recording.Recording;

/**
 * What the page of a run shows: the results, and of exercises whose search was recorded the recording and the code.
 *
 * @param searches the recorded searches; an exercise without one has none
 * @param saved the exercise that the learner saved last, which is shown; empty if that is not known
 */
public record ShownRun(Results results, Map<Problem, RecordedSearch> searches, Optional<Problem> saved) {

    /** Creates a run, from a copy of the map. */
    public ShownRun {
        searches = Map.copyOf(searches);
    }

    /** Creates a run of which nothing was recorded. */
    public ShownRun(Results results) {
        this(results, Map.of(), Optional.empty());
    }

    /** Takes from a judgement what was recorded, with the code that was. */
    public static ShownRun of(Judgement judgement) {
        Map<Problem, RecordedSearch> searches = new HashMap<>();
        judgement.works().forEach((problem, work) -> work.recording().ifPresent(recorded -> {
            Map<String, String> files = new TreeMap<>(work.sources().orElseThrow().files());
            files.keySet().retainAll(recorded.names().files());
            searches.put(problem, new RecordedSearch(recorded, files));
        }));
        return new ShownRun(judgement.results(), searches, Optional.empty());
    }

    /** {@return the same run, of which the page shows the exercise that the learner saved last} */
    public ShownRun showing(Problem exercise) {
        return new ShownRun(results, searches, Optional.of(exercise));
    }

    /**
     * One call of the submission's solver, as it was recorded, and the texts of the sources that were, by file name.
     */
    public record RecordedSearch(Recording recording, Map<String, String> files) {

        /** Creates a recorded search, from a copy of the map. */
        public RecordedSearch {
            files = Map.copyOf(files);
        }
    }
}
