package tests;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(SolverUnderTest.class)
class QueensSolverTest extends ContractTests implements RejectionTests {

    private final QueensSolver solver;

    QueensSolverTest(QueensSolver solver) {
        this.solver = solver;
    }

    @Override
    public QueensSolver solver() {
        return solver;
    }
}
