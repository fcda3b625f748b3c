package nqueens.judge.process;

import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

import nqueens.judge.Worker;
import nqueens.judge.Workers;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.limit.Conditions;
import nqueens.judge.limit.Ending;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Limits;
import nqueens.judge.limit.Termination;
import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Sources;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.RecordCodec;
import nqueens.judge.worker.Reply;
import nqueens.problem.Problem;

/**
 * Workers that are processes: one JVM that compiles, or a few, one that probes the machine, one for each exercise
 * that runs.
 */
public final class ProcessWorkers implements Workers {

    /** CPU time for compiling one exercise and looking through its classes, in seconds of the reference machine. */
    private static final int COMPILE_CPU_SECONDS = 10;

    /** How many submissions are judged: for many it pays to prepare. */
    public enum Use {
        /** One, or a few: the first verdict is to come soon. */
        FEW,
        /** A class: some seconds are spent at first, so that each worker starts faster. */
        MANY,
        /** One, whose grade others rely on, as on those of a class: a doubt about isolation refuses it. */
        ONE_FOR_A_GRADE,
        /** The same one, again and again: while it is changed, a worker is kept ready for it. */
        ONE_AGAIN_AND_AGAIN;

        /** {@return for one submission; it has a name where it is graded} */
        public static Use one(Optional<String> name) {
            return name.isPresent() ? ONE_FOR_A_GRADE : FEW;
        }
    }

    private final Workshop workshop = new Workshop();
    private final Threads threads = new Threads();
    private final ChildJvms jvms;
    private final Optional<String> weakness;
    private final boolean isStrict;
    /** In what a worker is not shut in as it should be; known once the probe has looked around. */
    private volatile Optional<String> doubt = Optional.empty();
    private final CompletableFuture<Double> timeScale;
    private final CompletableFuture<JavaRuntime> runtime;
    private final CompletableFuture<Room> room;
    private final Use use;
    private final Compilers compilers;
    /** A worker that has no submission yet. */
    private Optional<SolverJvm> spare = Optional.empty();

    /**
     * Prepares a private folder, finds out which isolation is to be had, and starts what takes a while: the
     * compiler, and a probe of the machine and of what a worker can reach.
     *
     * @param demanded the isolation that was demanded; if none was, bubblewrap, and where there is none a
     *     plain process
     * @param use how many submissions there are to judge
     * @param fixedTimeScale the factor on limits of CPU time if it was fixed by hand, else it is measured
     * @throws SettingsException if bubblewrap was demanded, and it can't be had
     * @throws UncheckedIOException if the folder can't be made, or no process started
     */
    public ProcessWorkers(Use use, Optional<Isolation> demanded, Optional<Double> fixedTimeScale) {
        this(JavaRuntime.own(), use, demanded, fixedTimeScale);
    }

    /** Prepares workers that another Java runtime runs. */
    ProcessWorkers(JavaRuntime java, Use use, Optional<Isolation> demanded, Optional<Double> fixedTimeScale) {
        this.use = use;
        this.isStrict = use == Use.MANY || use == Use.ONE_FOR_A_GRADE
                || demanded.equals(Optional.of(Isolation.BUBBLEWRAP));
        try {
            SandboxSearch search = new SandboxSearch(java, demanded);
            jvms = search.jvms;
            weakness = search.weakness;
            compilers = new Compilers(search.compiler, jvms::newCompiler);
            timeScale = CompletableFuture.supplyAsync(
                    () -> probed(search.probe, fixedTimeScale), threads.exchangers());
            runtime = use == Use.MANY ? CompletableFuture.supplyAsync(this::linkedRuntime, threads.exchangers())
                    : CompletableFuture.completedFuture(jvms.limited());
            room = CompletableFuture.supplyAsync(Room::ofThisMachine, threads.exchangers());
        } catch (RuntimeException e) {
            threads.close();
            workshop.close();
            throw e;
        }
    }

    /** Looks for the strongest sandbox in which a JVM comes up. */
    private final class SandboxSearch {

        private final JavaRuntime java;
        private ChildJvms jvms;
        private Optional<String> weakness = Optional.empty();
        private ChildJvm compiler;
        private Probe probe;

        SandboxSearch(JavaRuntime java, Optional<Isolation> demanded) {
            this.java = java;
            if (demanded.orElse(Isolation.BUBBLEWRAP) == Isolation.BUBBLEWRAP) {
                tryBubblewrap();
            }
            if (jvms == null) {
                if (demanded.equals(Optional.of(Isolation.BUBBLEWRAP))) {
                    throw new SettingsException("-Dkata.isolation=bubblewrap: " + weakness.orElseThrow()
                            + "; mend that, or leave the property out to do without");
                }
                start(new Sandbox.None());
            }
        }

        private void tryBubblewrap() {
            Optional<Bubblewrap> bubblewrap = Bubblewrap.installed();
            if (bubblewrap.isEmpty()) {
                weakness = Optional.of("bubblewrap is not installed (command bwrap, on Linux)");
                return;
            }
            start(bubblewrap.get());
            if (!probe.comesUp()) {
                compiler.close();
                probe.close();
                weakness = Optional.of("bubblewrap may not be used here: " + probe.complaint());
                jvms = null;
            }
        }

        private void start(Sandbox chosen) {
            jvms = new ChildJvms(threads, workshop, chosen, java);
            probe = jvms.newProbe(jvms.limited());
            compiler = jvms.newCompiler();
        }
    }

