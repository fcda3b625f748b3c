package nqueens.mutants;

import java.util.ResourceBundle;
import java.util.function.Supplier;

import nqueens.QueensSolver;

/**
 * A solver that tests are tried on, sent by the name of its constant. Its descriptions are in {@code
 * solvers.properties}, which no worker can read.
 */
public interface TestedSolver {

    /** {@return the constant's name, which no other kind has} */
    String name();

    /** {@return a supplier of the solvers of one run, which share their state, if they have any} */
    Supplier<QueensSolver> solvers();

    /** {@return a phrase on what it does, to be read after "a solver that"} */
    default String words() {
        return told("words");
    }

    /** {@return a phrase: where a faulty solver is wrong, or what the contract says of a correct one} */
    default String hint() {
        return told("hint");
    }

    private String told(String part) {
        return ResourceBundle.getBundle("nqueens.mutants.solvers").getString(name() + "." + part);
    }
}
