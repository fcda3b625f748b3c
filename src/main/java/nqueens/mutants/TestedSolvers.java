package nqueens.mutants;

import java.util.List;

/** The contract by which a class of tests is judged: {@link TestRun} keeps it, and no learner has to. */
public interface TestedSolvers {

    /** In place of a method's name: what comes before all tests of a class has failed. */
    String CLASS = "the class";

    /** How tests are run; its name is an argument. */
    enum Order {
        /** Tests as JUnit orders them. */
        IN_ORDER,
        /** As before: who says one thing and then another is found out. */
        AGAIN,
        /** The same tests, the last one first. */
        REVERSED,
        /**
         * Tests that take too long, for a while. In place of all rows comes one, of the test that runs for most of it;
         * its message is the line of it that is met most often, empty if there is none.
         */
        WATCHED
    }

    /** Outcomes of a test, the one that says most last; the answer holds their names. */
    enum TestStatus {
        /** In place of an outcome: the class says in which order its tests run. */
        ORDERED,
        /** The test was left out, or has given up, so that it says nothing. */
        SKIPPED,
        /** The test has passed. */
        PASSED,
        /** The test has failed. */
        FAILED
    }

    /**
     * Runs the class on a solver, with nothing in its static fields that an earlier run has left there.
     *
     * @return for each test method its name, its {@link TestStatus}, and if it failed, its message; of a method that
     *     runs several times it is the first failure
     */
    List<List<String>> tests(String solver, String order);
}
