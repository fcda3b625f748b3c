package nqueens.judge.meter;

import static org.assertj.core.api.Assertions.fail;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

import nqueens.QueensSolver;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Compiler;
import nqueens.judge.submission.Sources;
import nqueens.judge.worker.Counters;
import nqueens.judge.worker.SolverHost.SubmissionLoader;
import nqueens.problem.Ablation;
import nqueens.problem.Profile;

/** A class {@code A} with a static method {@code run()}: compiled, metered, and run as a worker does. */
public final class Snippet {

    private static final Compiler COMPILER = new Compiler(Path.of(URI.create(
            QueensSolver.class.getProtectionDomain().getCodeSource().getLocation().toString())), List.of());
    /** Class files by their sources: mutation testing runs these tests hundreds of times in one JVM. */
    private static final Map<Map<String, String>, Map<String, byte[]>> COMPILED = new ConcurrentHashMap<>();

    private final Meter.MeteredClasses metered;
    private Class<?> type;

    private Snippet(String source, Optional<Ablation.Cut> without) {
        metered = Meter.meter(compiled(Map.of("A.java", source)), without);
    }

    /** Compiles sources. */
    public static Map<String, byte[]> compiled(Map<String, String> files) {
        return COMPILED.computeIfAbsent(files, Snippet::compiledAnew);
    }

    /** Compiles sources. */
    public static Map<String, byte[]> compiledAnew(Map<String, String> files) {
        return COMPILER.compileUnmetered(new Sources(files, List.of())) instanceof Compilation.Compiled compiled
                ? compiled.classes() : fail("does not compile: " + files);
    }

    static Snippet of(String statements, String members) {
        return new Snippet(source(statements, members), Optional.empty());
    }

    static Snippet without(Ablation part, List<Long> runs, long most, String statements, String members) {
        return new Snippet(source(statements, members), Optional.of(new Ablation.Cut(part, runs, most,
                part == Ablation.COMPARISONS ? IntStream.range(0, 999).boxed().toList() : List.of())));
    }

    private static String source(String statements, String members) {
        return "import java.util.*; import java.util.concurrent.*; import java.util.function.*; "
                + "import java.util.stream.*; class A { static void run() throws Exception {"
                + statements + "}\n" + members + "\n}";
    }

    Meter.MeteredClasses metered() {
        return metered;
    }

    Profile executed() {
        return executed(Long.MAX_VALUE, () -> {
            throw new AssertionError("there is no bound");
        });
    }

    /** What {@code run()} executes, with an allowance of steps. */
    Profile executed(long most, Runnable whenSpent) {
        // each thread of a worker has counters for the blocks of one submission
        return CompletableFuture.supplyAsync(() -> {
            Counters.of(metered.blocks().steps(), whenSpent);
            run(most);
            Counters.end();
            return metered.blocks().profile(Counters.runs());
        }, task -> new Thread(task).start()).join();
    }

    /** The operations and how often each is done, in the order of their declaration: {@code {SHIFT=2, MASK=1}}. */
    String operations() {
        return new TreeMap<>(executed().operations()).toString();
    }

    /** Sets a static field. */
    void set(String field, Object value) {
        try {
            Field member = type.getDeclaredField(field);
            member.setAccessible(true);
            member.set(null, value);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private void run(long most) {
        try {
            type = Class.forName("A", true, new SubmissionLoader(metered.classes()));
            // what its static initializers count is forgotten, as that of a solver's is
            Counters.begin(most);
            Method run = type.getDeclaredMethod("run");
            run.setAccessible(true);
            run.invoke(null);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
