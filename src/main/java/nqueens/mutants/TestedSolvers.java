package nqueens.mutants;

import java.util.List;

/** The contract by which a class of tests is judged: {@link TestRun} keeps it, and no learner has to. */
public interface TestedSolvers {

    /** Tests as JUnit orders them. */
    String IN_ORDER = "in order";
    /** As before: who says one thing and then another is found out. */
    String AGAIN = "again";
    /** The same tests, the last one first. */
    String REVERSED = "reversed";

    /**
     * Tests that take too long, for a while. In place of all rows comes one, of the test that runs for most of it: its
     * name, this, and its line that it is met at; empty if there is none.
     */
    String WATCHED = "watched";

    /** In place of a method's name: what comes before all tests of a class has failed. */
    String CLASS = "the class";

    /** The test has passed. */
    String PASSED = "passed";
    /** The test has failed. */
    String FAILED = "failed";
    /** The test was left out, or has given up, so that it says nothing. */
    String SKIPPED = "skipped";
    /** In place of an outcome: the class says in which order its tests run. */
    String ORDERED = "ordered";

    /**
     * Runs the class on a solver, with nothing in its static fields that an earlier run has left there.
     *
     * @param solver a right one or a mutant, such as {@code right 0} or {@code wrong 17}, numbered as in {@link Right}
     *     and {@link Mutant}
     * @param order {@link #IN_ORDER}, {@link #AGAIN}, {@link #REVERSED} or {@link #WATCHED}
     * @return for each test method its name, its outcome, and if it failed, its message; of a method that runs several
     *     times it is the first failure
     */
    List<List<String>> tests(String solver, String order);
}
