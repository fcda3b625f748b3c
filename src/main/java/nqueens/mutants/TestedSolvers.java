package nqueens.mutants;

import java.util.List;

/** The contract by which a class of tests is judged; {@link TestRun} implements it, not the learner. */
public interface TestedSolvers {

    /** In place of a method's name: what comes before all tests of a class has failed. */
    String CLASS = "the class";

    /** How tests are run; its name is an argument. */
    enum Order {
        /** Tests as JUnit orders them. */
        IN_ORDER,
        /** The same order again: finds tests whose results change. */
        AGAIN,
        /** The same tests, the last one first. */
        REVERSED,
        /**
         * Tests that take too long, watched for a while. The answer is one row, for the test that ran most of the time;
         * its message is its line that was met most often, or empty.
         */
        WATCHED
    }

    /** Results of a test, from the one that says least to the one that says most; the answer holds their names. */
    enum TestStatus {
        /** No result: the class sets the order of its tests. */
        ORDERED,
        /** The test was skipped or aborted, and says nothing. */
        SKIPPED,
        /** The test has passed. */
        PASSED,
        /** The test has failed. */
        FAILED
    }

    /**
     * Runs the class on a solver, with nothing in its static fields that an earlier run has left there.
     *
     * @return for each test method its name, its {@link TestStatus}, and the message of its first failure, if it failed
     */
    List<List<String>> tests(String solver, String order);
}
