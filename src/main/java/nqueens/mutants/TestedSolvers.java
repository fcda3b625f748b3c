package nqueens.mutants;

import java.util.List;
import java.util.ResourceBundle;
import java.util.function.Supplier;

import nqueens.QueensSolver;

/** The contract by which a class of tests is judged; {@link TestRun} implements it, not the learner. */
public interface TestedSolvers {

    /** In place of a method's name: what comes before all tests of a class has failed. */
    String CLASS = "the class";

    /**
     * A solver that tests are tried on, sent by the name of its constant. Its descriptions are in {@code
     * solvers.properties}, which no worker can read.
     */
    interface TestedSolver {

        /** {@return the constant's name, which no other kind has} */
        String name();

        /** {@return a supplier of the solvers of one run, which share their state, if they have any} */
        Supplier<QueensSolver> solvers();

        /** {@return a phrase on what it does, to be read after "a solver that"} */
        default String words() {
            return told(".words");
        }

        /** {@return a phrase: where a faulty solver is wrong, or what the contract says of a correct one} */
        default String hint() {
            return told(".hint");
        }

        private String told(String part) {
            return ResourceBundle.getBundle("nqueens.mutants.solvers").getString(name() + part);
        }
    }

    /** How tests are run; its name is an argument. */
    enum Order {
        /** Tests as JUnit orders them, the same again to find results that change, and the last one first. */
        IN_ORDER, AGAIN, REVERSED,
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
        PASSED, FAILED
    }

    /**
     * Runs the class on a solver, with nothing in its static fields that an earlier run has left there.
     *
     * @return for each test method its name, its {@link TestStatus}, and the message of its first failure, if it failed
     */
    List<List<String>> tests(String solver, String order);
}
