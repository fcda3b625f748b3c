package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintStream;
import java.time.Duration;
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
    void nothing_stands_between_a_submission_and_the_judge() {
        assertThat(workers.conditions()).isEqualTo(new Conditions(Isolation.NONE, Optional.empty(), 1));
    }

    @Test
    void the_machine_is_not_measured() {
        assertThat(workers.timeScale()).isEqualTo(1);
    }

    @Test
    @ResourceLock(Resources.SYSTEM_OUT)
    void a_submission_is_compiled_and_called_in_this_jvm() {
        PrintStream out = System.out;
        try (Worker worker = workers.start(Exercise.BOARD2D.solverClass(), InProcessWorkersTest::compiled)) {
            assertThat(worker.printed()).isEmpty();
            assertThat(ask(worker, Request.count(4))).isEqualTo(new Reply.Count(8));
            assertThat(ask(worker, Request.count(5))).isEqualTo(new Reply.Count(10));
            assertThat(worker.printed()).isEqualTo("♛ 5; ");
            assertThat(ask(worker, Request.solve(5))).isInstanceOfSatisfying(Reply.Threw.class,
                    threw -> assertThat(threw.kind()).isEqualTo(Reply.Kind.NOT_STARTED));
            assertThat(worker.printed()).isEmpty();
            assertThat(System.out).isSameAs(out);
            assertThat(worker.cpu()).isEqualTo(Duration.ZERO);
            assertThat(worker.ended()).isFalse();
        }
        workers.close();
    }

    @Test
    void a_submission_on_the_class_path_need_not_be_compiled() {
        InProcessWorkers onClassPath = new InProcessWorkers(classes -> new SubmissionLoader(Map.of()));
        Worker worker = onClassPath.start(Exercise.BITMASK.solverClass(), () -> {
            throw new IllegalStateException("compiled");
        });
        assertThat(ask(worker, Request.count(4)))
                .isEqualTo(new Reply.NoSolver("there is no class bitmask.BitmaskQueens"));
    }

    @Test
    void what_keeps_a_submission_from_being_loaded_is_passed_on() {
        Supplier<Classes> refusing = () -> {
            throw new IllegalStateException("not compiled");
        };
        assertThatThrownBy(() -> workers.start(Exercise.BITMASK.solverClass(), refusing))
                .isInstanceOf(IllegalStateException.class).hasMessage("not compiled");
    }

    private static Classes compiled() {
        InProcessWorkers compiling = new InProcessWorkers(classes -> null);
        Ending<Compilation> ending = compiling.compile(SOURCES, cost -> { });
        assertThat(ending).isInstanceOf(Ending.Answered.class);
        Compilation compilation = ((Ending.Answered<Compilation>) ending).answer();
        assertThat(compilation).isInstanceOf(Compilation.Compiled.class);
        return new Classes("board2d.Board2dQueens", ((Compilation.Compiled) compilation).classes());
    }

    private static Reply ask(Worker worker, Request request) {
        Ending<Reply> ending = worker.ask(request, () -> {
            throw new IllegalStateException("there are no limits");
        });
        assertThat(ending).isInstanceOf(Ending.Answered.class);
        return ((Ending.Answered<Reply>) ending).answer();
    }
}
