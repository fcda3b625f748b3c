package nqueens.judge;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import nqueens.judge.result.Results;
import nqueens.judge.submission.Sources;
import nqueens.problem.Problem;
import nqueens.recording.Recording;

/** All that is known of a submission after judging: reports are made from it alone, without the submission's files. */
public record Judgement(Results results, Map<Problem, JudgedProblem> judged) {

    /**
     * The judged sources of one problem, unless they were rejected, and a recording, if there is one. The recording
     * shows a small call that failed or, if no call failed, the problem's sample call.
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
