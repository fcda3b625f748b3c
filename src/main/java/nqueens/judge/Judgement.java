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
     * The judged sources of one problem, unless they were rejected, and the recording of a call, if there is one. The
     * recording shows a small failing call, or else a call that shows the search. There is no recording for stubs, for
     * solvers that don't compile, or for solvers that run in the judge's JVM.
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
