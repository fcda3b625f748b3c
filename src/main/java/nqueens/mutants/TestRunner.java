package nqueens.mutants;

import java.util.List;
import java.util.ResourceBundle;
import java.util.function.Supplier;

import nqueens.QueensSolver;

/** The contract for judging a class of tests, which {@link JUnitRunner} implements in place of the learner. */
public interface TestRunner {

    /** Replaces the name of a test if a result belongs to the whole class, such as a failed setup. */
    String CLASS = "the class";

    /**
     * A solver on which tests run; requests contain the name of the solver's constant. Descriptions are in {@code
     * solvers.properties}, which no worker can read.
     */
    interface TestedSolver {

        /** {@return the name of the constant, unique among correct and faulty solvers} */
        String name();

        /** {@return a supplier of the solvers of one run, which share their state, if any} */
        Supplier<QueensSolver> solvers();

        /** {@return the solver's behaviour, phrased to follow "a solver that"} */
        default String words() {
            return told(".words");
        }

        /** {@return a hint: where a faulty solver fails, or why the contract allows a correct solver's behaviour} */
        default String hint() {
            return told(".hint");
        }

        private String told(String part) {
            return ResourceBundle.getBundle("nqueens.mutants.solvers").getString(name() + part);
        }
    }

    /** The order of tests in a run; requests contain the constant's name. */
    enum Order {
        /** The order of the tests' names, the same order again to find changing results, and the reverse order. */
        IN_ORDER, AGAIN, REVERSED,
        /**
         * Finds a slow test by sampling. The answer is one row, for the test and the line that were running in most
         * samples. The message of this row is the line, or empty if the line is unknown.
         */
        WATCHED
    }

    /** Statuses of a test, from the least to the most informative; the answer holds their names. */
    enum TestStatus {
        /** No result: the class sets the order of its tests. */
        ORDERED,
        /** The test was skipped or aborted, and says nothing. */
        SKIPPED,
        PASSED, FAILED
    }

    /** A row of the answer: a test's name, its status, and a message, which may be empty. */
    record TestReport(String name, TestStatus status, String message) {

        /** {@return the report in a row} Throws an exception if the row isn't a report. */
        public static TestReport of(List<?> row) {
            return new TestReport(String.valueOf(row.get(0)), TestStatus.valueOf(String.valueOf(row.get(1))),
                    String.valueOf(row.get(2)));
        }

        List<String> row() {
            return List.of(name, status.name(), message);
        }

        /** {@return whether the test failed} */
        public boolean isFailure() {
            return status == TestStatus.FAILED;
        }

        /** {@return the more informative of two reports on one test, or this report if both have the same status} */
        TestReport and(TestReport next) {
            return next.status.compareTo(status) > 0 ? next : this;
        }
    }

    /** Runs a freshly loaded class of tests on a solver, and returns a row for each {@link TestReport}. */
    List<List<String>> tests(String solver, String order);
}
