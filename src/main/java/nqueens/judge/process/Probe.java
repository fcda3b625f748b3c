package nqueens.judge.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiFunction;
import java.util.stream.Stream;

import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Isolation.Surroundings;
import nqueens.judge.limit.Termination;
import nqueens.judge.limit.WorkerLimits;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.WorkerClasses;

/** A worker that runs {@link ProbeSolver}, and possibly a submission afterwards. */
record Probe(ChildJvm jvm) implements AutoCloseable {

    /** Maximum CPU time of each request to the probe, in seconds, not scaled to the machine. */
    private static final int CPU_SECONDS = 60;
    /** Number of threads that a worker's JVM may need for itself. */
    private static final int OF_THE_JVM = 8;

    Probe {
        String name = ProbeSolver.class.getName();
        try (InputStream file = ProbeSolver.class.getResourceAsStream("Probe$ProbeSolver.class")) {
            jvm.begin(new WorkerClasses(name, BiFunction.class.getName(), "", Map.of(name, file.readAllBytes()),
                    Map.of(), List.of()), () -> { });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    boolean answers() {
        return ask("home", "").answer().isPresent();
    }

    double timeScale() {
        Execution<Reply> execution = ask("work", "");
        answer(execution);
        return WorkerLimits.scale(execution.cpu());
    }

    /** Names the holes in a worker's isolation, such as a view of the secret file; empty if none is found. */
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

    /** Returns why a worker can't start all its threads, or empty if it can. */
    Optional<Termination> shortage() {
        Execution<Reply> execution = ask("threads", WorkerLimits.THREADS - OF_THE_JVM);
        if (execution.termination().isPresent()) {
            return Optional.of(ChildJvms.shortageToldBy(jvm.allOutput())
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
                Long.MAX_VALUE), () -> WorkerLimits.of(CPU_SECONDS, 1));
    }

    @Override
    public void close() {
        jvm.close();
    }

    /**
     * The judge's own solver, which runs before any submission. The solver does a fixed amount of typical work (calls,
     * array accesses, branches, bit operations); the CPU time indicates the speed of the machine. The solver also
     * reports the worker's surroundings.
     */
    public static final class ProbeSolver implements BiFunction<String, Object, Object> {

        private static final int SIEVE = 1_500_000;
        private static final int ROUNDS = 12;
        private static final int DEPTH = 38;
        private static final int CONNECT_MILLIS = 500;

        @Override
        public Object apply(String question, Object about) {
            return switch (question) {
                case "work" -> worked();
                case "threads" -> started((Integer) about);
                case "home" -> System.getProperty("java.home");
                case "variables" -> System.getenv().entrySet().stream()
                        .map(variable -> variable.getKey().concat("=").concat(variable.getValue())).toList();
                case "modules" -> ModuleLayer.boot().modules().stream().map(Module::getName).sorted().toList();
                case "heap" -> Runtime.getRuntime().maxMemory() >> 20;
                case "processes" -> ProcessHandle.allProcesses().count();
                case "file" -> Files.exists(Path.of((String) about));
                case "port" -> connects((Integer) about);
                default -> Stream.of("/", "/tmp", "/dev/shm", System.getProperty("java.home"),
                        System.getProperty("user.dir")).filter(folder -> Files.isWritable(Path.of(folder))).toList();
            };
        }

        private static int started(int number) {
            for (int i = 0; i < number; i++) {
                Thread thread = new Thread(LockSupport::park);
                thread.setDaemon(true);
                thread.start();
            }
            return number;
        }

        private static int worked() {
            int result = calls(DEPTH);
            for (int round = 0; round < ROUNDS; round++) {
                result ^= primes(SIEVE - round);
            }
            return result;
        }

        private static int calls(int depth) {
            return depth < 2 ? depth : calls(depth - 1) + calls(depth - 2);
        }

        private static int primes(int below) {
            boolean[] composite = new boolean[below];
            int primes = 0;
            for (int number = 2; number < below; number++) {
                if (!composite[number]) {
                    primes++;
                    for (int multiple = 2 * number; multiple < below; multiple += number) {
                        composite[multiple] = true;
                    }
                }
            }
            return primes;
        }

        private static boolean connects(int port) {
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), CONNECT_MILLIS);
                return true;
            } catch (IOException e) {
                return false;
            }
        }
    }
}
