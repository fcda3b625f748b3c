package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.process.ProcessTree.Look;
import nqueens.judge.process.ProcessTree.Share;

class ProcessTreeTest {

    private static final Path SHELL = Path.of("/bin/sh");

    static Stream<Arguments> starved() {
        return Stream.of(
                Arguments.of("kept from running", Map.of("1", new Share(10, 5)), Map.of("1", new Share(30, 75)), 70),
                Arguments.of("in each other's way", Map.of(),
                        Map.of("1", new Share(50, 40), "2", new Share(60, 45), "3", new Share(0, 110)), 0),
                Arguments.of("partly in its way", Map.of(), Map.of("1", new Share(50, 0), "2", new Share(0, 120)), 70),
                Arguments.of("not summed up over threads", Map.of(),
                        Map.of("1", new Share(0, 40), "2", new Share(0, 50), "3", new Share(0, 30)), 50),
                Arguments.of("no threads", Map.of("1", new Share(1, 100)), Map.of(), 0));
    }

    @ParameterizedTest(name = "{0}: {3} ns")
    @MethodSource("starved")
    void a_tree_was_starved_for_as_long_as_one_of_its_threads_was(
            String what, Map<String, Share> before, Map<String, Share> after, long nanos) {
        assertThat(ProcessTree.starvation(before, after)).isEqualTo(Duration.ofNanos(nanos));
    }

    @ParameterizedTest
    @CsvSource({
        "0:00.07, PT0.07S", "12:34.56, PT12M34.56S", "123:04.50, PT123M4.5S", // macOS
        "00:00:00, PT0S", "01:02:03, PT1H2M3S", "2-03:04:05, PT51H4M5S", // POSIX, such as Linux
        "'  0:01.50\n', PT1.5S", "'', PT0S", "TIME, PT0S"})
    void cpu_time_is_read_as_ps_writes_it(String written, Duration time) {
        assertThat(ProcessTree.timeOfPs(written)).isEqualTo(time);
    }

    @Test
    void ps_tells_what_java_does_not() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/ps")));
        ProcessHandle own = ProcessHandle.current();
        Duration before = own.info().totalCpuDuration().orElseThrow();
        Duration told = ProcessTree.cpuToldByPs(own);
        // some count in whole seconds
        assertThat(told).isBetween(before.minusSeconds(1), own.info().totalCpuDuration().orElseThrow());
        assertThat(told).isPositive();
    }

    @Test
    void ps_tells_nothing_of_a_process_that_has_ended() throws Exception {
        assumeTrue(Files.isExecutable(SHELL));
        Process ended = new ProcessBuilder(SHELL.toString(), "-c", "exit 0").start();
        ended.waitFor();
        assertThat(ProcessTree.cpuToldByPs(ended.toHandle())).isZero();
    }

    @Test
    void a_tree_that_neither_ran_nor_was_kept_from_running_was_idle() {
        assertThat(look(130, Map.of("1", new Share(30_000_000, 60_000_000)), false)
                .idle(look(100, Map.of("1", new Share(0, 10_000_000)), false), Duration.ofMillis(200)))
                .isEqualTo(Duration.ofMillis(120));
    }

    @Test
    void a_tree_that_was_found_eager_to_run_at_both_looks_was_not_idle_whatever_it_got() {
        assertThat(look(100, NOTHING, true).idle(look(100, NOTHING, true), Duration.ofMillis(200))).isZero();
        assertThat(look(100, Map.of(), true).idle(look(100, Map.of(), true), Duration.ofMillis(200))).isZero();
    }

    @Test
    void a_tree_that_was_found_eager_to_run_at_one_look_may_have_been_idle() {
        assertThat(look(110, NOTHING, true).idle(look(100, NOTHING, false), Duration.ofMillis(200)))
                .isEqualTo(Duration.ofMillis(190));
        assertThat(look(110, NOTHING, false).idle(look(100, NOTHING, true), Duration.ofMillis(200)))
                .isEqualTo(Duration.ofMillis(190));
    }

    @Test
    void no_tree_is_idle_for_less_than_no_time() {
        assertThat(look(350, NOTHING, false).idle(look(100, NOTHING, false), Duration.ofMillis(200))).isZero();
    }

    @Test
    void where_nobody_tells_a_tree_that_ran_for_a_tenth_of_the_time_was_not_idle() {
        assertThat(look(120, Map.of(), false).idle(look(100, Map.of(), false), Duration.ofMillis(200))).isZero();
        assertThat(look(119, Map.of(), false).idle(look(100, NOTHING, false), Duration.ofMillis(200)))
                .isEqualTo(Duration.ofMillis(181).dividedBy(3));
        assertThat(look(119, NOTHING, false).idle(look(100, Map.of(), false), Duration.ofMillis(200)))
                .isEqualTo(Duration.ofMillis(181).dividedBy(3));
    }

    private static final Map<String, Share> NOTHING = Map.of("1", Share.NONE);

    private static Look look(long cpuMillis, Map<String, Share> shares, boolean isEager) {
        return new Look(Duration.ofMillis(cpuMillis), shares, isEager);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"while :; do :; done, true", "read line, false"})
    void a_look_finds_out_whether_a_child_is_eager_to_run(String work, boolean isEager) throws Exception {
        assumeTrue(Files.isExecutable(SHELL));
        assumeTrue(Files.exists(Path.of("/proc/self/schedstat")));
        String command = SHELL + " -c 'echo on; " + work + "'; exit 0";
        Process root = new ProcessBuilder(SHELL.toString(), "-c", command).start();
        ProcessTree tree = new ProcessTree(root, false);
        try {
            root.getInputStream().read();
            Look look = tree.look();
            for (int i = 0; i < 100 && look.isEager() != isEager; i++) {
                // a shell that has written needs a moment until it waits
                look = tree.look();
            }
            assertThat(look.isEager()).isEqualTo(isEager);
            assertThat(look.shares()).hasSize(2);
            assertThat(look.cpu()).isLessThanOrEqualTo(tree.cpu());
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
        ProcessTree tree = new ProcessTree(root, false);
        try {
            root.getInputStream().read();
            Duration child = ProcessTree.cpu(root.descendants().findFirst().orElseThrow());
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
