package nqueens.report.page;

import java.util.Map;
import java.util.Optional;

import nqueens.judge.Judgement;
import nqueens.judge.result.Results;
import nqueens.problem.Problem;

/**
 * What the page of a run shows: a judgement, and the exercise that the learner saved last, which is shown first; empty
 * if that is not known.
 */
public record ShownRun(Judgement judgement, Optional<Problem> saved) {

    /** Creates a run of which it is not known what was saved last. */
    public ShownRun(Judgement judgement) {
        this(judgement, Optional.empty());
    }

    /** Creates a run of which nothing was recorded. */
    public ShownRun(Results results) {
        this(new Judgement(results, Map.of()));
    }

    /** {@return what each exercise came to} */
    public Results results() {
        return judgement.results();
    }
}
