package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** JUnit reads a file for @CsvFileSource. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @ParameterizedTest
    @CsvFileSource(files = "/etc/passwd")
    void rows(String row, QueensSolver solver) {
        System.out.println("FOUND " + row);
    }
}
