package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;

import nqueens.judge.process.Probe.ProbeSolver;

/** Looks for holes in this JVM, which isn't shut in. */
class ProbeTest {

    private final ProbeSolver probe = new ProbeSolver();

    @Test
    void a_worker_must_not_see_a_withheld_variable_or_further_modules() {
        String path = System.getenv("PATH");
        assertThat((List<?>) probe.apply("worker", List.of("TOKEN=secret", "PATH=other", "PATH=" + path))).asString()
                .containsOnlyOnce("it sees the judge's environment variable")
                .contains("it sees the judge's environment variable PATH", "it can load the module java.sql")
                .doesNotContain("java.base");
    }

    @Test
    void a_sandbox_must_not_show_files_or_ports_or_let_itself_be_written_to() throws IOException {
        String folder = System.getProperty("user.dir");
        int number;
        try (ServerSocket port = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            number = port.getLocalPort();
            assertThat((List<?>) probe.apply("sandbox", List.of(folder, number))).asString()
                    .contains("it sees ", " processes", "it sees files of the judge", "it reaches the network",
                            "it can write to " + folder);
        }
        assertThat((List<?>) probe.apply("sandbox", List.of(Path.of(folder, "no file").toString(), number)))
                .asString().doesNotContain("files", "network");
    }
}
