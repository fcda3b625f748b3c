package tests;

import java.io.IOException;
import java.io.OutputStream;

import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** AssertJ makes a proxy of any class. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @ParameterizedTest
    @ValueSource(strings = "java.io.FileOutputStream")
    @SuppressWarnings({"unchecked", "rawtypes"})
    void writes(Class<?> type, QueensSolver solver) throws IOException {
        Object file = new SoftAssertions().proxy((Class) type, String.class, "n-queens-forged.txt");
        ((OutputStream) file).write(1);
        System.out.println("FOUND a file to write to");
    }
}
