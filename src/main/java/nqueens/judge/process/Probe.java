package nqueens.judge.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import nqueens.judge.limit.Ending;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Limits;
import nqueens.judge.limit.Termination;
import nqueens.judge.limit.TimeScale;
import nqueens.judge.worker.RecordCodec;
import nqueens.judge.worker.Surroundings;

/** A JVM that stands in a submission's place before any does, and a port that it must not reach. */
final class Probe implements AutoCloseable {

    /** CPU time for the probe on a machine of any kind. */
    private static final int CPU_SECONDS = 60;

    private final Isolation isolation;
    private final ServerSocket port;
    private final ChildJvm jvm;

    /** Opens a port, and has a JVM started by its main class and arguments; it must not see the secret file. */
    Probe(Isolation isolation, Path secret, Function<List<String>, ChildJvm> starting) {
        this.isolation = isolation;
        try {
            port = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException("no port can be opened: " + e.getMessage(), e);
        }
        jvm = starting.apply(List.of(ProbeWorker.class.getName(), secret.toString(),
                Integer.toString(port.getLocalPort()), Integer.toString(Limits.THREADS)));
    }

    /** Whether the JVM comes up. */
    boolean comesUp() {
        return jvm.comesUp();
    }

    /** The first line of what the JVM printed. */
    String complaint() {
        return jvm.complaint();
    }

    /** Measures how much slower the machine is than the reference machine. */
    double timeScale() {
        answer(ProbeWorker.ProbeTask.WORK, answer -> answer);
        return TimeScale.of(jvm.cpu());
    }

    /** In what a worker is not shut in as it should be; empty if all is well. */
    Optional<String> doubt() {
        Surroundings found = answer(ProbeWorker.ProbeTask.LOOK,
                content -> RecordCodec.decoded(Surroundings.class, content));
        List<String> holes = isolation.holes(found, Sandbox.withheld());
        return holes.isEmpty() ? Optional.empty()
                : Optional.of("a worker is not shut in as it should be: " + String.join(", ", holes));
    }

    /** What the machine has too little of for the threads that a worker may have; empty if it has enough. */
    Optional<Termination> shortage() {
        Ending<Boolean> ending = ask(ProbeWorker.ProbeTask.THREADS, answer -> answer[0] == 1);
        if (ending instanceof Ending.Answered<Boolean> answered) {
            return answered.answer() ? Optional.empty() : Optional.of(Termination.TOO_FEW_PROCESSES);
        }
        Termination reason = ((Ending.Stopped<Boolean>) ending).reason();
        return Optional.of(ResourceShortage.toldBy(jvm.said()).orElse(reason.isOurs() ? reason : Termination.FAILED));
    }

    private <T> T answer(ProbeWorker.ProbeTask task, ChildJvm.Decoder<T> decoder) {
        if (ask(task, decoder) instanceof Ending.Answered<T> answered) {
            return answered.answer();
        }
        throw new IllegalStateException("a worker that answers nobody: " + jvm.complaint());
    }

    private <T> Ending<T> ask(ProbeWorker.ProbeTask task, ChildJvm.Decoder<T> decoder) {
        return jvm.ask(task.request(), () -> Limits.of(CPU_SECONDS, 1), decoder).ending();
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
