package nqueens.judge.process;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

import nqueens.judge.Conditions;
import nqueens.judge.Ending;
import nqueens.judge.Isolation;
import nqueens.judge.Limits;
import nqueens.judge.SettingsException;
import nqueens.judge.TimeScale;
import nqueens.judge.Worker;
import nqueens.judge.Workers;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.CompilationCodec;
import nqueens.judge.compiler.Sources;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.Surroundings;
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

    /** How many submissions are judged: for many it pays to prepare. */
    public enum Use {
        /** One, or a few: the first verdict is to come soon. */
        FEW,
        /** A class: some seconds are spent at first, so that each worker starts faster. */
        MANY,
        /** The same one, again and again: while it is changed, a worker is kept ready for it. */
        ONE_AGAIN_AND_AGAIN
    }

    private final Workshop workshop = new Workshop();
    private final Threads threads = new Threads();
    private final JavaRuntime java;
    private final Sandbox sandbox;
    private final Optional<String> weakness;
    private final CompletableFuture<Double> timeScale;
    private final CompletableFuture<JavaRuntime> runtime;
    private final CompletableFuture<Room> room;
    private final Use use;
    private final Compilers compilers;
    /** A worker that has no submission yet. */
    private Optional<ChildJvm> spare = Optional.empty();

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
        try {
            Search search = new Search(demanded);
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
    private final class Search {

        private Sandbox sandbox;
        private Optional<String> weakness = Optional.empty();
        private ChildJvm compiler;
        private Probe probe;

        Search(Optional<Isolation> demanded) {
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
            if (!probe.jvm().comesUp()) {
                compiler.close();
                probe.close();
                weakness = Optional.of("bubblewrap may not be used here: " + probe.jvm().complaint());
                sandbox = null;
            }
        }

        private void start(Sandbox chosen) {
            sandbox = chosen;
            probe = new Probe(chosen, limited());
            compiler = newCompiler(chosen);
        }
    }

    /** A JVM that stands in a submission's place before any does, and a port that it has not to reach. */
    private final class Probe implements AutoCloseable {

        private final ServerSocket port;
        private final ChildJvm jvm;

        Probe(Sandbox sandbox, JavaRuntime runtime, String... last) {
            try {
                port = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
            } catch (IOException e) {
                throw new UncheckedIOException("no port can be opened: " + e.getMessage(), e);
            }
            List<String> options = shutIn(runtime);
            options.addAll(List.of(last));
            options.add(ProbeWorker.class.getName());
            options.add(workshop.secret().toString());
            options.add(Integer.toString(port.getLocalPort()));
            options.add(Integer.toString(Limits.THREADS));
            jvm = new ChildJvm(threads, sandbox, runtime, options, workshop.empty(), workshop.classes());
        }

        ChildJvm jvm() {
            return jvm;
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
        return new Conditions(sandbox.isolation(), weakness, timeScale());
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
    public Ending<Compilation> compile(Sources sources, Consumer<Duration> cost) {
        return compilers.ask(compiler -> {
            compiler.forgetWaiting();
            Duration before = compiler.cpu();
            Ending<byte[]> answer = compiler.ask(
                    CompilationCodec.encoded(sources), () -> Limits.of(COMPILE_CPU_SECONDS, timeScale()));
            cost.accept(compiler.cpu().minus(before));
            Ending<Compilation> explained = explained(decoded(answer, CompilationCodec::compilation), compiler);
            if (room.join().isForOneOnly()) {
                compiler.close();
            }
            return explained;
        });
    }

    /**
     * Says of a JVM that ended as if its machine had too little for it whether that is so. What it printed and how
     * it ended may be a submission's doing; so the judge tries for itself whether there is what a worker may use.
     */
    private <T> Ending<T> explained(Ending<T> ending, ChildJvm jvm) {
        boolean isSuspect = ending instanceof Ending.Stopped<T> stopped
                && (stopped.reason() == Ending.Reason.ENDED || stopped.reason() == Ending.Reason.HEAP)
                && jvm.looksShort();
        if (!isSuspect && !isOutOfThreads(ending)) {
            return ending;
        }
        // what it has itself must not be short for the trial
        jvm.close();
        return shortage().<Ending<T>>map(Ending.Stopped::new).orElse(ending);
    }

    private static boolean isOutOfThreads(Ending<?> ending) {
        return ending instanceof Ending.Answered<?> answered && answered.answer() instanceof Reply.Threw threw
                && threw.kind() == Reply.Kind.OUT_OF_MEMORY && Shortage.isToldBy(threw.text());
    }

    /** Tries whether this machine has the heap and the threads that a worker may use. */
    private Optional<Ending.Reason> shortage() {
        try (Probe probe = new Probe(sandbox, runtime.join(), "-Xms" + Limits.HEAP_MIB + "m")) {
            Ending<byte[]> ending = probe.jvm().ask(ProbeWorker.Task.THREADS.request(),
                    () -> Limits.of(PROBE_CPU_SECONDS, 1));
            if (ending instanceof Ending.Answered<byte[]> answered) {
                return answered.answer()[0] == 1 ? Optional.empty() : Optional.of(Ending.Reason.TOO_FEW_PROCESSES);
            }
            Ending.Reason reason = ((Ending.Stopped<byte[]>) ending).reason();
            return Optional.of(Shortage.toldBy(probe.jvm().printed())
                    .orElse(reason.isOurs() ? reason : Ending.Reason.FAILED));
        } catch (UncheckedIOException e) {
            return Optional.of(Ending.Reason.TOO_FEW_PROCESSES);
        }
    }

    @Override
    public Worker start(Problem problem, Supplier<Classes> classes) {
        Room.Place place = room.join().take();
        try {
            byte[] content = classes.get().encoded();
            // nothing of a submission runs before the probe has looked around
            timeScale();
            ChildJvm jvm = taken().orElseGet(this::newSolver);
            jvm.greet(content);
            return new SolverProcess(jvm, place);
        } catch (RuntimeException | Error e) {
            place.leave();
            Optional<Ending.Reason> shortage = e instanceof UncheckedIOException || e instanceof OutOfMemoryError
                    ? Shortage.toldBy(e.toString()) : Optional.empty();
            if (shortage.isPresent()) {
                return new Unstarted(shortage.get());
            }
            throw e;
        }
    }

    private ChildJvm newSolver() {
        JavaRuntime chosen = runtime.join();
        List<String> options = shutIn(chosen);
        options.add(SolverWorker.class.getName());
        options.add(Integer.toString(Limits.THREADS));
        return new ChildJvm(threads, sandbox, chosen, options, workshop.empty(), workshop.classes());
    }

    private synchronized Optional<ChildJvm> taken() {
        Optional<ChildJvm> ready = spare.filter(jvm -> !jvm.ended());
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
        taken().ifPresent(ChildJvm::close);
        workshop.close();
    }

    private ChildJvm newCompiler(Sandbox chosen) {
        List<Path> classes = Stream.of(CompilerWorker.class, ClassReader.class, ClassNode.class)
                .map(ProcessWorkers::placeOf).toList();
        List<String> options = new ArrayList<>(COMMON);
        options.add("-XX:TieredStopAtLevel=1");
        options.add("-cp");
        options.add(classes.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
        options.add(CompilerWorker.class.getName());
        options.add(workshop.contract().toString());
        return new ChildJvm(threads, chosen, java, options, workshop.empty(),
                Stream.concat(classes.stream(), Stream.of(workshop.contract())).toList());
    }

    private static List<String> shutIn(JavaRuntime runtime) {
        List<String> options = new ArrayList<>(COMMON);
        options.addAll(SHUT_IN);
        options.addAll(runtime.options());
        return options;
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
        try (Probe probe = new Probe(sandbox, linked.get())) {
            lookAround(probe);
            return linked.get();
        } catch (IllegalStateException | UncheckedIOException e) {
            return limited();
        }
    }

    /** Looks around, and tells how slow the machine is. */
    private double probed(Probe probe, Optional<Double> fixedTimeScale) {
        try (probe) {
            double scale = fixedTimeScale.orElseGet(() -> measured(probe));
            lookAround(probe);
            return scale;
        }
    }

    private static double measured(Probe probe) {
        answer(probe, ProbeWorker.Task.WORK);
        return TimeScale.of(probe.jvm().cpu());
    }

    private void lookAround(Probe probe) {
        try {
            Surroundings found = Surroundings.decoded(answer(probe, ProbeWorker.Task.LOOK));
            List<String> holes = sandbox.isolation().holes(found);
            if (!holes.isEmpty()) {
                throw new IllegalStateException("a worker is not shut in as it should be: "
                        + String.join(", ", holes));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] answer(Probe probe, ProbeWorker.Task task) {
        Supplier<Limits> patience = () -> Limits.of(PROBE_CPU_SECONDS, 1);
        if (probe.jvm().ask(task.request(), patience) instanceof Ending.Answered<byte[]> answered) {
            return answered.answer();
        }
        throw new IllegalStateException("a worker that answers nobody: " + probe.jvm().complaint());
    }

    /** The folder or the file that a class was loaded from. */
    private static Path placeOf(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Reads the content of a frame. */
    @FunctionalInterface
    private interface Decoder<T> {
        T decoded(byte[] content) throws IOException;
    }

    private static <T> Ending<T> decoded(Ending<byte[]> ending, Decoder<T> decoder) {
        if (ending instanceof Ending.Answered<byte[]> answered) {
            try {
                return new Ending.Answered<>(decoder.decoded(answered.answer()));
            } catch (IOException e) {
                return new Ending.Stopped<>(Ending.Reason.GARBLED);
            }
        }
        return new Ending.Stopped<>(((Ending.Stopped<byte[]>) ending).reason());
    }

    /**
     * In place of a worker for which the machine has too little.
     *
     * @param reason what it has too little of
     */
    private record Unstarted(Ending.Reason reason) implements Worker {

        @Override
        public Ending<Reply> ask(Request request, Supplier<Limits> limits) {
            return new Ending.Stopped<>(reason);
        }

        @Override
        public boolean ended() {
            return true;
        }

        @Override
        public String printed() {
            return "";
        }

        @Override
        public Duration cpu() {
            return Duration.ZERO;
        }

        @Override
        public Duration waited() {
            return Duration.ZERO;
        }

        @Override
        public void close() {
            // nothing was started
        }
    }

    /** One exercise's JVM. */
    private final class SolverProcess implements Worker {

        private final ChildJvm jvm;
        private final Room.Place place;

        SolverProcess(ChildJvm jvm, Room.Place place) {
            this.jvm = jvm;
            this.place = place;
        }

        @Override
        public Ending<Reply> ask(Request request, Supplier<Limits> limits) {
            Ending<Reply> ending = explained(ProcessWorkers.decoded(
                    jvm.ask(request.encoded(), limits), content -> Reply.decoded(request, content)), jvm);
            if (ending instanceof Ending.Stopped<Reply>) {
                jvm.close();
            }
            if (jvm.ended()) {
                place.leave();
            }
            return ending;
        }

        @Override
        public boolean ended() {
            return jvm.ended();
        }

        @Override
        public String printed() {
            return jvm.printed();
        }

        @Override
        public Duration cpu() {
            return jvm.cpu();
        }

        @Override
        public Duration waited() {
            return jvm.waited();
        }

        @Override
        public void close() {
            jvm.close();
            place.leave();
            prepare();
        }
    }
}
