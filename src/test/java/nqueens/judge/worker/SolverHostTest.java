package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.NotStartedException;
import nqueens.QueensSolver;
import nqueens.judge.worker.Reply.ExceptionKind;
import nqueens.judge.worker.Request.Action;
import nqueens.problem.SampleProblem;

/** What the judge asks of a solver beyond a call, and what an exception tells that no known submission throws. */
class SolverHostTest {

    @Test
    void nothing_is_loaded_before_the_first_call_and_all_again_where_that_is_asked_for() {
        List<ClassLoader> loaders = new ArrayList<>();
        SolverHost host = host(Adding.class, () -> {
            loaders.add(getClass().getClassLoader());
            return loaders.get(0);
        });
        assertThat(loaders).isEmpty();
        assertThat(answer(host, request(Action.CALL, "count", 5))).isEqualTo(new Reply.Returned(5L));
        assertThat(answer(host, request(Action.CALL, "count", 5))).isEqualTo(new Reply.Returned(10L));
        Request repeated = new Request(Action.CALL_REPEATED, 0, "count", List.of(1), 3, 0, 9, 0, 9);
        assertThat(answer(host, repeated)).isEqualTo(new Reply.Returned(13L));
        assertThat(loaders).hasSize(1);
        assertThat(answer(host, request(Action.CALL_ANEW, "count", 6))).isEqualTo(new Reply.Returned(6L));
        assertThat(loaders).hasSize(2);
    }

    @Test
    void a_harness_has_the_class_anew_each_time_with_its_assertions() throws Exception {
        Class<?> type = Adding.class;
        byte[] bytes = SubmissionLoaderTest.bytesOf(type);
        SolverHost host = new SolverHost(new WorkerClasses(type.getName(), SampleProblem.OfAnArray.class.getName(),
                Harness.class.getName(), Map.of(type.getName(), bytes), Map.of(), List.of())) {
            @Override
            protected ClassLoader newLoader() {
                ClassLoader loader = super.newLoader();
                // as in a worker, and not as in tests
                loader.setDefaultAssertionStatus(false);
                return loader;
            }
        };
        assertThat(answer(host, request(Action.CALL, "count", 4, new int[0]))).isEqualTo(new Reply.Returned(12));
    }

    static Stream<Arguments> thrown() {
        return Stream.of(
                Arguments.of(new NumberFormatException("eight"), ExceptionKind.ILLEGAL_ARGUMENT,
                        "java.lang.NumberFormatException: eight"),
                Arguments.of(new OutOfMemoryError("Java heap space"), ExceptionKind.OUT_OF_MEMORY,
                        "java.lang.OutOfMemoryError: Java heap space"),
                Arguments.of(new InvocationTargetException(new NotStartedException("hidden")), ExceptionKind.OTHER,
                        "java.lang.reflect.InvocationTargetException"),
                Arguments.of(new Error("x".repeat(300 - 17)), ExceptionKind.OTHER,
                        "java.lang.Error: " + "x".repeat(300 - 17)),
                Arguments.of(new Error("x".repeat(301 - 17)), ExceptionKind.OTHER,
                        "java.lang.Error: " + "x".repeat(300 - 17) + "..."));
    }

    @ParameterizedTest
    @MethodSource("thrown")
    void what_is_thrown_is_told_by_its_kind_and_its_text(Throwable thrown, ExceptionKind kind, String text) {
        Reply.Threw threw = threw(answer(throwing(n -> thrown), request(Action.CALL, "solve", 4)));
        assertThat(threw.kind()).isEqualTo(kind);
        assertThat(threw.text()).isEqualTo(text);
    }

    @Test
    void the_four_innermost_frames_of_the_submissions_own_package_are_told_each_cut_after_300_characters() {
        String name = "nqueens.judge.worker." + "B".repeat(70_000);
        Error thrown = new Error();
        thrown.setStackTrace(new StackTraceElement[] {
                frame("java.util.ArrayList", 10),
                frame("nqueens.judge.worker.Board", 20),
                frame("nqueens.judge.workers.Board", 30),
                frame("nqueens.judge.worker", 40),
                frame("nqueens.judge.worker.Queen$1", 50),
                new StackTraceElement("app", "queens", "1.0", name, "solve", "Board.java", 7),
                frame("nqueens.judge.worker.Board", 21),
                frame("nqueens.judge.worker.Board", 22)});
        assertThat(threw(answer(throwing(n -> thrown), request(Action.CALL, "solve", 4))).frames())
                .containsExactly(
                        "nqueens.judge.worker.Board.solve(Board.java:20)",
                        "nqueens.judge.worker.Queen$1.solve(Board.java:50)",
                        name.substring(0, 300) + "...",
                        "nqueens.judge.worker.Board.solve(Board.java:21)");
    }

    private static StackTraceElement frame(String className, int line) {
        return new StackTraceElement(className, "solve", "Board.java", line);
    }

    private static Request request(Action task, String method, Object... arguments) {
        return new Request(task, 0, method, List.of(arguments), 0, 0, 1 << 20, 0, 1000);
    }

    private static SolverHost throwing(IntFunction<Throwable> thrown) {
        Throwing.thrown = thrown;
        return host(Throwing.class, Throwing.class::getClassLoader);
    }

    private static SolverHost host(Class<?> solver, Supplier<ClassLoader> loading) {
        return new SolverHost(new WorkerClasses(
                solver.getName(), QueensSolver.class.getName(), "", Map.of(), Map.of(), List.of())) {
            @Override
            protected ClassLoader newLoader() {
                return loading.get();
            }
        };
    }

    private static Reply answer(SolverHost host, Request request) {
        try {
            return Reply.decoded(request, host.answer(request));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Reply.Threw threw(Reply reply) {
        assertThat(reply).isInstanceOf(Reply.Threw.class);
        return (Reply.Threw) reply;
    }

    /** Adds up what it is asked. */
    public static class Adding implements QueensSolver {
        private long sum;

        @Override
        public List<int[]> solve(int n) {
            return List.of();
        }

        @Override
        public long count(int n) {
            sum += n;
            return sum;
        }
    }

    /** Throws what the test says, checked or not. */
    public static final class Throwing extends Adding {
        private static IntFunction<Throwable> thrown;

        @Override
        public List<int[]> solve(int n) {
            throw Throwing.<RuntimeException>unchecked(thrown.apply(n));
        }

        @SuppressWarnings("unchecked")
        private static <T extends Throwable> RuntimeException unchecked(Throwable thrown) throws T {
            throw (T) thrown;
        }
    }

    /** Keeps a contract in place of another class: tells how many there are, and 10 more if they assert. */
    public static final class Harness implements SampleProblem.OfAnArray {
        private final Supplier<Class<?>> loading;

        public Harness(Supplier<Class<?>> loading) {
            this.loading = loading;
        }

        @Override
        public int count(int n, int[] given) {
            Class<?> first = loading.get();
            return (first == loading.get() ? 1 : 2) + (first.desiredAssertionStatus() ? 10 : 0);
        }
    }
}