    @Override
    public Conditions conditions() {
        double scale = timeScale();
        return new Conditions(jvms.sandbox().isolation(), weakness, doubt, scale);
    }

    @Override
    public double timeScale() {
        try {
            return timeScale.join();
        } catch (CompletionException e) {
            throw new IllegalStateException("the judge doesn't trust this machine: " + e.getCause().getMessage(), e);
        }
    }

    @Override
    public Execution<Compilation> compile(Sources sources) {
        // where there is little memory, not beside a solver
        Runnable leaving = room.join().isForOneOnly() ? room.join().take() : () -> { };
        try {
            return compilers.ask(compiler -> compiled(sources, compiler));
        } finally {
            leaving.run();
        }
    }

    private Execution<Compilation> compiled(Sources sources, ChildJvm compiler) {
        compiler.forgetWaiting();
        byte[] content = RecordCodec.encoded(Sources.class, sources);
        Execution<Compilation> execution = explained(
                compiler.ask(content, () -> Limits.of(COMPILE_CPU_SECONDS, timeScale()),
                        answer -> RecordCodec.decoded(Compilation.class, answer)), compiler);
        if (room.join().isForOneOnly()) {
            compiler.close();
        }
        return execution;
    }

    /**
     * Says of a JVM that ended as if its machine had too little for it whether that is so. What it printed and how
     * it ended may be a submission's doing; so the judge tries for itself whether there is what a worker may use.
     */
    private <T> Execution<T> explained(Execution<T> execution, ChildJvm jvm) {
        Ending<T> ending = execution.ending();
        boolean isSuspect = ending instanceof Ending.Stopped<T> stopped
                && (stopped.reason() == Termination.ENDED || stopped.reason() == Termination.HEAP)
                && jvm.looksShort();
        if (!isSuspect && !isOutOfThreads(ending)) {
            return execution;
        }
        // what it has itself must not be short for the trial
        jvm.end();
        return shortage().map(reason -> execution.ending(new Ending.Stopped<T>(reason))).orElse(execution);
    }

    private static boolean isOutOfThreads(Ending<?> ending) {
        return ending instanceof Ending.Answered<?> answered && answered.answer() instanceof Reply.Threw threw
                && threw.kind() == Reply.Kind.OUT_OF_MEMORY && ResourceShortage.toldBy(threw.text()).isPresent();
    }

    /** Tries whether this machine has the heap and the threads that a worker may use. */
    private Optional<Termination> shortage() {
        try (Probe probe = jvms.newProbe(runtime.join(), "-Xms" + Limits.HEAP_MIB + "m")) {
            return probe.shortage();
        } catch (UncheckedIOException e) {
            return Optional.of(Termination.TOO_FEW_PROCESSES);
        }
    }

    @Override
    public Ending<Worker> start(Problem problem, Classes classes) {
        Runnable leaving = room.join().take();
        try {
            // nothing of a submission runs before the probe has looked around
            timeScale();
            SolverJvm jvm = problem.harness().map(jvms::newSolver)
                    .orElseGet(() -> taken().orElseGet(() -> jvms.newSolver(runtime.join())));
            jvm.begin(classes, this::explained, leaving, this::prepare);
            return new Ending.Answered<>(jvm);
        } catch (RuntimeException | Error e) {
            leaving.run();
            Optional<Termination> shortage = e instanceof UncheckedIOException || e instanceof OutOfMemoryError
                    ? ResourceShortage.toldBy(e.toString()) : Optional.empty();
            if (shortage.isPresent()) {
                return new Ending.Stopped<>(shortage.get());
            }
            throw e;
        }
    }

    private synchronized Optional<SolverJvm> taken() {
        Optional<SolverJvm> ready = spare.filter(jvm -> !jvm.ended());
        spare = Optional.empty();
        return ready;
    }

    /** Called where a worker has ended: until the next one is asked for there is time to start it. */
    private synchronized void prepare() {
        if (use == Use.ONE_AGAIN_AND_AGAIN && spare.isEmpty() && !threads.starter().isShutdown()) {
            spare = Optional.of(jvms.newSolver(runtime.join()));
        }
    }

    @Override
    public void close() {
        compilers.close();
        timeScale.handle((factor, failure) -> factor).join();
        runtime.join();
        threads.close();
        taken().ifPresent(SolverJvm::end);
        workshop.close();
    }

    /** Makes a runtime, and looks around in it as in the first; where that fails, the judge's own will do. */
    private JavaRuntime linkedRuntime() {
        Optional<JavaRuntime> linked = JavaRuntime.linked(workshop.runtime(), workshop.classes());
        if (linked.isEmpty()) {
            return jvms.limited();
        }
        try (Probe probe = jvms.newProbe(linked.get())) {
            return probe.doubt().isEmpty() ? linked.get() : jvms.limited();
        } catch (IllegalStateException | UncheckedIOException e) {
            return jvms.limited();
        }
    }

    /** Looks around, and tells how slow the machine is. */
    private double probed(Probe probe, Optional<Double> fixedTimeScale) {
        try (probe) {
            double scale = fixedTimeScale.orElseGet(probe::timeScale);
            doubt = probe.doubt();
            if (isStrict && doubt.isPresent()) {
                throw new IllegalStateException(doubt.get() + "; mend that, or judge on another machine");
            }
            return scale;
        }
    }
}
