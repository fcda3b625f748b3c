package nqueens.grading;

import java.util.List;

import nqueens.judge.ClassResults;

/**
 * A class that was judged and reported on.
 *
 * @param results what it came to
 * @param missing the reports on the class that could not be written, each with the reason; an earlier run's may still
 *     be there
 */
record GradedClass(ClassResults results, List<String> missing) {

    /** Creates it, from a copy of the list. */
    GradedClass {
        missing = List.copyOf(missing);
    }
}
