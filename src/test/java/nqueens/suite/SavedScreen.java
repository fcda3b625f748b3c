package nqueens.suite;

import java.io.IOException;
import java.io.UncheckedIOException;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

import nqueens.run.LastScreen;
import nqueens.run.SuiteRun;

/** Leaves a run's last screen, and no earlier one, to Maven; red if anything at all failed, also at its end. */
public final class SavedScreen implements TestExecutionListener {

    private static volatile boolean isRed;

    /** Makes the run red, though no test failed. */
    static void redden() {
        isRed = true;
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.FAILED) {
            redden();
        }
    }

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        if (isSaved(plan)) {
            LastScreen.file().toFile().delete();
        }
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        if (isSaved(plan)) {
            try {
                LastScreen.save(isRed, LastScreen.file());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static boolean isSaved(TestPlan plan) {
        return SuiteRun.isScreen(plan.getConfigurationParameters()::get);
    }
}
