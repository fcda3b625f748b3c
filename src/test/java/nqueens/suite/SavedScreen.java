package nqueens.suite;

import java.io.IOException;
import java.io.UncheckedIOException;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

import nqueens.run.LastScreen;
import nqueens.run.SuiteRun;

/** Leaves the last screen of a run to Maven; the run is red if anything at all failed, also at its end. */
public final class SavedScreen implements TestExecutionListener {

    private boolean isRed;

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.FAILED) {
            isRed = true;
        }
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        if (SuiteRun.isScreen(plan.getConfigurationParameters()::get)) {
            try {
                LastScreen.of(isRed).save(LastScreen.file());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
