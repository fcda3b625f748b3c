package nqueens.mutants;

import java.util.ResourceBundle;
import java.util.function.Supplier;

import nqueens.QueensSolver;

/**
 * A solver that tests are tried on, sent by the name of its constant. What is told of it stands in
 * {@code solvers.properties}, which no process of a worker has.
 */
public interface TestedSolver {

    /** {@return the constant's name, which no other kind has} */
    String name();

    /** {@return a supplier of the solvers of one run, which share what such solvers share} */
    Supplier<QueensSolver> solvers();

    /** {@return what it does, to be read after "a solver that"} */
    default String words() {
        return told("words");
    }

    /** {@return where a faulty one is wrong, or what the contract says to a correct one: a phrase} */
    default String hint() {
        return told("hint");
    }

    private String told(String part) {
        return ResourceBundle.getBundle("nqueens.mutants.solvers").getString(name() + "." + part);
    }
}
