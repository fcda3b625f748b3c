package nqueens.mutants;

import java.util.function.Supplier;

import nqueens.QueensSolver;

/** A solver that tests are tried on, sent by the name of its constant. */
public interface TestedSolver {

    /** {@return the constant's name, which no other kind has} */
    String name();

    /** {@return what it does, to be read after "a solver that"} */
    String words();

    /** {@return a supplier of the solvers of one run, which share what such solvers share} */
    Supplier<QueensSolver> solvers();
}
