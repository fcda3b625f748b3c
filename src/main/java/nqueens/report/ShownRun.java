package nqueens.report;

import java.util.Map;

import nqueens.judge.Results;
import nqueens.problem.Problem;
import nqueens.recording.Recording;

/**
 * What the page of a run shows: the results, and of exercises whose search was recorded the recording and the code.
 *
 * @param results what the submission came to
 * @param searches the recorded searches; an exercise without one has none
 */
public record ShownRun(Results results, Map<Problem, RecordedSearch> searches) {

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
        this(results, Map.of());
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
