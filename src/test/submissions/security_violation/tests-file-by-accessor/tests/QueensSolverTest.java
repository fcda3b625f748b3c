package tests;

import java.io.IOException;
import java.io.OutputStream;

import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** JUnit makes a class of a text, and an object of that class of another text. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @ParameterizedTest
    @CsvSource("java.io.FileOutputStream, n-queens-forged.txt")
    void writes(ArgumentsAccessor arguments, QueensSolver solver) throws IOException {
        Object file = arguments.get(1, arguments.get(0, Class.class));
        ((OutputStream) file).write(1);
        System.out.println("FOUND a file to write to");
    }
}
