package nqueens.judge.process;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

import nqueens.judge.Ending;
import nqueens.judge.Exercise;
import nqueens.judge.Isolation;
import nqueens.judge.Limits;
import nqueens.judge.TimeScale;
import nqueens.judge.Worker;
import nqueens.judge.Workers;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.CompilationCodec;
import nqueens.judge.compiler.Sources;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;

/**
 * Workers that are processes: one JVM that compiles, one that measures the machine, one for each
 * exercise that runs.
 */
public final class ProcessWorkers implements Workers {

    /** CPU time for compiling one exercise, in seconds of the reference machine. */
    private static final int COMPILE_CPU_SECONDS = 10;
    /** What every JVM is started with: fast to start, nothing to attach to, nothing left behind. */
    private static final List<String> COMMON = List.of(
            "-Xshare:auto", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-XX:+DisableAttachMechanism",
            "-XX:-CreateCoredumpOnCrash", "-XX:+ExitOnOutOfMemoryError", "-Xmx" + Limits.HEAP_MIB + "m",
            "-Dfile.encoding=UTF-8", "-Duser.language=en", "-Duser.country=US");

    private final Workshop workshop = new Workshop();
    private final CompletableFuture<Double> timeScale;
    private ChildJvm compiler;

    /**
     * Prepares a private folder, and starts what takes a while: the compiler, and the measuring of the
     * machine.
     *
     * @param fixedTimeScale the factor on limits of CPU time if it was fixed by hand, or null to measure
     */
    public ProcessWorkers(Double fixedTimeScale) {
        compiler = newCompiler();
        timeScale = fixedTimeScale == null
                ? CompletableFuture.supplyAsync(this::measured) : CompletableFuture.completedFuture(fixedTimeScale);
    }

    @Override
    public Isolation isolation() {
        return Isolation.PROCESS;
    }

    @Override
    public double timeScale() {
        try {
            return timeScale.join();
        } catch (CompletionException e) {
            throw new IllegalStateException("the machine can't be measured: " + e.getCause().getMessage(), e);
        }
    }

    @Override
    public synchronized Ending<Compilation> compile(Sources sources) {
        if (compiler.ended()) {
            compiler = newCompiler();
        }
        Ending<byte[]> ending =
                compiler.ask(CompilationCodec.encoded(sources), () -> Limits.of(COMPILE_CPU_SECONDS, timeScale()));
        return decoded(ending, CompilationCodec::compilation);
    }

    @Override
    public Worker start(Exercise exercise, Supplier<Classes> classes) {
        byte[] content = classes.get().encoded();
        List<String> options = new ArrayList<>(COMMON);
        options.add("-cp");
        options.add(workshop.contract() + File.pathSeparator + workshop.worker());
        options.add(SolverWorker.class.getName());
        ChildJvm jvm = new ChildJvm(options, workshop.empty());
        jvm.tell(content);
        return new SolverProcess(jvm);
    }

    @Override
    public void close() {
        compiler.close();
        timeScale.handle((factor, failure) -> factor).join();
        workshop.close();
    }

    private ChildJvm newCompiler() {
        List<String> options = new ArrayList<>(COMMON);
        options.add("-XX:TieredStopAtLevel=1");
        options.add("-cp");
        options.add(ownClasses().toString());
        options.add(CompilerWorker.class.getName());
        options.add(workshop.contract().toString());
        return new ChildJvm(options, workshop.empty());
    }

    private double measured() {
        List<String> options = new ArrayList<>(COMMON);
        options.add("-cp");
        options.add(workshop.worker().toString());
        options.add(KernelWorker.class.getName());
        try (ChildJvm jvm = new ChildJvm(options, workshop.empty())) {
            return TimeScale.of(jvm.cpuAtFirstByte());
        } catch (IOException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    private static Path ownClasses() {
        try {
            return Path.of(CompilerWorker.class.getProtectionDomain().getCodeSource().getLocation().toURI());
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

    /** One exercise's JVM. */
    private static final class SolverProcess implements Worker {

        private final ChildJvm jvm;

        SolverProcess(ChildJvm jvm) {
            this.jvm = jvm;
        }

        @Override
        public Ending<Reply> ask(Request request, Supplier<Limits> limits) {
            Ending<Reply> ending = ProcessWorkers.decoded(jvm.ask(request.encoded(), limits), Reply::decoded);
            if (ending instanceof Ending.Stopped<Reply>) {
                jvm.close();
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
        public void close() {
            jvm.close();
        }
    }
}
