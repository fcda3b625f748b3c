package nqueens.judge.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Isolation.Surroundings;
import nqueens.judge.limit.Limits;
import nqueens.judge.limit.Termination;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;

/** A worker that runs {@link ProbeSolver} first; it may run a submission afterwards. */
record Probe(ChildJvm jvm) implements AutoCloseable {

    /** The most CPU time of the probe on any machine. */
    private static final int CPU_SECONDS = 60;
    /** The threads, of those that a worker may have, that its JVM might need itself. */
    private static final int OF_THE_JVM = 8;

    /** Sends the solver to a worker that has none yet. */
    Probe {
        String name = ProbeSolver.class.getName();
        try (InputStream file = ProbeSolver.class.getResourceAsStream(ProbeSolver.class.getSimpleName() + ".class")) {
            jvm.begin(new Classes(name, BiFunction.class.getName(), "", Map.of(name, file.readAllBytes()),
                    Map.of(), List.of()), () -> { });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Measures how much slower the machine is than the reference machine. */
    double timeScale() {
        Execution<Reply> execution = ask("work", "");
        answer(execution);
        return Limits.scale(execution.cpu());
    }

    /** Says where a worker's isolation has a hole; empty if it has none. It must not see the secret file. */
    Optional<String> doubt(Isolation isolation, Path secret) {
        try (ServerSocket port = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Surroundings found = new Surroundings((String) answer(ask("home", "")), texts("variables"),
                    texts("modules"), (Long) answer(ask("heap", "")), (Long) answer(ask("processes", "")),
                    (Boolean) answer(ask("file", secret.toString())),
                    (Boolean) answer(ask("port", port.getLocalPort())), texts("writable"));
            Map<String, String> withheld = new HashMap<>(System.getenv());
            withheld.entrySet().removeAll(JavaRuntime.environment(withheld).entrySet());
            List<String> holes = isolation.holes(found, withheld);
            return holes.isEmpty() ? Optional.empty()
                    : Optional.of("a worker is not shut in as it should be: " + String.join(", ", holes));
        } catch (IOException e) {
            throw new UncheckedIOException("no port can be opened: " + e.getMessage(), e);
        }
    }

    /** The shortage that prevents a worker's threads; empty if there is none. */
    Optional<Termination> shortage() {
        Execution<Reply> execution = ask("threads", Limits.THREADS - OF_THE_JVM);
        if (execution.termination().isPresent()) {
            return Optional.of(ResourceShortage.toldBy(jvm.said())
                    .orElse(execution.termination().filter(Termination::isOurs).orElse(Termination.FAILED)));
        }
        return execution.answer().filter(Reply.Threw.class::isInstance).map(threw -> Termination.TOO_FEW_PROCESSES);
    }

    private List<String> texts(String question) {
        return ((List<?>) answer(ask(question, ""))).stream().map(String.class::cast).toList();
    }

    private Object answer(Execution<Reply> execution) {
        if (execution.answer().orElse(null) instanceof Reply.Returned returned) {
            return returned.value();
        }
        throw new IllegalStateException("a worker that answers nobody: "
                + (execution.answer().orElse(null) instanceof Reply.Threw threw ? threw.text() : jvm.complaint()));
    }

    private Execution<Reply> ask(String question, Object about) {
        return jvm.ask(new Request(Request.Action.CALL, 0, "apply", List.of(question, about), 0, 0, 1 << 20, 0,
                Long.MAX_VALUE), () -> Limits.of(CPU_SECONDS, 1));
    }

    @Override
    public void close() {
        jvm.close();
    }
}
