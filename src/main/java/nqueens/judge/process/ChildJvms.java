package nqueens.judge.process;

import java.io.File;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.analysis.Analyzer;

import nqueens.judge.limit.Limits;
import nqueens.judge.limit.Termination;
import nqueens.problem.Harness;

/**
 * Starts the child JVMs of a run, each with what it may have and no more.
 *
 * @param java the Java runtime from which those of workers are made
 */
record ChildJvms(Threads threads, WorkerFiles files, Sandbox sandbox, JavaRuntime java) {

    /** What every JVM is started with: fast to start, nothing to attach to, nothing left behind. */
    private static final List<String> COMMON = List.of(
            "-Xshare:auto", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-XX:+DisableAttachMechanism",
            "-XX:-CreateCoredumpOnCrash", "-XX:+ExitOnOutOfMemoryError",
            // without a first size a JVM takes a part of the machine's memory, also where its group may have far less
            "-Xms16m", "-Xmx" + Limits.HEAP_MIB + "m",
            // what a JVM itself says has no place on standard output, where its answers are looked for
            "-XX:+DisplayVMOutputToStderr", "-Xlog:disable", "-Xlog:all=warning:stderr",
            "-Dfile.encoding=UTF-8", "-Duser.language=en", "-Duser.country=US");

    /** What a submission runs with besides. */
    private static final List<String> SHUT_IN = List.of(
            "-XX:MaxDirectMemorySize=16m", "-XX:MaxMetaspaceSize=64m", "-Xss1m");

    /**
     * A call that is judged takes some tenths of a second: it ends before the optimizing compiler, which runs beside
     * it and uses several times as much CPU time, has paid for itself.
     */
    private static final List<String> FAST_COMPILER = List.of("-XX:TieredStopAtLevel=1");

    /** Starts a JVM that compiles. */
    ChildJvm newCompiler() {
        List<Path> classes = Stream.of(CompilerWorker.class, ClassReader.class, ClassNode.class, Analyzer.class)
                .map(Harness::placeOf).toList();
        List<Path> sources = Stream.concat(Stream.of(files.contract()), forTests(Harness.JUNIT).stream()).toList();
        List<String> options = Stream.of(COMMON, FAST_COMPILER, List.of(
                "-cp", classes.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                CompilerWorker.class.getName()), sources.stream().map(Path::toString).toList())
                .flatMap(List::stream).toList();
        return new ChildJvm(threads, sandbox, java, options, files.empty(),
                Stream.concat(classes.stream(), sources.stream()).toList(), this::shortage);
    }

    /** Starts a JVM that looks around and works as a probe, on a runtime for workers. */
    Probe newProbe(JavaRuntime runtime, String... last) {
        return new Probe(sandbox.isolation(), files.secret(), main -> new ChildJvm(threads, sandbox, runtime,
                shutIn(runtime, List.of(last), main), files.empty(), files.classes(), Optional::empty));
    }

    /** Tries whether this machine has the heap and the threads that a worker may use; tells what is short. */
    private Optional<Termination> shortage() {
        try (Probe probe = newProbe(limited(), "-Xms" + Limits.HEAP_MIB + "m")) {
            return probe.shortage();
        } catch (UncheckedIOException e) {
            return Optional.of(Termination.TOO_FEW_PROCESSES);
        }
    }

    /** Starts a JVM for a solver, on a runtime for workers. */
    SolverJvm newSolver(JavaRuntime runtime) {
        return newSolver(runtime, files.classes());
    }

    /** Starts a JVM for a solver that a harness runs, on a runtime of its own. */
    SolverJvm newSolver(Harness harness) {
        List<Path> classes = Stream.of(files.classes(), forTests(harness)).flatMap(List::stream).toList();
        return newSolver(java.limitedForTests(classes), classes);
    }

    private SolverJvm newSolver(JavaRuntime runtime, List<Path> readable) {
        return new SolverJvm(new ChildJvm(threads, sandbox, runtime, shutIn(runtime, FAST_COMPILER,
                List.of(SolverWorker.class.getName(), Integer.toString(Limits.THREADS))),
                files.empty(), readable, this::shortage));
    }

    /** The runtime for workers that is there without preparation. */
    JavaRuntime limited() {
        return java.limited(files.classes());
    }

    /** What those need who compile and run tests. */
    private List<Path> forTests(Harness harness) {
        return Stream.concat(Stream.of(files.harness()), harness.places().stream()).toList();
    }

    /** The options of a JVM that has what a submission may have, and no more. */
    private static List<String> shutIn(JavaRuntime runtime, List<String> others, List<String> main) {
        return Stream.of(COMMON, SHUT_IN, runtime.options(), others, main).flatMap(List::stream).toList();
    }
}
