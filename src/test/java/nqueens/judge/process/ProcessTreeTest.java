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

    @ParameterizedTest
    @CsvSource({
        "0:00.07, PT0.07S", "12:34.56, PT12M34.56S", "123:04.50, PT123M4.5S", // macOS
        "00:00:00, PT0S", "01:02:03, PT1H2M3S", "2-03:04:05, PT51H4M5S", // POSIX, such as Linux
        "'  0:01.50\n', PT1.5S", "'', PT0S", "TIME, PT0S"})
    void cpu_time_is_read_as_ps_writes_it(String written, Duration time) {
        assertThat(ProcessTree.timeOfPs(written)).isEqualTo(time);
    }

    private static final Map<String, Share> NOTHING = Map.of("1", Share.NONE);
    private static final Map<String, Share> UNTOLD = Map.of();

    private static Look look(long cpuMillis, Map<String, Share> shares, boolean isEager) {
        return new Look(millis(cpuMillis), shares, isEager);
    }

    static Stream<Arguments> looks() {
        Map<String, Share> before = Map.of("1", new Share(0, 10_000_000));
        Map<String, Share> after = Map.of("1", new Share(30_000_000, 60_000_000));
        Map<String, Share> itself = Map.of("1", new Share(50_000_000, 0), "2", new Share(0, 120_000_000));
        Duration third = Duration.ofMillis(181).dividedBy(3);
        return Stream.of(
                Arguments.of("less what kept it", look(100, before, false), look(130, after, false), millis(120)),
                Arguments.of("less what kept it but itself", look(100, NOTHING, false), look(130, itself, false),
                        millis(100)),
                Arguments.of("eager, untold", look(100, UNTOLD, true), look(100, UNTOLD, true), millis(0)),
                Arguments.of("eager", look(100, NOTHING, true), look(100, NOTHING, true), millis(0)),
                Arguments.of("eager at last", look(100, NOTHING, false), look(110, NOTHING, true), millis(190)),
                Arguments.of("eager at first", look(100, NOTHING, true), look(110, NOTHING, false), millis(190)),
                Arguments.of("no less than no time", look(100, NOTHING, false), look(350, NOTHING, false), millis(0)),
                Arguments.of("a tenth, untold", look(100, UNTOLD, false), look(120, UNTOLD, false), millis(0)),
                Arguments.of("untold at first", look(100, UNTOLD, false), look(119, NOTHING, false), third),
                Arguments.of("untold at last", look(100, NOTHING, false), look(119, UNTOLD, false), third));
    }

    private static Duration millis(long millis) {
        return Duration.ofMillis(millis);
    }

    @ParameterizedTest(name = "{0}: {3}")
    @MethodSource("looks")
    void of_200_ms_a_tree_was_idle_for_as_long_as_it_waited_of_its_own_choice(
            String what, Look before, Look after, Duration idle) {
        assertThat(after.idle(before, millis(200))).isEqualTo(idle);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"while :; do :; done, true", "read line, false", "kill -STOP $$, true"})
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
