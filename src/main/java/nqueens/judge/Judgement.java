package nqueens.judge;

import java.util.HashMap;
import java.util.Map;

import nqueens.judge.result.Results;
import nqueens.judge.submission.Sources;
import nqueens.problem.Problem;
import nqueens.recording.Recording;

/**
 * What a submission came to, whole: neither its folder nor a worker is asked for anything afterwards.
 *
 * @param sources what was judged of each problem; a problem whose sources were refused has none
 * @param recordings of each problem whose search was recorded the call that failed, if it is small, else one that
 *     shows the search; none where it is still the stub, doesn't compile, or ran in this JVM
 */
public record Judgement(Results results, Map<Problem, Sources> sources, Map<Problem, Recording> recordings) {

    /** Creates a judgement, from copies of the maps. */
    public Judgement {
        sources = Map.copyOf(sources);
        recordings = Map.copyOf(recordings);
    }

    /** {@return the same judgement, with problems of the same submission that were judged later or anew} */
    public Judgement with(Judgement later) {
        return new Judgement(results.with(later.results()), joined(sources, later.sources(), later),
                joined(recordings, later.recordings(), later));
    }

    private static <T> Map<Problem, T> joined(Map<Problem, T> earlier, Map<Problem, T> added, Judgement later) {
        Map<Problem, T> all = new HashMap<>(earlier);
        all.keySet().removeIf(problem -> later.results().exercises().stream()
                .anyMatch(judged -> judged.id().equals(problem.id())));
        all.putAll(added);
        return all;
    }
}
