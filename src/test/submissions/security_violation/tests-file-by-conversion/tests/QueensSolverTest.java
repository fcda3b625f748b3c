package tests;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** JUnit makes an object of a text by its constructor. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @ParameterizedTest
    @ValueSource(strings = "n-queens-forged.txt")
    void writes(FileOutputStream file, QueensSolver solver) throws IOException {
        ((OutputStream) file).write(1);
        System.out.println("FOUND a file to write to");
    }
}
