package nqueens.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.LazySolutions;
import nqueens.NotStartedException;
import nqueens.QueensSolver;
import nqueens.drill.SolutionCount;
import nqueens.judge.worker.Reply.Kind;
import nqueens.judge.worker.Request.Task;
import nqueens.problem.SampleProblem;

class SolverHostTest {

    private static final Request SOLVE = call(0, "solve", 4);

    @Test
    void each_method_is_answered() {
        assertThat(host(Doubling.class).answer(call(0, "count", 21))).isEqualTo(new Reply.Returned(42L));
        assertThat(placements(host(Doubling.class).answer(call(0, "solve", 21)))).containsExactly(new int[] {21, 42});
    }

    @Test
    void nothing_is_loaded_before_the_first_call() {
        ClassLoader refusing = new ClassLoader(null) {
            @Override
            protected Class<?> findClass(String name) {
                throw new IllegalStateException("loaded " + name);
            }
        };
        Host host = new Host("a.B", refusing);
        assertThat(host.answer(SOLVE)).isEqualTo(
                new Reply.Threw(Kind.OTHER, "java.lang.IllegalStateException: loaded a.B", List.of()));
    }

    @Test
    void a_second_instance_is_another_solver_of_the_same_class() {
        Host host = host(Remembering.class);
        assertThat(host.answer(call(0, "count", 1))).isEqualTo(new Reply.Returned(1L));
        assertThat(host.answer(call(1, "count", 20))).isEqualTo(new Reply.Returned(20L));
        assertThat(host.answer(call(0, "count", 2))).isEqualTo(new Reply.Returned(3L));
        assertThat(host.answer(call(1, "count", 30))).isEqualTo(new Reply.Returned(50L));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, -1, 127})
    void there_are_two_instances_at_the_most(int instance) {
        Host host = host(Remembering.class);
        host.answer(call(1, "count", 5));
        Request request = call(instance, "count", 6);
        assertThat(host.answer(request)).isEqualTo(new Reply.Returned(11L));
    }

    @Test
    void a_call_anew_remembers_nothing() throws IOException {
        List<ClassLoader> loaders = new ArrayList<>();
        SolverHost host = new SolverHost(Remembering.class.getName(), QueensSolver.class.getName(), () -> {
            loaders.add(Remembering.class.getClassLoader());
            return loaders.get(0);
        }, () -> null);
        Request anew = new Request(Task.CALL_ANEW, 0, "count", List.of(6), 0, 100, 0, 1000);
        host.answer(call(0, "count", 5));
        host.answer(call(0, "count", 5));
        assertThat(loaders).hasSize(1);
        assertThat(Reply.decoded(anew, host.answer(anew))).isEqualTo(new Reply.Returned(6L));
        assertThat(loaders).hasSize(2);
    }

    /** Keeps a contract in place of another class, and tells how that is loaded. */
    public static final class Harness implements QueensSolver {

        private final Supplier<Class<?>> loading;

        /**
         * Takes what loads the class.
         *
         * @param loading loads it
         */
        public Harness(Supplier<Class<?>> loading) {
            this.loading = loading;
        }

        @Override
        public List<int[]> solve(int n) {
            throw new IllegalStateException(loading.get().getName()
                    + (loading.get().desiredAssertionStatus() ? " asserts" : ""));
        }

        @Override
        public long count(int n) {
            return loading.get() == loading.get() ? 1 : 2;
        }
    }

    @ParameterizedTest
    @CsvSource({"Constants, 1", "Variable, 2"})
    void a_harness_has_the_class_with_its_assertions_and_anew_where_it_keeps_something(String simpleName, long loaded)
            throws Exception {
        Class<?> type = Class.forName(SubmissionLoaderTest.class.getName() + "$" + simpleName);
        byte[] bytes = SubmissionLoaderTest.bytesOf(type);
        Host host = new Host(new SolverHost(
                type.getName(), QueensSolver.class.getName(), Harness.class.getName(), () -> {
                    ClassLoader loader = new SubmissionLoader(Map.of(type.getName(), bytes));
                    // as in a worker, and not as in tests
                    loader.setDefaultAssertionStatus(false);
                    return loader;
                }, () -> null));
        assertThat(host.answer(call(0, "count", 4))).isEqualTo(new Reply.Returned(loaded));
        assertThat(host.answer(call(0, "solve", 4))).isInstanceOfSatisfying(Reply.Threw.class, threw ->
                assertThat(threw.text()).endsWith(": " + type.getName() + " asserts"));
    }

    @Test
    void a_harness_finds_no_class_that_is_not_there() {
        ClassLoader own = getClass().getClassLoader();
        Host missing = new Host(new SolverHost("a.B", QueensSolver.class.getName(), Harness.class.getName(),
                () -> own, () -> own));
        assertThat(missing.answer(call(0, "count", 4))).isEqualTo(new Reply.NoSolver("there is no class a.B"));
    }

    @Test
    void a_harness_whose_class_is_gone_fails() {
        ClassLoader own = getClass().getClassLoader();
        List<ClassLoader> loaders = new ArrayList<>(List.of(own, new SubmissionLoader(Map.of())));
        Host host = new Host(new SolverHost(Remembering.class.getName(), QueensSolver.class.getName(),
                Harness.class.getName(), () -> loaders.remove(0), () -> own));
        assertThat(host.answer(call(0, "count", 4))).isInstanceOfSatisfying(Reply.Threw.class, threw ->
                assertThat(threw.text()).startsWith("java.lang.IllegalStateException: "));
    }

    @Test
    void a_call_that_is_recorded_is_made_by_a_solver_of_its_own_which_tells_what_it_does() throws IOException {
        ClassLoader own = Telling.class.getClassLoader();
        SolverHost host = new SolverHost(
                Telling.class.getName(), QueensSolver.class.getName(), () -> own, () -> own);
        Request recorded = new Request(Task.CALL_RECORDED, 0, "count", List.of(6), 0, 100, 0, 1000);
        // nothing that an earlier run left is taken
        Events.begin();
        Events.end();
        host.answer(call(0, "count", 5));
        assertThat(Reply.decoded(recorded, host.answer(recorded))).isEqualTo(new Reply.Returned(1L));
        // made, and called
        assertThat(Events.taken()).containsExactly(0, 5, 4, 1, 0, 1, 0, 5, 4, 1, 0, 1, 6);
        Events.assigned(7, 0, 1);
        assertThat(Events.taken()).hasSize(13);
        assertThat(Reply.decoded(recorded, host.answer(call(0, "count", 7)))).isEqualTo(new Reply.Returned(2L));
    }

    /** Tells each n, and 0 when it is made; counts its calls. */
    public static final class Telling implements QueensSolver {

        private long calls;

        public Telling() {
            Events.assigned(0, 0, 1);
        }

        @Override
        public List<int[]> solve(int n) {
            return List.of();
        }

        @Override
        public long count(int n) {
            Events.assigned(n, 0, 1);
            calls++;
            return calls;
        }
    }

    @Test
    void an_iterator_that_is_kept_is_gone_on_with_and_each_element_is_kept_too() {
        Host host = new Host(Lazily.class.getName(), LazySolutions.class.getName(), Lazily.class.getClassLoader());
        Request first = new Request(Task.CALL, 0, "solutions", List.of(2), 1, 100, 0, 1000);
        Request second = new Request(Task.CALL, 0, "solutions", List.of(1), 2, 100, 0, 1000);
        assertThat(host.answer(first)).isEqualTo(new Reply.Returned(List.of()));
        assertThat(host.answer(second)).isEqualTo(new Reply.Returned(List.of()));

        assertThat(host.answer(first.later(Task.HAS_NEXT))).isEqualTo(new Reply.Returned(true));
        assertThat(column(host.answer(first.next(3)))).isEqualTo(7);
        assertThat(column(host.answer(second.next(4)))).isEqualTo(7);
        assertThat(column(host.answer(first.next(5)))).isEqualTo(8);
        assertThat(host.answer(first.later(Task.HAS_NEXT))).isEqualTo(new Reply.Returned(false));
        assertThat(threw(host.answer(first.next(6))).kind()).isEqualTo(Kind.NO_ELEMENT);

        Request third = new Request(Task.ANSWER_NOW, 0, "", List.of(), 3, 100, 0, 1000);
        assertThat(column(host.answer(third))).isEqualTo(7);
        host.answer(third.later(Task.OVERWRITE));
        assertThat(column(host.answer(third))).isEqualTo(-1);
    }

    private static int column(Reply reply) {
        return ((int[]) ((Reply.Returned) reply).value())[0];
    }

    /** Gives as many arrays as it is asked for, 7, 8 and so on. */
    public static final class Lazily implements LazySolutions {

        @Override
        public Iterator<int[]> solutions(int n) {
            return IntStream.range(0, n).mapToObj(i -> new int[] {7 + i}).iterator();
        }
    }

    @Test
    void what_a_solver_works_out_when_it_is_made_is_forgotten() {
        Counters.of(List.of(1), () -> { });
        Counters.begin(1000);
        assertThat(host(Counting.class).answer(call(0, "count", 5))).isEqualTo(new Reply.Returned(0L));
    }

    /** Counts a run of a block when it is made, and tells the runs. */
    public static final class Counting implements QueensSolver {

        public Counting() {
            Counters.count(0);
        }

        @Override
        public List<int[]> solve(int n) {
            return List.of();
        }

        @Override
        public long count(int n) {
            return Counters.runs()[0];
        }
    }

    @Test
    void there_may_be_no_such_class() {
        Host host = new Host("array1d.Array1dQueens", new SubmissionLoader(Map.of()));
        assertThat(host.answer(SOLVE)).isEqualTo(new Reply.NoSolver("there is no class array1d.Array1dQueens"));
    }

    static Stream<Arguments> classesThatAreNoSolver() {
        return Stream.of(
                Arguments.of(NotPublic.class, "SolverHostTest$NotPublic is not public: write 'public class"
                        + " SolverHostTest$NotPublic'"),
                Arguments.of(OfNoInterface.class,
                        "SolverHostTest$OfNoInterface does not implement nqueens.QueensSolver"),
                Arguments.of(Abstract.class, "SolverHostTest$Abstract is abstract"),
                Arguments.of(Interface.class, "SolverHostTest$Interface is abstract"),
                Arguments.of(WithPrivateConstructor.class,
                        "SolverHostTest$WithPrivateConstructor has no public constructor without parameters"),
                Arguments.of(WithParameter.class,
                        "SolverHostTest$WithParameter has no public constructor without parameters"));
    }

    @ParameterizedTest
    @MethodSource("classesThatAreNoSolver")
    void a_class_that_is_no_solver_is_told_why(Class<?> type, String reason) {
        assertThat(host(type).answer(SOLVE)).isEqualTo(new Reply.NoSolver(reason));
    }

    @Test
    void a_solver_is_called_by_its_own_contract() {
        ClassLoader loader = OfADrill.class.getClassLoader();
        assertThat(new Host(OfADrill.class.getName(), SolutionCount.class.getName(), loader)
                .answer(call(0, "totalNQueens", 21))).isEqualTo(new Reply.Returned(63));
        assertThat(host(OfADrill.class).answer(SOLVE)).isEqualTo(
                new Reply.NoSolver("SolverHostTest$OfADrill does not implement nqueens.QueensSolver"));
        assertThat(threw(host(Doubling.class).answer(call(0, "hashCode", 1))).text())
                .isEqualTo("java.lang.NoSuchMethodException: hashCode");
    }

    @Test
    void a_class_file_that_is_broken_is_the_submissions_own_error() {
        Host host = new Host("a.B", new SubmissionLoader(Map.of("a.B", new byte[] {1, 2, 3, 4})));
        assertThat(threw(host.answer(SOLVE)).kind()).isEqualTo(Kind.OTHER);
        assertThat(threw(host.answer(SOLVE)).text()).startsWith("java.lang.ClassFormatError");
    }

    @Test
    void what_a_constructor_throws_is_answered_and_the_next_call_tries_again() {
        Host host = host(ThrowingConstructor.class);
        for (int i = 0; i < 2; i++) {
            assertThat(threw(host.answer(SOLVE)).kind()).isEqualTo(Kind.OTHER);
            assertThat(threw(host.answer(SOLVE)).text()).isEqualTo("java.lang.IllegalStateException: born dead");
        }
    }

    @Test
    void what_a_static_initialiser_throws_is_answered() throws IOException {
        Reply.Threw threw = threw(fresh(ThrowingInitialiser.class).answer(SOLVE));
        assertThat(threw.kind()).isEqualTo(Kind.ILLEGAL_ARGUMENT);
        assertThat(threw.text()).isEqualTo("java.lang.IllegalArgumentException: no class");
        assertThat(threw.frames()).first().asString()
                .startsWith("nqueens.judge.worker.SolverHostTest$ThrowingInitialiser.boards(SolverHostTest.java:");
    }

    static Stream<Arguments> thrown() {
        return Stream.of(
                Arguments.of(new NotStartedException("place them"), Kind.NOT_STARTED,
                        "nqueens.NotStartedException: place them"),
                Arguments.of(new IllegalArgumentException("n < 1: 0"), Kind.ILLEGAL_ARGUMENT,
                        "java.lang.IllegalArgumentException: n < 1: 0"),
                Arguments.of(new NumberFormatException("eight"), Kind.ILLEGAL_ARGUMENT,
                        "java.lang.NumberFormatException: eight"),
                Arguments.of(new OutOfMemoryError("Java heap space"), Kind.OUT_OF_MEMORY,
                        "java.lang.OutOfMemoryError: Java heap space"),
                Arguments.of(new StackOverflowError(), Kind.STACK_OVERFLOW, "java.lang.StackOverflowError"),
                Arguments.of(new ArrayIndexOutOfBoundsException(8), Kind.INDEX,
                        "java.lang.ArrayIndexOutOfBoundsException: Array index out of range: 8"),
                Arguments.of(new NoSuchElementException("no queen"), Kind.NO_ELEMENT,
                        "java.util.NoSuchElementException: no queen"),
                Arguments.of(new NullPointerException(), Kind.OTHER, "java.lang.NullPointerException"),
                Arguments.of(new AssertionError("row 3"), Kind.OTHER, "java.lang.AssertionError: row 3"),
                Arguments.of(new IOException("unchecked by trickery"), Kind.OTHER,
                        "java.io.IOException: unchecked by trickery"),
                Arguments.of(new InvocationTargetException(null), Kind.OTHER,
                        "java.lang.reflect.InvocationTargetException"),
                Arguments.of(new InvocationTargetException(new NotStartedException("hidden")), Kind.OTHER,
                        "java.lang.reflect.InvocationTargetException"),
                Arguments.of(new ExceptionInInitializerError("by hand"), Kind.OTHER,
                        "java.lang.ExceptionInInitializerError: by hand"),
                Arguments.of(new ExceptionInInitializerError(new StackOverflowError("inside")), Kind.STACK_OVERFLOW,
                        "java.lang.StackOverflowError: inside"),
                Arguments.of(new ErrorOfTrickyCause(), Kind.OTHER, ErrorOfTrickyCause.class.getName()));
    }

    @ParameterizedTest
    @MethodSource("thrown")
    void what_solve_and_count_throw_is_answered(Throwable thrown, Kind kind, String text) {
        thrown.setStackTrace(new StackTraceElement[0]);
        if (thrown.getClass() == ExceptionInInitializerError.class && thrown.getCause() != null) {
            thrown.getCause().setStackTrace(new StackTraceElement[0]);
        }
        Host host = scripted(n -> {
            throw unchecked(thrown);
        });
        assertThat(host.answer(call(0, "solve", 4))).isEqualTo(new Reply.Threw(kind, text, List.of()));
        assertThat(host.answer(call(0, "count", 4))).isEqualTo(new Reply.Threw(kind, text, List.of()));
    }

    @Test
    void what_is_thrown_where_there_was_nothing_to_read_is_input() {
        Host host = scripted(n -> List.of(new int[] {n == 4 ? new Scanner(System.in).nextInt() : read(n)}));
        InputStream before = System.in;
        System.setIn(new SolverHost.NoInput());
        try {
            Reply.Threw threw = threw(host.answer(call(0, "solve", 4)));
            assertThat(threw.kind()).isEqualTo(Kind.INPUT);
            assertThat(threw.text()).isEqualTo("java.util.NoSuchElementException");
            assertThat(threw(host.answer(call(0, "solve", 5))).text()).startsWith("java.lang.NumberFormatException");
            assertThat(threw(host.answer(call(0, "solve", 5))).kind()).as("no refusal").isEqualTo(Kind.INPUT);
            assertThat(threw(host.answer(call(0, "solve", 6))).kind()).as("nothing was read").isEqualTo(Kind.OTHER);
        } finally {
            System.setIn(before);
        }
        assertThat(threw(scripted(n -> List.of(new int[] {new Scanner("").nextInt()})).answer(SOLVE)).kind())
                .as("not of the standard input").isEqualTo(Kind.NO_ELEMENT);
    }

    /** Reads a number as many do, but not for n = 6. */
    private static int read(int n) {
        if (n == 6) {
            throw new IllegalStateException("not read");
        }
        try {
            return Integer.parseInt(new BufferedReader(new InputStreamReader(System.in)).readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void an_endless_recursion_is_answered() {
        Reply.Threw threw = threw(host(Recursive.class).answer(call(0, "count", 0)));
        assertThat(threw.kind()).isEqualTo(Kind.STACK_OVERFLOW);
        assertThat(threw.frames()).hasSize(1).allMatch(
                frame -> frame.startsWith("nqueens.judge.worker.SolverHostTest$Recursive.count(SolverHostTest.java:"));
    }

    @Test
    void of_an_overflown_stack_what_recurs_is_told_each_frame_once_in_order() {
        StackOverflowError error = new StackOverflowError();
        StackTraceElement[] trace = new StackTraceElement[200];
        Arrays.setAll(trace, i -> frame("nqueens.judge.worker.A", "A.java", i < 32 ? 1 : 10 + i % 3));
        error.setStackTrace(trace);
        List<String> frames = threw(scripted(n -> {
            throw unchecked(error);
        }).answer(SOLVE)).frames();
        assertThat(frames).hasSize(3).isSorted().allMatch(frame -> frame.contains("A.java:1"))
                .noneMatch(frame -> frame.contains("A.java:1)"));
    }

    @Test
    void an_exception_may_have_no_text() {
        assertThat(textOf(() -> {
            throw new StackOverflowError();
        })).startsWith("nqueens.judge.worker.SolverHostTest$");
        assertThat(textOf(() -> null)).isEqualTo("null");
    }

    @ParameterizedTest
    @CsvSource({"299, 299", "300, 300", "301, 303", "1000000, 303"})
    void a_text_of_more_than_300_characters_is_cut(int length, int shown) {
        String text = textOf(() -> "x".repeat(length));
        assertThat(text).hasSize(shown).startsWith("x".repeat(Math.min(length, 300)));
        assertThat(text.endsWith("...")).isEqualTo(length > 300);
    }

    @Test
    void frames_are_those_of_the_submissions_own_package() {
        assertThat(frames(
                frame("java.util.ArrayList", "ArrayList.java", 10),
                frame("nqueens.judge.worker.Board", "Board.java", 20),
                frame("nqueens.judge.workers.Board", "Board.java", 30),
                frame("nqueens.judge.worker", "worker.java", 40),
                frame("nqueens.judge.worker.Queen$1", "Queen.java", 50)))
                .containsExactly(
                        "nqueens.judge.worker.Board.solve(Board.java:20)",
                        "nqueens.judge.worker.Queen$1.solve(Queen.java:50)");
    }

    @Test
    void the_four_innermost_frames_are_enough() {
        StackTraceElement[] five = new StackTraceElement[5];
        Arrays.setAll(five, i -> frame("nqueens.judge.worker.Board", "Board.java", 11 + i));
        assertThat(frames(five)).hasSize(4).startsWith("nqueens.judge.worker.Board.solve(Board.java:11)")
                .endsWith("nqueens.judge.worker.Board.solve(Board.java:14)");
    }

    @Test
    void a_frame_is_shown_without_its_loader_and_module_and_cut_after_300_characters() {
        String name = "nqueens.judge.worker." + "B".repeat(70_000);
        assertThat(frames(new StackTraceElement("app", "queens", "1.0", name, "solve", "Board.java", 7)))
                .containsExactly(name.substring(0, 300) + "...");
    }

    @Test
    void an_exception_may_have_no_stack_trace_and_then_has_no_frames() {
        StackTraceElement[] broken = {frame("nqueens.judge.worker.Board", "Board.java", 7), null};
        for (Supplier<StackTraceElement[]> trace : List.<Supplier<StackTraceElement[]>>of(() -> null, () -> broken,
                () -> {
                    throw new IllegalStateException("no trace");
                })) {
            assertThat(framesOf(trace)).isEmpty();
        }
    }

    @Test
    void null_is_answered_in_place_of_the_list_or_of_a_placement() {
        assertThat(placements(scripted(n -> null).answer(SOLVE))).isNull();
        assertThat(placements(scripted(n -> Arrays.asList(null, new int[] {1}, null)).answer(SOLVE)))
                .containsExactly(null, new int[] {1}, null);
    }

    @Test
    void an_answer_is_kept_to_be_read_again_and_overwritten() {
        int[] own = {1, 3, 0, 2};
        Host host = scripted(n -> List.of(own));
        Request kept = new Request(Task.CALL, 0, "solve", List.of(4), 5, 100, 0, 1000);
        assertThat(placements(host.answer(kept))).containsExactly(new int[] {1, 3, 0, 2});
        own[0] = 9;
        assertThat(placements(host.answer(kept.later(Task.ANSWER_NOW)))).containsExactly(new int[] {9, 3, 0, 2});
        assertThat(host.answer(kept.later(Task.OVERWRITE))).isEqualTo(new Reply.Returned(null));
        assertThat(own).containsOnly(-1);
    }

    @Test
    void each_answer_is_kept_under_its_number_but_for_0() {
        Host host = scripted(n -> List.of(new int[] {n}));
        for (int number : new int[] {0, 1, 2}) {
            host.answer(new Request(Task.CALL, 0, "solve", List.of(number), number, 100, 0, 1000));
        }
        for (int number : new int[] {1, 2}) {
            assertThat(placements(host.answer(new Request(Task.ANSWER_NOW, 0, "", List.of(), number, 100, 0, 1000))))
                    .containsExactly(new int[] {number});
        }
        assertThat(threw(host.answer(new Request(Task.ANSWER_NOW, 0, "", List.of(), 0, 100, 0, 1000))).text())
                .startsWith("java.lang.NullPointerException");
    }

    @Test
    void arguments_are_kept_as_they_are_now() {
        Host host = new Host(Sorting.class.getName(), SampleProblem.OfAnArray.class.getName(),
                Sorting.class.getClassLoader());
        Request call = new Request(Task.CALL, 0, "count", List.of(7, new int[] {3, 1, 2}), 5, 100, 0, 1000);
        assertThat(host.answer(call)).isEqualTo(new Reply.Returned(7));
        assertThat(host.answer(call.argumentNow(0))).isEqualTo(new Reply.Returned(7));
        assertThat(((Reply.Returned) host.answer(call.argumentNow(1))).value()).isEqualTo(new int[] {1, 2, 3});
    }

    @Test
    void a_list_that_throws_is_answered_as_the_submissions_own() {
        Reply reply = scripted(n -> new AbstractList<int[]>() {
            @Override
            public int[] get(int index) {
                throw new ArithmeticException("lazy");
            }

            @Override
            public int size() {
                return 1;
            }
        }).answer(SOLVE);
        assertThat(threw(reply).text()).isEqualTo("java.lang.ArithmeticException: lazy");
    }

    @Test
    void an_answer_is_read_as_far_as_was_asked() {
        assertThat(scripted(n -> Collections.nCopies(Integer.MAX_VALUE, new int[7]))
                .answer(new Request(Task.CALL, 0, "solve", List.of(7), 0, 100, 0, 1000)))
                .isEqualTo(new Reply.TooLong(3));
    }

    private static Request call(int instance, String method, Object... arguments) {
        return new Request(Task.CALL, instance, method, List.of(arguments), 0, 1 << 20, 0, 1000);
    }

    /** A host whose replies are read at once. */
    private record Host(SolverHost host) {

        Host(String className, String contractName, ClassLoader loader) {
            this(new SolverHost(className, contractName, () -> loader, () -> loader));
        }

        Host(String className, ClassLoader loader) {
            this(className, QueensSolver.class.getName(), loader);
        }

        Reply answer(Request request) {
            try {
                return Reply.decoded(request, host.answer(request));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static Host host(Class<?> type) {
        return new Host(type.getName(), type.getClassLoader());
    }

    /** A host of a class that was not loaded before: a static initialiser runs once. */
    private static Host fresh(Class<?> type) throws IOException {
        return new Host(type.getName(),
                new SubmissionLoader(Map.of(type.getName(), SubmissionLoaderTest.bytesOf(type))));
    }

    private static Host scripted(IntFunction<List<int[]>> script) {
        Scripted.script = script;
        return host(Scripted.class);
    }

    private static Host scripted(RuntimeException thrown) {
        return scripted(n -> {
            throw thrown;
        });
    }

    @SuppressWarnings("unchecked")
    private static List<int[]> placements(Reply reply) {
        return (List<int[]>) ((Reply.Returned) reply).value();
    }

    private static Reply.Threw threw(Reply reply) {
        assertThat(reply).isInstanceOf(Reply.Threw.class);
        return (Reply.Threw) reply;
    }

    private static List<String> frames(StackTraceElement... trace) {
        return framesOf(() -> trace);
    }

    private static String textOf(Supplier<String> text) {
        return threw(scripted(new Tricky() {
            @Override
            public String toString() {
                return text.get();
            }
        }).answer(SOLVE)).text();
    }

    private static List<String> framesOf(Supplier<StackTraceElement[]> trace) {
        return threw(scripted(new Tricky() {
            @Override
            public StackTraceElement[] getStackTrace() {
                return trace.get();
            }
        }).answer(SOLVE)).frames();
    }

    private static StackTraceElement frame(String className, String file, int line) {
        return new StackTraceElement(className, "solve", file, line);
    }

    /** Throws what is checked as if it weren't. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> RuntimeException unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    /** Does what the test says. */
    public static final class Scripted implements QueensSolver {
        private static IntFunction<List<int[]>> script;

        @Override
        public List<int[]> solve(int n) {
            return script.apply(n);
        }

        @Override
        public long count(int n) {
            return script.apply(n).size();
        }
    }

    /** Answers with three times n. */
    public static final class OfADrill implements SolutionCount {
        @Override
        public int totalNQueens(int n) {
            return 3 * n;
        }
    }

    /** Answers with n, and sorts what it is given. */
    public static final class Sorting implements SampleProblem.OfAnArray {
        @Override
        public int count(int n, int[] given) {
            Arrays.sort(given);
            return n;
        }
    }

    /** Answers with n and twice n. */
    public static class Doubling implements QueensSolver {
        @Override
        public List<int[]> solve(int n) {
            return List.of(new int[] {n, 2 * n});
        }

        @Override
        public long count(int n) {
            return 2L * n;
        }
    }

    /** Adds up what it is asked. Of its constructors one will do. */
    public static final class Remembering extends Doubling {
        private long sum;

        public Remembering() {
            this(0);
        }

        public Remembering(long sum) {
            this.sum = sum;
        }

        @Override
        public long count(int n) {
            sum += n;
            return sum;
        }
    }

    /** Never comes to an end. */
    public static final class Recursive extends Doubling {
        @Override
        public long count(int n) {
            return count(n + 1) + 1;
        }
    }

    static final class NotPublic extends Doubling {
    }

    /** Has the methods, and not the interface. */
    public static final class OfNoInterface {
        public long count(int n) {
            return n;
        }
    }

    /** Can't be created. */
    public abstract static class Abstract extends Doubling {
        public Abstract() {
            super();
        }
    }

    /** Can't be created either. */
    public interface Interface extends QueensSolver {
    }

    /** Can't be created from outside. */
    public static final class WithPrivateConstructor extends Doubling {
        private WithPrivateConstructor() {
        }
    }

    /** Wants to know n too early. */
    public static final class WithParameter extends Doubling {
        public WithParameter(int n) {
            assertThat(n).isPositive();
        }
    }

    /** Is never ready. */
    public static final class ThrowingConstructor extends Doubling {
        public ThrowingConstructor() {
            throw new IllegalStateException("born dead");
        }
    }

    /** Is never even loaded. */
    public static final class ThrowingInitialiser implements QueensSolver {
        private static final int BOARDS = boards();

        private static int boards() {
            throw new IllegalArgumentException("no class");
        }

        @Override
        public List<int[]> solve(int n) {
            return List.of();
        }

        @Override
        public long count(int n) {
            return BOARDS;
        }
    }

    /** Looks like an error of the JVM. */
    private static final class ErrorOfTrickyCause extends ExceptionInInitializerError {
        private static final long serialVersionUID = 1L;

        @Override
        public Throwable getCause() {
            throw new IllegalStateException("no cause");
        }
    }

    /** Misbehaves when it is looked at. */
    private abstract static class Tricky extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
