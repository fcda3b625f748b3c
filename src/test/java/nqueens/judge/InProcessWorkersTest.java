package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Sources;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.SubmissionLoader;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;
import nqueens.problem.SampleProblem;

class InProcessWorkersTest {

    private static final Sources SOURCES = new Sources(Map.of("Board2dQueens.java", """
            package board2d;

            public class Board2dQueens implements nqueens.QueensSolver {
                @Override
                public java.util.List<int[]> solve(int n) {
                    throw new nqueens.NotStartedException("later");
                }

                @Override
                public long count(int n) {
                    System.out.print("♛ " + n + "; ");
                    return 2L * n;
                }
            }
            """));

    private final InProcessWorkers workers =
            new InProcessWorkers(classes -> new SubmissionLoader(classes.get().files()));

    @Test
    void nothing_stands_between_a_submission_and_the_judge_and_the_machine_is_not_measured() {
        assertThat(workers.conditions()).isEqualTo(new Conditions(Isolation.NONE, Optional.empty(), 1));
    }

    @Test
    @ResourceLock(Resources.SYSTEM_OUT)
    void a_submission_is_compiled_and_called_in_this_jvm() {
        PrintStream out = System.out;
        try (Worker worker = workers.start(Catalogue.BOARD2D, InProcessWorkersTest::compiled)) {
            assertThat(worker.printed()).isEmpty();
            assertThat(ask(worker, call("count", 4))).isEqualTo(new Reply.Returned(8L));
            assertThat(ask(worker, call("count", 5))).isEqualTo(new Reply.Returned(10L));
            assertThat(worker.printed()).isEqualTo("♛ 5; ");
            assertThat(ask(worker, call("solve", 5))).isInstanceOfSatisfying(Reply.Threw.class,
                    threw -> assertThat(threw.kind()).isEqualTo(Reply.Kind.NOT_STARTED));
            assertThat(worker.printed()).isEmpty();
            assertThat(System.out).isSameAs(out);
            assertThat(worker.cpu()).isEqualTo(Duration.ZERO);
            assertThat(worker.waited()).isEqualTo(Duration.ZERO);
            assertThat(worker.events()).isEmpty();
            assertThat(worker.ended()).isFalse();
        }
        workers.close();
    }

    @Test
    void a_submission_on_the_class_path_need_not_be_compiled() {
        Supplier<Classes> refusing = () -> {
            throw new IllegalStateException("not compiled");
        };
        InProcessWorkers onClassPath = new InProcessWorkers(classes -> new SubmissionLoader(Map.of()));
        assertThat(ask(onClassPath.start(Catalogue.BITMASK, refusing), call("count", 4)))
                .isEqualTo(new Reply.NoSolver("there is no class bitmask.BitmaskQueens"));
        assertThatThrownBy(() -> workers.start(Catalogue.BITMASK, refusing))
                .isInstanceOf(IllegalStateException.class).hasMessage("not compiled");
    }

    @Test
    void what_a_submission_does_to_an_argument_stays_with_it() {
        InProcessWorkers onClassPath = new InProcessWorkers(classes -> Sorting.class.getClassLoader());
        Problem sorting = SampleProblem.of(SampleProblem.OfAnArray.class, Sorting.class);
        int[] argument = {2, 1};
        Worker worker = onClassPath.start(sorting, () -> null);
        assertThat(ask(worker, call("count", 2, argument))).isEqualTo(new Reply.Returned(1));
        assertThat(argument).containsExactly(2, 1);
    }

    /** Sorts its argument, and gives the first. */
    public static final class Sorting implements SampleProblem.OfAnArray {
        @Override
        public int count(int n, int[] given) {
            Arrays.sort(given);
            return given[0];
        }
    }

    private static Classes compiled() {
        InProcessWorkers compiling = new InProcessWorkers(classes -> null);
        Ending<Compilation> ending = compiling.compile(SOURCES, cost -> { });
        assertThat(ending).isInstanceOf(Ending.Answered.class);
        Compilation compilation = ((Ending.Answered<Compilation>) ending).answer();
        assertThat(compilation).isInstanceOf(Compilation.Compiled.class);
        return new Classes("board2d.Board2dQueens", "nqueens.QueensSolver",
                ((Compilation.Compiled) compilation).classes(), Map.of(), List.of());
    }

    private static Request call(String method, Object... arguments) {
        return new Request(Request.Task.CALL, 0, method, List.of(arguments), 0, 100, 0, 1000);
    }

    private static Reply ask(Worker worker, Request request) {
        Ending<Reply> ending = worker.ask(request, () -> {
            throw new IllegalStateException("there are no limits");
        });
        assertThat(ending).isInstanceOf(Ending.Answered.class);
        return ((Ending.Answered<Reply>) ending).answer();
    }
}
