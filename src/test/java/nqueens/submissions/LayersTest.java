package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

import nqueens.judge.Expected;
import nqueens.judge.Workers.Worker;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.WorkerLimits;
import nqueens.judge.process.BubblewrapOnThisMachine;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Workload;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.WorkerClasses;
import nqueens.problem.CallLimits;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Problem;

/**
 * What the layers below the allow-list do alone: each attack is run with the allow-list switched off, in
 * a plain process where that harms nobody, and in the sandbox. {@code ATTACKS.md} beside
 * them is made of what is found here; {@code -Dkata.expected=write} writes it anew.
 */
@Tag("proof")
@Isolated("it looks for processes and files that are left behind")
class LayersTest {

    private static final Path DOCUMENT = Path.of("src/test/submissions/ATTACKS.md");
    private static final String BEGIN = "<!-- the table is made by LayersTest -->\n";
    private static final String END = "<!-- end of the table -->";
    private static final WorkerLimits LIMITS = new WorkerLimits(Duration.ofSeconds(1), Duration.ofSeconds(2));
    /** Attacks on the network connect to this port, of the loopback address, and to no other. */
    private static final int PORT = 20474;
    private static final int AT_A_TIME = 8;

    @Test
    void the_table_of_attacks_is_what_they_come_to() throws Exception {
        BubblewrapOnThisMachine.assume();
        List<Attack> attacks = Attack.all().stream().filter(attack -> attack.group() > 0).toList();

        Map<Attack, String> process = outcomes(attacks, Isolation.PROCESS);
        Map<Attack, String> bubblewrap = outcomes(attacks, Isolation.BUBBLEWRAP);

        String table = Stream.concat(
                Stream.of("| group | submission | tries | verdict | a plain process alone | bubblewrap alone |",
                        "|---|---|---|---|---|---|"),
                attacks.stream().map(attack -> "| " + attack.group() + " | `" + attack.name() + "` | "
                        + attack.tries().replace("|", "\\|") + " | "
                        + KnownSubmissions.verdict(attack.name()).words() + " | " + process.get(attack)
                        + " | " + bubblewrap.get(attack) + " |"))
                .collect(Collectors.joining("\n")) + "\n";
        Expected.part(DOCUMENT, BEGIN, END, table);
    }

    /** Runs attacks without the allow-list, and looks for what they leave behind. */
    private static Map<Attack, String> outcomes(List<Attack> attacks, Isolation isolation) throws Exception {
        // the suite's own compiler and browser may be alive, and start processes of their own
        Set<ProcessHandle> before = ProcessHandle.current().descendants().collect(Collectors.toSet());
        Map<Attack, Future<String>> running = new LinkedHashMap<>();
        ExecutorService pool = Executors.newFixedThreadPool(AT_A_TIME);
        AtomicInteger connections = new AtomicInteger();
        try (ServerSocket port = new ServerSocket(PORT, 1, InetAddress.getLoopbackAddress());
                ProcessWorkers workers = new ProcessWorkers(Workload.FEW, Optional.of(isolation), Optional.of(1.0))) {
            Thread accepting = new Thread(() -> count(port, connections));
            accepting.start();
            for (Attack attack : attacks) {
                running.put(attack, pool.submit(() -> outcome(attack, isolation, workers)));
            }
            Map<Attack, String> outcomes = new LinkedHashMap<>();
            for (Attack attack : attacks) {
                outcomes.put(attack, running.get(attack).get());
            }
            Traces.assertNone();
            assertThat(connections).hasValue(0);
            return outcomes;
        } finally {
            pool.shutdownNow();
            assertThat(ProcessHandle.current().descendants()
                    .filter(process -> process.isAlive() && Stream.iterate(Optional.of(process), Optional::isPresent,
                            child -> child.get().parent()).map(Optional::get).noneMatch(before::contains))
                    .map(left -> left.info().commandLine().orElse("?"))).isEmpty();
        }
    }

    private static String outcome(Attack attack, Isolation isolation, ProcessWorkers workers) {
        if (!attack.mayRunUnprotected(isolation)) {
            return attack.unprotected().equals("never") ? "" : "not run";
        }
        Execution<Compilation> compilation;
        try {
            compilation = workers.compile(new OpenedSubmission(KnownSubmissions.submission(attack.name()))
                    .sources(attack.problem().solver()));
        } catch (NotAcceptedException e) {
            return "";
        }
        if (!(compilation.answer().orElse(null) instanceof Compilation.Compiled compiled)) {
            return "";
        }
        Problem problem = attack.problem();
        WorkerClasses classes = new WorkerClasses(problem.solver().name(), problem.contract().getName(), "",
                compiled.classes(), Map.of(), compiled.metered().blocks().steps());
        try (Worker worker = workers.start(problem, classes).answer().orElseThrow()) {
            for (Request request : List.of(call("solve", 4), call("count", 6))) {
                // whether it answers, fails or is stopped may be chance; whether it gets what it wants is not
                if (worker.ask(request, () -> LIMITS).printed().lines().anyMatch(line -> line.startsWith("FOUND "))) {
                    return "gets it";
                }
                if (worker.ended()) {
                    break;
                }
            }
            return "held";
        }
    }

    private static Request call(String method, int n) {
        return new Request(Request.Action.CALL, 0, method, List.of(n), 0, 0, CallLimits.STANDARD.bytes(), 0, 1000);
    }

    private static void count(ServerSocket port, AtomicInteger connections) {
        try {
            while (true) {
                port.accept().close();
                connections.incrementAndGet();
            }
        } catch (IOException e) {
            // the port was closed: the attacks are over
        }
    }
}
