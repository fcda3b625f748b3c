package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProcessTreeTest {

    private static final Path SHELL = Path.of("/bin/sh");

    @ParameterizedTest
    @CsvSource({
        "0:00.07, PT0.07S", "12:34.56, PT12M34.56S", "123:04.50, PT123M4.5S",
        "'  0:01.50\n', PT1.5S", "'', PT0S", "TIME, PT0S"})
    void cpu_time_is_read_as_ps_writes_it_on_macos(String written, Duration time) {
        assertThat(ProcessTree.timeOfPs(written)).isEqualTo(time);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"while :; do :; done, true", "read line, false", "kill -STOP $$, true"})
    void a_look_finds_out_whether_a_child_is_eager_to_run(String work, boolean isEager) throws Exception {
        assumeTrue(Files.isExecutable(SHELL));
        assumeTrue(Files.exists(Path.of("/proc/self/stat")));
        String command = SHELL + " -c 'echo on; " + work + "'; exit 0";
        Process root = new ProcessBuilder(SHELL.toString(), "-c", command).start();
        ProcessTree tree = new ProcessTree(root, false, () -> 0);
        try {
            root.getInputStream().read();
            // a shell that has written needs a moment until it waits; on a busy machine it gets its turn late
            long late = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
            while (!tree.isEager().equals(Optional.of(isEager))) {
                assertThat(System.nanoTime()).isLessThan(late);
            }
        } finally {
            tree.destroy();
        }
    }

    @Test
    void the_cpu_time_of_a_tree_is_that_of_all_its_processes() throws Exception {
        assumeTrue(Files.isExecutable(SHELL));
        // a shell that does nothing but start another, which works until its input ends
        String work = "i=0; while test $i -lt 200000; do i=$((i + 1)); done; echo done; read line";
        Process root = new ProcessBuilder(SHELL.toString(), "-c", SHELL + " -c '" + work + "'; exit 0").start();
        ProcessTree tree = new ProcessTree(root, false, () -> 0);
        try {
            root.getInputStream().read();
            Duration child = ProcessTree.cpu(root.descendants().findFirst().orElseThrow());
            assertThat(child).isPositive();
            assertThat(tree.cpu()).isGreaterThanOrEqualTo(child);
        } finally {
            tree.destroy();
        }
        // dead it is by now; that Java has buried it may take another moment
        assertThat(root.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(tree.cpu()).isZero();
    }
}
