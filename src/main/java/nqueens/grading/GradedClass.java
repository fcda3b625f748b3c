package nqueens.grading;

import java.util.List;

import nqueens.judge.ClassResults;
import nqueens.problem.Verdict;

/**
 * A class that was judged and reported on.
 *
 * @param results what it came to
 * @param missing the reports on the class that could not be written, each with the reason; an earlier run's may still
 *     be there
 */
record GradedClass(ClassResults results, List<String> missing) {

    GradedClass {
        missing = List.copyOf(missing);
    }

    /** {@return whether the judge owes no verdict, and no report} */
    boolean isComplete() {
        return missing.isEmpty() && results.submissions().stream()
                .noneMatch(submission -> submission.verdict() == Verdict.JUDGE_ERROR);
    }
}
