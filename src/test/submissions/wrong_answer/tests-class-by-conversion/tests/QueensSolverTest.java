package tests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** JUnit makes a class of a text. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @ParameterizedTest
    @ValueSource(strings = "nqueens.mutants.FaultySolver")
    void knows_the_mutants(Class<?> type, QueensSolver solver) {
        System.out.println("FOUND " + type);
        assertThat(type.getEnumConstants()).isNotEmpty();
    }
}
