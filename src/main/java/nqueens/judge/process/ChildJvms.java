package nqueens.judge.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.analysis.Analyzer;

import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Termination;
import nqueens.judge.limit.WorkerLimits;
import nqueens.problem.Harness;

/** Starts the child JVMs of a run, each with limited resources. */
record ChildJvms(JudgeThreads threads, WorkerFiles files, Isolation isolation, JavaRuntime java) {

    /** Options of every child JVM: fast start, no attaching, and no files left behind. */
    private static final List<String> COMMON = List.of(
            "-Xshare:auto", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-XX:+DisableAttachMechanism",
            "-XX:-CreateCoredumpOnCrash", "-XX:+ExitOnOutOfMemoryError",
            // by default, a heap may fill a fraction of the machine's memory
            "-Xms16m", "-Xmx" + WorkerLimits.HEAP_MIB + "m",
            // the judge reads answers from standard output, so a JVM's own messages must go elsewhere
            "-XX:+DisplayVMOutputToStderr", "-Xlog:disable", "-Xlog:all=warning:stderr",
            "-Dfile.encoding=UTF-8", "-Duser.language=en", "-Duser.country=US",
            // a judged call ends before the optimising compiler would pay off
            "-XX:TieredStopAtLevel=1");

    /** Additional options for a JVM that runs a submission. */
    private static final List<String> SHUT_IN = List.of(
            "-XX:MaxDirectMemorySize=16m", "-XX:MaxMetaspaceSize=64m", "-Xss1m");

    /** Matches messages of JVMs, sandboxes and systems without enough threads, processes or memory. */
    private static final Pattern NO_PROCESSES = Pattern.compile(
            "native thread|pthread_create|GC thread|start thread|Resource temporarily unavailable");
    private static final Pattern NO_MEMORY = Pattern.compile("memory|enough space|[Cc]ould not (allocate|reserve)");

    /**
     * The judge's own threads for child JVMs; all are daemons.
     *
     * @param starter starts processes, and must outlive them: a sandbox ends with the thread that started it
     * @param exchangers send requests and wait for answers. The pool reuses threads, since starting a thread costs
     *     more than most requests
     */
    record JudgeThreads(ExecutorService starter, ExecutorService exchangers) implements AutoCloseable {

        JudgeThreads() {
            this(Executors.newSingleThreadExecutor(JudgeThreads::daemon),
                    Executors.newCachedThreadPool(JudgeThreads::daemon));
        }

        @Override
        public void close() {
            starter.shutdownNow();
            exchangers.shutdown();
        }

        Process started(ProcessBuilder builder) {
            try {
                return starter.submit(builder::start).get();
            } catch (ExecutionException e) {
                throw new UncheckedIOException(
                        new IOException("a worker can't be started: " + e.getCause().getMessage()));
            } catch (InterruptedException e) {
                throw interrupted();
            }
        }

        static IllegalStateException interrupted() {
            Thread.currentThread().interrupt();
            return new IllegalStateException("the judge was interrupted");
        }

        static Thread daemon(Runnable task) {
            Thread thread = new Thread(task);
            thread.setDaemon(true);
            return thread;
        }
    }

    JavaRuntime limited(String... further) {
        return java.limited(JavaRuntime.BASE, files.classes(), further);
    }

    ChildJvm newCompiler() {
        List<Path> classes = Stream.of(CompilerWorker.class, ClassReader.class, ClassNode.class, Analyzer.class)
                .map(Harness::pathOf).toList();
        List<Path> sources = Stream.concat(Stream.of(files.contract()), forTests(Harness.JUNIT)).toList();
        return started(new JavaRuntime(java.home(), Stream.concat(classes.stream(), sources.stream()).toList(),
                List.of("-cp", JavaRuntime.classPath(classes))), Stream.concat(
                Stream.of(CompilerWorker.class.getName()), sources.stream().map(Path::toString)), this::shortage);
    }

    ChildJvm newSolver(JavaRuntime runtime) {
        return newSolver(runtime, this::shortage);
    }

    ChildJvm newSolver(Harness harness) {
        List<Path> classes = Stream.concat(files.classes().stream(), forTests(harness)).toList();
        // JUnit needs a logger, and many runs of tests would fill a small heap hundreds of times
        return newSolver(java.limited(JavaRuntime.BASE + ",java.logging", classes, "-Xms64m", "-Xmn40m"));
    }

    /** Checks that this machine has the memory and threads that a worker needs; returns any shortage. */
    private Optional<Termination> shortage() {
        try (Probe probe = new Probe(newSolver(limited("-Xms" + WorkerLimits.HEAP_MIB + "m"), Optional::empty))) {
            return probe.shortage();
        } catch (UncheckedIOException e) {
            return Optional.of(Termination.TOO_FEW_PROCESSES);
        }
    }

    /** Returns the shortage that a text reports, or empty. A JVM that lacks threads also complains about memory. */
    static Optional<Termination> shortageToldBy(String text) {
        if (NO_PROCESSES.matcher(text).find()) {
            return Optional.of(Termination.TOO_FEW_PROCESSES);
        }
        return NO_MEMORY.matcher(text).find() ? Optional.of(Termination.TOO_LITTLE_MEMORY) : Optional.empty();
    }

    private ChildJvm newSolver(JavaRuntime runtime, Supplier<Optional<Termination>> trial) {
        return started(runtime, Stream.concat(SHUT_IN.stream(),
                Stream.of(SolverWorker.class.getName(), Integer.toString(WorkerLimits.THREADS))), trial);
    }

    private ChildJvm started(JavaRuntime runtime, Stream<String> last, Supplier<Optional<Termination>> trial) {
        List<String> arguments = Stream.of(COMMON.stream(), runtime.options().stream(), last)
                .flatMap(Function.identity()).toList();
        boolean isSandboxed = isolation == Isolation.BUBBLEWRAP;
        return new ChildJvm(threads, isSandboxed ? runtime.sandboxed(arguments, files.empty())
                : runtime.command(arguments), files.empty(), isSandboxed, trial);
    }

    private Stream<Path> forTests(Harness harness) {
        return Stream.concat(Stream.of(files.harness()), harness.libraryPaths().stream());
    }
}
