package nqueens.judge.process;

import static nqueens.judge.process.ProcessTree.starvation;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;

import nqueens.judge.process.ProcessTree.Share;

class ProcessTreeTest {

    private static final Path SHELL = Path.of("/bin/sh");

    @Test
    void a_thread_that_was_kept_from_running_was_starved() {
        assertThat(starvation(Map.of("1", new Share(10, 5)), Map.of("1", new Share(30, 75))))
                .isEqualTo(Duration.ofNanos(70));
    }

    @Test
    void threads_that_are_in_each_others_way_were_not() {
        assertThat(starvation(Map.of(), Map.of("1", new Share(50, 40), "2", new Share(60, 45), "3", new Share(0, 110))))
                .isZero();
    }

    @Test
    void a_thread_that_others_were_in_the_way_of_too_was_starved_for_the_rest() {
        assertThat(starvation(Map.of(), Map.of("1", new Share(50, 0), "2", new Share(0, 120))))
                .isEqualTo(Duration.ofNanos(70));
    }

    @Test
    void it_is_not_summed_up_over_threads() {
        assertThat(starvation(Map.of(), Map.of("1", new Share(0, 40), "2", new Share(0, 50), "3", new Share(0, 30))))
                .isEqualTo(Duration.ofNanos(50));
    }

    @Test
    void without_threads_nobody_starves() {
        assertThat(starvation(Map.of("1", new Share(1, 100)), Map.of())).isZero();
    }

    @Test
    void the_cpu_time_of_a_tree_is_that_of_all_its_processes() throws Exception {
        assumeTrue(Files.isExecutable(SHELL));
        // a shell that does nothing but start another, which works until its input ends
        String work = "i=0; while test $i -lt 200000; do i=$((i + 1)); done; echo done; read line";
        Process root = new ProcessBuilder(SHELL.toString(), "-c", SHELL + " -c '" + work + "'; exit 0").start();
        ProcessTree tree = new ProcessTree(root, false);
        try {
            root.getInputStream().read();
            Duration child = root.descendants().findFirst().orElseThrow().info().totalCpuDuration().orElseThrow();
            assertThat(child).isPositive();
            assertThat(tree.cpu()).isGreaterThanOrEqualTo(child);
            assertThat(tree.jvmCpu()).isLessThan(child);
        } finally {
            tree.destroy();
        }
        // dead it is by now; that Java has buried it may take another moment
        assertThat(root.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(tree.cpu()).isZero();
    }
}
