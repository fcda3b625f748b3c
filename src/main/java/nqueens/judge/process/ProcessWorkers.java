package nqueens.judge.process;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.analysis.Analyzer;

import nqueens.judge.Worker;
import nqueens.judge.Workers;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.CompilationCodec;
import nqueens.judge.limit.Conditions;
import nqueens.judge.limit.Ending;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Limits;
import nqueens.judge.limit.Termination;
import nqueens.judge.limit.TimeScale;
import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Sources;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Counted;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.Surroundings;
import nqueens.problem.Harness;
import nqueens.problem.Problem;

/**
 * Workers that are processes: one JVM that compiles, or a few, one that probes the machine, one for each exercise
 * that runs.
 */
public final class ProcessWorkers implements Workers {

    /** CPU time for compiling one exercise and looking through its classes, in seconds of the reference machine. */
    private static final int COMPILE_CPU_SECONDS = 10;
    /** CPU time for the probe on a machine of any kind. */
    private static final int PROBE_CPU_SECONDS = 60;
    /** What every JVM is started with: fast to start, nothing to attach to, nothing left behind. */
    private static final List<String> COMMON = List.of(
            "-Xshare:auto", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-XX:+DisableAttachMechanism",
            "-XX:-CreateCoredumpOnCrash", "-XX:+ExitOnOutOfMemoryError",
            // without a first size a JVM takes a part of the machine's memory, also where its group may have far less
            "-Xms16m", "-Xmx" + Limits.HEAP_MIB + "m",
            // a JVM's own warnings have no place on standard output, where its answers are looked for
            "-Xlog:disable", "-Xlog:all=warning:stderr",
            "-Dfile.encoding=UTF-8", "-Duser.language=en", "-Duser.country=US");

    /** What a submission runs with besides. */
    private static final List<String> SHUT_IN = List.of(
            "-XX:MaxDirectMemorySize=16m", "-XX:MaxMetaspaceSize=64m", "-Xss1m");

