package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

import nqueens.judge.limit.Isolation;
import nqueens.judge.process.ProcessWorkers.Workload;
import nqueens.judge.submission.SettingsException;

/** A Java whose launcher adds to the environment, as that of macOS does. */
@Isolated("ProcessWorkersTest looks at the folder for temporary files, and at child processes")
class WrappedJavaTest {

    private static final Path ENV = Path.of("/usr/bin/env");

    @TempDir
    private Path home;

    @Test
    void what_a_launcher_sets_is_no_hole_and_what_it_hands_on_of_the_judges_is_one() throws IOException {
        wrap("__CF_USER_TEXT_ENCODING=0x1F5:0x0:0x0", "JAVA_MAIN_CLASS_$$=nqueens.judge.process.SolverWorker",
                "OPENJ9_JAVA_COMMAND_LINE='java -cp classes'", "SHLVL=1", "_=/opt/corporate/java", "TOKEN=another");
        try (ProcessWorkers workers = workers(Workload.MANY)) {
            assertThat(workers.conditions().doubt()).isEmpty();
        }
        // the one variable that each judge is sure to have
        String path = System.getenv("PATH");
        wrap("PATH='" + path + "'");
        String hole = "a worker is not shut in as it should be: it sees the judge's environment variable PATH";
        try (ProcessWorkers workers = workers(Workload.MANY)) {
            assertThatThrownBy(workers::conditions).isInstanceOf(SettingsException.class).hasMessage(
                    "the judge doesn't trust this machine: " + hole + "; mend that, or judge on another machine");
        }
        try (ProcessWorkers workers = workers(Workload.FEW)) {
            assertThat(workers.conditions().doubt()).contains(hole);
        }
    }

    /** Makes a launcher; {@code $$} stays the number of its process, which becomes that of the JVM. */
    private void wrap(String... variables) throws IOException {
        assumeTrue(Files.isExecutable(ENV));
        Files.createDirectories(home.resolve("bin"));
        // env, since some shells set variables of their own
        Path launcher = Files.writeString(home.resolve("bin/java"), "#!/bin/sh\nexec " + ENV + " -i LC_ALL=\"$LC_ALL\" "
                + String.join(" ", variables) + " '" + JavaRuntime.own().command(List.of()).get(0) + "' \"$@\"\n");
        assertThat(launcher.toFile().setExecutable(true)).isTrue();
    }

    private ProcessWorkers workers(Workload workload) {
        return new ProcessWorkers(new JavaRuntime(home, List.of(), List.of()), ProcessWorkers.Slots::ofThisMachine,
                workload, Optional.of(Isolation.PROCESS), Optional.of(1.0));
    }
}
