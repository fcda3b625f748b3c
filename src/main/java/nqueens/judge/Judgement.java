package nqueens.judge;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import nqueens.judge.result.Results;
import nqueens.judge.submission.Sources;
import nqueens.problem.Problem;
import nqueens.recording.Recording;

/** The complete judgement of a submission; reports need neither the submission's folder nor a worker. */
public record Judgement(Results results, Map<Problem, JudgedProblem> judged) {

    /**
     * The judged sources of one problem, unless they were rejected, and a recording, if there is one. It shows a small
     * failing call or, if there is none, a call that explains the search.
     */
    public record JudgedProblem(Optional<Sources> sources, Optional<Recording> recording) {
    }

    /** Creates a judgement from a copy of the map. */
    public Judgement {
        judged = Map.copyOf(judged);
    }

    /** {@return this judgement, plus problems of the same submission that were judged later or again} */
    public Judgement with(Judgement later) {
        Map<Problem, JudgedProblem> all = new HashMap<>(judged);
        all.putAll(later.judged);
        return new Judgement(results.with(later.results), all);
    }
}
