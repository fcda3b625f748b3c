package nqueens.judge;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import nqueens.judge.result.Results;
import nqueens.judge.submission.Sources;
import nqueens.problem.Problem;
import nqueens.recording.Recording;

/** The whole judgement of a submission: neither its folder nor a worker is asked for anything afterwards. */
public record Judgement(Results results, Map<Problem, JudgedWork> works) {

    /**
     * The judged sources of one problem, unless they were refused, and its recording, if there is one. The failing call
     * is recorded, if it is small, else one that shows the search. A stub, a solver that doesn't compile, and one that
     * runs in this JVM have none.
     */
    public record JudgedWork(Optional<Sources> sources, Optional<Recording> recording) {
    }

    /** Creates a judgement, from a copy of the map. */
    public Judgement {
        works = Map.copyOf(works);
    }

    /** {@return the same judgement with problems of the same submission that were judged later or again} */
    public Judgement with(Judgement later) {
        Map<Problem, JudgedWork> all = new HashMap<>(works);
        all.putAll(later.works);
        return new Judgement(results.with(later.results), all);
    }
}
