package nqueens;

import java.util.List;

/** The contract, with a static initialiser of its own. */
public interface QueensSolver {
    /** Whoever loads this class runs this. */
    boolean FORGED = System.out.printf("FOUND the contract%n") != null;

    List<int[]> solve(int n);

    long count(int n);
}
