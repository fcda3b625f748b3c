package nqueens.judge.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

import com.sun.management.OperatingSystemMXBean;

import nqueens.judge.InProcessWorkers;
import nqueens.judge.Judge;
import nqueens.judge.Settings;
import nqueens.judge.Workers;
import nqueens.judge.Workers.Worker;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Isolation.Conditions;
import nqueens.judge.limit.Termination;
import nqueens.judge.limit.WorkerLimits;
import nqueens.judge.process.ChildJvms.JudgeThreads;
import nqueens.judge.result.JudgedBy;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Sources;
import nqueens.judge.worker.RecordCodec;
import nqueens.judge.worker.WorkerClasses;
import nqueens.problem.Problem;

/** Workers as processes: JVMs that compile, a JVM that probes the machine, and a JVM for each running exercise. */
public final class ProcessWorkers implements Workers {

    /** Maximum CPU time for compiling one exercise and checking its classes, in seconds of the reference machine. */
    private static final int COMPILE_CPU_SECONDS = 10;
    /** Number of seconds after which a submission gets its own compiler, so that no submission delays another. */
    private static final int PATIENCE_SECONDS = 2;
    /** Memory of Maven, the judge and the compiler together, in MiB. */
    private static final int OTHERS_MIB = 320;
    private static final int BESIDE_HEAP_MIB = 64;
    /** Seconds until a worker starts without a slot: it may be killed, but might otherwise never run. */
    private static final int SLOT_SECONDS = 120;

    /** The kind of run, which determines how much preparation pays off. */
    public enum Workload {
        /** One submission, or a few: the first verdict must come soon. */
        FEW,
        /** A class: after some seconds of preparation each worker starts faster. */
        MANY,
        /** One submission for a grade: as in a class, it isn't judged if the isolation is in doubt. */
        ONE_FOR_A_GRADE,
        /** The same submission again and again: a worker is kept ready. */
        ONE_AGAIN_AND_AGAIN;

        /** {@return the kind of run for one submission, which has a name if it is graded} */
        public static Workload one(Optional<String> name) {
            return name.isPresent() ? ONE_FOR_A_GRADE : FEW;
        }
    }

    private final PrivateFolder folder;
    private final WorkerFiles files;
    private final JudgeThreads threads = new JudgeThreads();
    private final Workload workload;
    private final ChildJvms jvms;
    private final Set<ChildJvm> compilers = ConcurrentHashMap.newKeySet();
    private final BlockingQueue<ChildJvm> idle = new LinkedBlockingQueue<>(1);
    private final CompletableFuture<Conditions> conditions;
    private final CompletableFuture<JavaRuntime> runtime;
    private final CompletableFuture<Slots> slots;
    private final BlockingQueue<ChildJvm> spare = new LinkedBlockingQueue<>(1);

    /**
     * Divides the machine's memory into slots, one for each solver. If memory is scarce, exercises run one after the
     * other, so that the kernel kills none of them.
     *
     * @param isForOneOnly whether the memory suffices for only one solver, and not for an idle JVM
     */
    record Slots(Semaphore free, boolean isForOneOnly) {

        static Slots in(long memoryMib) {
            long number = Math.max(1, (memoryMib - OTHERS_MIB) / (WorkerLimits.HEAP_MIB + BESIDE_HEAP_MIB));
            return new Slots(new Semaphore((int) Math.min(Short.MAX_VALUE, number), true), number == 1);
        }

