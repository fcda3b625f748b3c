package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.QueensSolver;

/** A solver that refuses what it must, and finds nothing: there is nothing to look at. */
class NothingFoundTest {

    static List<Problem> problems() {
        return Catalogue.all();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void whoever_finds_nothing_is_not_robust(Problem problem) {
        Check robust = problem.checks().stream().filter(check -> check.id().equals("robust")).findFirst().orElseThrow();
        Optional<Fault> fault = robust.cases().stream()
                .flatMap(each -> each.fault().apply(new Idle(problem)).stream()).findFirst();
        assertThat(fault).hasValueSatisfying(found -> {
            assertThat(found.kind()).isEqualTo(Fault.Kind.MISSING);
            assertThat(found.finding()).endsWith(" gave no solution, so that there is nothing to compare");
            assertThat(found.rule()).isEqualTo(problem.contract() == QueensSolver.class
                    ? "for n = 6 there are 4 solutions" : "there is a solution");
        });
    }

    @Test
    void nothing_is_none_or_0_or_something_empty() {
        assertThat(List.of(0, 0L, List.of(), new int[0])).allMatch(Answers::isNothing);
        assertThat(Answers.isNothing(null)).isTrue();
        assertThat(List.of(1, -1L, List.of(List.of()), new int[1], "")).noneMatch(Answers::isNothing);
    }

    @Test
    void something_is_what_is_asked_for() {
        Case something = Robust.something(Call.of("solve", 1), List.of()::equals, "rule");
        assertThat(something.fault().apply(new Idle(Catalogue.BOARD2D))).isEmpty();
    }

    /** Answers with nothing, of whatever type. */
    private record Idle(Problem problem) implements Solver {

        @Override
        public Object answer(Call call) {
            Type type = problem.returns(call);
            if (type == int[].class) {
                return new int[0];
            }
            return type == int.class ? (Object) 0 : type == long.class ? (Object) 0L : List.of();
        }

        @Override
        public Kept ask(Call call) {
            throw new AssertionError("there is nothing to compare: " + call);
        }

        @Override
        public Optional<String> unlessRefused(Call call) {
            return Optional.empty();
        }

        @Override
        public SourceFacts facts() {
            throw new AssertionError("no sources");
        }
    }
}