    /**
     * A call that is judged takes some tenths of a second: it ends before the optimizing compiler, which runs beside
     * it and uses several times as much CPU time, has paid for itself.
     */
    private static final List<String> FAST_COMPILER = List.of("-XX:TieredStopAtLevel=1");

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
    private final JavaRuntime java;
    private final Sandbox sandbox;
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
        this.java = java;
        this.use = use;
        this.isStrict = use == Use.MANY || use == Use.ONE_FOR_A_GRADE
                || demanded.equals(Optional.of(Isolation.BUBBLEWRAP));
        try {
            SandboxSearch search = new SandboxSearch(demanded);
            sandbox = search.sandbox;
            weakness = search.weakness;
            compilers = new Compilers(search.compiler, () -> newCompiler(sandbox));
            timeScale = CompletableFuture.supplyAsync(
                    () -> probed(search.probe, fixedTimeScale), threads.exchangers());
            runtime = use == Use.MANY ? CompletableFuture.supplyAsync(this::linkedRuntime, threads.exchangers())
                    : CompletableFuture.completedFuture(limited());
            room = CompletableFuture.supplyAsync(Room::ofThisMachine, threads.exchangers());
        } catch (RuntimeException e) {
            threads.close();
            workshop.close();
            throw e;
        }
    }

    /** Looks for the strongest sandbox in which a JVM comes up. */
    private final class SandboxSearch {

        private Sandbox sandbox;
        private Optional<String> weakness = Optional.empty();
        private ChildJvm compiler;
        private Probe probe;

        SandboxSearch(Optional<Isolation> demanded) {
            if (demanded.orElse(Isolation.BUBBLEWRAP) == Isolation.BUBBLEWRAP) {
                tryBubblewrap();
            }
            if (sandbox == null) {
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
            if (!probe.jvm.comesUp()) {
                compiler.close();
                probe.close();
                weakness = Optional.of("bubblewrap may not be used here: " + probe.jvm.complaint());
                sandbox = null;
            }
        }

        private void start(Sandbox chosen) {
            sandbox = chosen;
            probe = new Probe(chosen, limited(), List.of());
            compiler = newCompiler(chosen);
        }
    }

    /** A JVM that stands in a submission's place before any does, and a port that it has not to reach. */
    private final class Probe implements AutoCloseable {

        private final ServerSocket port;
        private final ChildJvm jvm;

        Probe(Sandbox sandbox, JavaRuntime runtime, List<String> last) {
            try {
                port = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
            } catch (IOException e) {
                throw new UncheckedIOException("no port can be opened: " + e.getMessage(), e);
            }
            jvm = new ChildJvm(threads, sandbox, runtime,
                    shutIn(runtime, last, List.of(ProbeWorker.class.getName(), workshop.secret().toString(),
                            Integer.toString(port.getLocalPort()), Integer.toString(Limits.THREADS))),
                    workshop.empty(), workshop.classes());
        }

        <T> Ending<T> ask(ProbeWorker.Task task, ChildJvm.Decoder<T> decoder) {
            return jvm.ask(task.request(), () -> Limits.of(PROBE_CPU_SECONDS, 1), decoder).ending();
        }

        <T> T answer(ProbeWorker.Task task, ChildJvm.Decoder<T> decoder) {
            if (ask(task, decoder) instanceof Ending.Answered<T> answered) {
                return answered.answer();
            }
            throw new IllegalStateException("a worker that answers nobody: " + jvm.complaint());
        }

        @Override
        public void close() {
            jvm.close();
            try {
                port.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    @Override
    public Conditions conditions() {
        double scale = timeScale();
        return new Conditions(sandbox.isolation(), weakness, doubt, scale);
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
        Execution<Compilation> execution = explained(compiler.ask(CompilationCodec.encoded(sources),
                () -> Limits.of(COMPILE_CPU_SECONDS, timeScale()), CompilationCodec::compilation), compiler);
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
                && threw.kind() == Reply.Kind.OUT_OF_MEMORY && Shortage.isToldBy(threw.text());
    }

    /** Tries whether this machine has the heap and the threads that a worker may use. */
    private Optional<Termination> shortage() {
        try (Probe probe = new Probe(sandbox, runtime.join(), List.of("-Xms" + Limits.HEAP_MIB + "m"))) {
            Ending<Boolean> ending = probe.ask(ProbeWorker.Task.THREADS, answer -> answer[0] == 1);
            if (ending instanceof Ending.Answered<Boolean> answered) {
                return answered.answer() ? Optional.empty() : Optional.of(Termination.TOO_FEW_PROCESSES);
            }
            Termination reason = ((Ending.Stopped<Boolean>) ending).reason();
            return Optional.of(Shortage.toldBy(probe.jvm.printed())
                    .orElse(reason.isOurs() ? reason : Termination.FAILED));
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
            SolverJvm jvm = problem.harness().map(this::newSolver)
                    .orElseGet(() -> taken().orElseGet(this::newSolver));
            jvm.begin(classes.encoded(), leaving);
            return new Ending.Answered<>(jvm);
        } catch (RuntimeException | Error e) {
            leaving.run();
            Optional<Termination> shortage = e instanceof UncheckedIOException || e instanceof OutOfMemoryError
                    ? Shortage.toldBy(e.toString()) : Optional.empty();
            if (shortage.isPresent()) {
                return new Ending.Stopped<>(shortage.get());
            }
            throw e;
        }
    }

    private SolverJvm newSolver() {
        return new SolverJvm(runtime.join(), workshop.classes());
    }

    private SolverJvm newSolver(Harness harness) {
        List<Path> classes = Stream.of(workshop.classes(), forTests(harness)).flatMap(List::stream).toList();
        return new SolverJvm(java.limitedForTests(classes), classes);
    }

    /** What those need who compile and run tests. */
    private List<Path> forTests(Harness harness) {
        return Stream.concat(Stream.of(workshop.harness()), harness.places().stream()).toList();
    }

    private synchronized Optional<SolverJvm> taken() {
        Optional<SolverJvm> ready = spare.filter(jvm -> !jvm.ended());
        spare = Optional.empty();
        return ready;
    }

    /** Called where a worker has ended: until the next one is asked for there is time to start it. */
    private synchronized void prepare() {
        if (use == Use.ONE_AGAIN_AND_AGAIN && spare.isEmpty() && !threads.starter().isShutdown()) {
            spare = Optional.of(newSolver());
        }
    }

    @Override
    public void close() {
        compilers.close();
        timeScale.handle((factor, failure) -> factor).join();
        runtime.join();
        threads.close();
        taken().ifPresent(ChildJvm::end);
        workshop.close();
    }

    private ChildJvm newCompiler(Sandbox chosen) {
        List<Path> classes = Stream.of(CompilerWorker.class, ClassReader.class, ClassNode.class, Analyzer.class)
                .map(Harness::placeOf).toList();
        List<Path> sources = Stream.concat(Stream.of(workshop.contract()), forTests(Harness.JUNIT).stream()).toList();
        List<String> options = Stream.of(COMMON, FAST_COMPILER, List.of(
                "-cp", classes.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                CompilerWorker.class.getName()), sources.stream().map(Path::toString).toList())
                .flatMap(List::stream).toList();
        return new ChildJvm(threads, chosen, java, options, workshop.empty(),
                Stream.concat(classes.stream(), sources.stream()).toList());
    }

    /** The options of a JVM that has what a submission may have, and no more. */
    private static List<String> shutIn(JavaRuntime runtime, List<String> others, List<String> main) {
        return Stream.of(COMMON, SHUT_IN, runtime.options(), others, main).flatMap(List::stream).toList();
    }

    /** The runtime for workers that is there without preparation. */
    private JavaRuntime limited() {
        return java.limited(workshop.classes());
    }

    /** Makes a runtime, and looks around in it as in the first; where that fails, the judge's own will do. */
    private JavaRuntime linkedRuntime() {
        Optional<JavaRuntime> linked = JavaRuntime.linked(workshop.runtime(), workshop.classes());
        if (linked.isEmpty()) {
            return limited();
        }
        try (Probe probe = new Probe(sandbox, linked.get(), List.of())) {
            return doubtOf(probe).isEmpty() ? linked.get() : limited();
        } catch (IllegalStateException | UncheckedIOException e) {
            return limited();
        }
    }

    /** Looks around, and tells how slow the machine is. */
    private double probed(Probe probe, Optional<Double> fixedTimeScale) {
        try (probe) {
            double scale = fixedTimeScale.orElseGet(() -> measured(probe));
            doubt = doubtOf(probe);
            if (isStrict && doubt.isPresent()) {
                throw new IllegalStateException(doubt.get() + "; mend that, or judge on another machine");
            }
            return scale;
        }
    }

    private static double measured(Probe probe) {
        probe.answer(ProbeWorker.Task.WORK, answer -> answer);
        return TimeScale.of(probe.jvm.cpu());
    }

    private Optional<String> doubtOf(Probe probe) {
        List<String> holes = sandbox.isolation().holes(
                probe.answer(ProbeWorker.Task.LOOK, Surroundings::decoded), ChildJvm.withheld());
        return holes.isEmpty() ? Optional.empty()
                : Optional.of("a worker is not shut in as it should be: " + String.join(", ", holes));
    }

    /** One exercise's JVM. */
    private final class SolverJvm extends ChildJvm implements Worker {

        private Runnable leaving;
        /** A reply, and what ran and was recorded until then. */
        private record Answer(Reply reply, Counted counted) {

            static Answer decoded(Request request, byte[] content) throws IOException {
                Counted counted = Counted.decoded(content);
                return new Answer(Reply.decoded(request, counted.reply()), counted);
            }
        }

        SolverJvm(JavaRuntime runtime, List<Path> readable) {
            super(threads, sandbox, runtime,
                    shutIn(runtime, FAST_COMPILER,
                            List.of(SolverWorker.class.getName(), Integer.toString(Limits.THREADS))),
                    workshop.empty(), readable);
        }

        void begin(byte[] classes, Runnable leavingItsPlace) {
            leaving = leavingItsPlace;
            greet(classes);
        }

        @Override
        public Execution<Reply> ask(Request request, Supplier<Limits> limits) {
            Execution<Reply> execution = explained(counted(request,
                    ask(request.encoded(), limits, content -> Answer.decoded(request, content))), this);
            if (ended()) {
                leaving.run();
            }
            return execution;
        }

        private Execution<Reply> counted(Request request, Execution<Answer> execution) {
            if (execution.ending() instanceof Ending.Answered<Answer> answered) {
                Answer answer = answered.answer();
                return new Execution<>(ending(request, answer.reply()), execution.cpu(), execution.waited(),
                        execution.printed(), Optional.of(answer.counted().runs()), answer.counted().events());
            }
            return execution.ending(new Ending.Stopped<>(((Ending.Stopped<Answer>) execution.ending()).reason()));
        }

        private Ending<Reply> ending(Request request, Reply reply) {
            if (reply instanceof Reply.Spent) {
                end();
                return new Ending.Stopped<>(spent(request.steps()));
            }
            return new Ending.Answered<>(reply);
        }

        @Override
        public void close() {
            super.close();
            leaving.run();
            prepare();
        }
    }
}