        static Slots ofThisMachine() {
            return in(((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                    .getTotalMemorySize() >> 20);
        }

        /** Waits for a slot; returns the action that frees it, or one without effect if no slot became free in time. */
        Runnable take() {
            try {
                return free.tryAcquire(SLOT_SECONDS, TimeUnit.SECONDS) ? free::release : () -> { };
            } catch (InterruptedException e) {
                throw JudgeThreads.interrupted();
            }
        }
    }

    private record FirstJvms(ChildJvms jvms, Probe probe, ChildJvm compiler, Optional<String> weakness) {
    }

    /**
     * Prepares a private folder, and finds the strongest isolation. Measures and probes the machine in the background.
     *
     * @param demanded the required isolation; if empty, bubblewrap or, where it is missing, a plain process
     * @param fixedTimeScale the factor on limits of CPU time; if empty, the factor is measured
     * @throws SettingsException if bubblewrap was demanded, but isn't available, or if {@code none} was demanded
     * @throws UncheckedIOException if the folder or a process can't be created
     */
    public ProcessWorkers(Workload workload, Optional<Isolation> demanded, Optional<Double> fixedTimeScale) {
        this(JavaRuntime.own(), Slots::ofThisMachine, workload, demanded, fixedTimeScale);
    }

    /** {@return the judge of a run with these settings; without isolation, a single submission runs in this JVM} */
    public static Judge judge(Settings settings, Workload workload) {
        boolean isInThisJvm = settings.isolation().equals(Optional.of(Isolation.NONE)) && workload != Workload.MANY;
        Workers workers = isInThisJvm ? new InProcessWorkers()
                : new ProcessWorkers(workload, settings.isolation(), settings.timeScale());
        return new Judge(workers, settings.points(), settings.seed(),
                Optional.of(JudgedBy.of(ProjectFolder.own(), settings.points())));
    }

    ProcessWorkers(JavaRuntime java, Supplier<Slots> memory, Workload workload, Optional<Isolation> demanded,
            Optional<Double> fixedTimeScale) {
        if (demanded.equals(Optional.of(Isolation.NONE))) {
            throw new SettingsException("-Dkata.isolation=none has no limits:"
                    + " a class, an appeal and an interview are judged in workers");
        }
        this.workload = workload;
        boolean isStrict = workload == Workload.MANY || workload == Workload.ONE_FOR_A_GRADE
                || demanded.equals(Optional.of(Isolation.BUBBLEWRAP));
        try {
            folder = new PrivateFolder(Path.of(System.getProperty("java.io.tmpdir")));
            files = WorkerFiles.in(folder.path());
        } catch (IOException e) {
            throw new UncheckedIOException("no private folder can be made: " + e.getMessage(), e);
        }
        try {
            FirstJvms start = strongest(java, demanded);
            jvms = start.jvms();
            compilers.add(start.compiler());
            idle.add(start.compiler());
            runtime = workload == Workload.MANY
                    ? CompletableFuture.supplyAsync(this::linkedRuntime, threads.exchangers())
                    : CompletableFuture.completedFuture(jvms.limited());
            slots = CompletableFuture.supplyAsync(memory, threads.exchangers());
            conditions = CompletableFuture.supplyAsync(
                    () -> probed(start, fixedTimeScale, isStrict), threads.exchangers());
        } catch (RuntimeException e) {
            threads.close();
            folder.close();
            throw e;
        }
    }

    private FirstJvms strongest(JavaRuntime java, Optional<Isolation> demanded) {
        Optional<String> missing = Optional.empty();
        if (!demanded.equals(Optional.of(Isolation.PROCESS))) {
            try {
                FirstJvms start = start(Isolation.BUBBLEWRAP, java, Optional.empty());
                if (start.probe().answers()) {
                    return start;
                }
                start.compiler().close();
                start.probe().close();
                missing = Optional.of("bubblewrap may not be used here: " + start.probe().jvm().complaint());
            } catch (UncheckedIOException e) {
                // a temporary shortage is no reason for a weaker isolation
                if (ChildJvms.shortageToldBy(e.toString()).isPresent()) {
                    throw e;
                }
                missing = Optional.of("bubblewrap is not installed (command bwrap, on Linux)");
            }
            if (demanded.isPresent()) {
                throw new SettingsException("-Dkata.isolation=bubblewrap: " + missing.get()
                        + "; mend that, or leave the property out to do without");
            }
        }
        return start(Isolation.PROCESS, java, missing);
    }

    private FirstJvms start(Isolation isolation, JavaRuntime java, Optional<String> missing) {
        ChildJvms all = new ChildJvms(threads, files, isolation, java);
        return new FirstJvms(all, new Probe(all.newSolver(all.limited())), all.newCompiler(), missing);
    }

    private Conditions probed(FirstJvms start, Optional<Double> fixedTimeScale, boolean isStrict) {
        Probe probe = start.probe();
        try {
            double scale = fixedTimeScale.orElseGet(probe::timeScale);
            Optional<String> doubt = doubt(probe);
            if (isStrict && doubt.isPresent()) {
                throw new IllegalStateException(doubt.get() + "; mend that, or judge on another machine");
            }
            if (slots.join().isForOneOnly()) {
                probe.close();
            } else {
                spare.add(probe.jvm());
            }
            return new Conditions(jvms.isolation(), start.weakness(), doubt, scale);
        } catch (RuntimeException | Error e) {
            probe.close();
            throw e;
        }
    }

    private Optional<String> doubt(Probe probe) {
        return probe.doubt(jvms.isolation(), files.secret());
    }

    /** Links a runtime, and probes a worker on it. If either fails, workers run on the judge's own runtime. */
    private JavaRuntime linkedRuntime() {
        try {
            JavaRuntime linked = JavaRuntime.linked(files.runtime(), files.classes());
            try (Probe probe = new Probe(jvms.newSolver(linked))) {
                return doubt(probe).isEmpty() ? linked : jvms.limited();
            }
        } catch (IllegalStateException | UncheckedIOException e) {
            return jvms.limited();
        }
    }

    @Override
    public Conditions conditions() {
        try {
            return conditions.join();
        } catch (CompletionException e) {
            throw new SettingsException("the judge doesn't trust this machine: " + e.getCause().getMessage());
        }
    }

    @Override
    public Execution<Compilation> compile(Sources sources) {
        // if memory is scarce, doesn't compile while a solver runs, unless that solver waits for the classes
        boolean isAlone = slots.join().isForOneOnly();
        Runnable leaving = isAlone && sources.without().isEmpty() ? slots.join().take() : () -> { };
        try {
            ChildJvm compiler = compiler();
            try {
                compiler.forgetWaiting();
                return compiler.ask(RecordCodec.encoded(Sources.class, sources),
                        () -> WorkerLimits.of(COMPILE_CPU_SECONDS, conditions().timeScale()),
                        content -> Execution.answered(RecordCodec.decoded(Compilation.class, content)));
            } finally {
                // keeps one compiler for later submissions
                if (isAlone || compiler.ended() || !idle.offer(compiler)) {
                    compilers.remove(compiler);
                    compiler.close();
                }
            }
        } finally {
            leaving.run();
        }
    }

    private ChildJvm compiler() {
        try {
            ChildJvm compiler = compilers.isEmpty() ? null : idle.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (compiler == null) {
                compiler = jvms.newCompiler();
                compilers.add(compiler);
            }
            return compiler;
        } catch (InterruptedException e) {
            throw JudgeThreads.interrupted();
        }
    }

    @Override
    public Execution<Worker> start(Problem problem, WorkerClasses classes) {
        Runnable leaving = slots.join().take();
        try {
            // no submission runs before the probe has finished
            conditions();
            ChildJvm jvm = problem.harness().map(jvms::newSolver)
                    .orElseGet(() -> Optional.ofNullable(spare.poll()).orElseGet(() -> jvms.newSolver(runtime.join())));
            jvm.begin(classes, () -> {
                leaving.run();
                prepare();
            });
            return Execution.answered(jvm);
        } catch (RuntimeException | Error e) {
            leaving.run();
            Optional<Termination> shortage = e instanceof UncheckedIOException || e instanceof OutOfMemoryError
                    ? ChildJvms.shortageToldBy(e.toString()) : Optional.empty();
            if (shortage.isPresent()) {
                return Execution.stopped(shortage.get());
            }
            throw e;
        }
    }

    /** Starts a spare worker, if the workload needs one, after another worker has ended. */
    private synchronized void prepare() {
        if (workload == Workload.ONE_AGAIN_AND_AGAIN && spare.isEmpty() && !threads.starter().isShutdown()) {
            try {
                spare.add(jvms.newSolver(runtime.join()));
            } catch (UncheckedIOException e) {
                // the next request reports the reason
            }
        }
    }

    @Override
    public void close() {
        compilers.forEach(ChildJvm::close);
        conditions.handle((found, failure) -> found).join();
        runtime.join();
        threads.close();
        spare.forEach(ChildJvm::close);
        folder.close();
    }
}
