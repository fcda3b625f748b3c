package nqueens.judge.process;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Optional;

import nqueens.judge.limit.Isolation;
import nqueens.judge.process.ProcessWorkers.Workload;
import nqueens.judge.submission.SettingsException;

/** Whether tests of the sandbox can run; with {@code -Dkata.bubblewrap=demanded} they have to. */
public final class BubblewrapOnThisMachine {

    private static final Optional<String> PROBLEM = problem();

    private BubblewrapOnThisMachine() {
    }

    /** Skips a test, and says why, where there is no bubblewrap; fails it where it is demanded. */
    public static void assume() {
        if ("demanded".equals(System.getProperty("kata.bubblewrap")) && PROBLEM.isPresent()) {
            throw new AssertionError(PROBLEM.get());
        }
        assumeTrue(PROBLEM.isEmpty(), () -> PROBLEM.orElseThrow());
    }

    /** {@return whether tests of the sandbox can run} */
    public static boolean isThere() {
        return PROBLEM.isEmpty();
    }

    private static Optional<String> problem() {
        try (ProcessWorkers workers = new ProcessWorkers(
                Workload.FEW, Optional.of(Isolation.BUBBLEWRAP), Optional.of(1.0))) {
            workers.conditions();
            return Optional.empty();
        } catch (SettingsException | IllegalStateException e) {
            return Optional.of(e.getMessage());
        }
    }
}
