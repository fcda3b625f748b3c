package nqueens.grading;

import java.io.IOException;
import java.util.Optional;

import nqueens.judge.SettingsException;
import nqueens.report.ConsoleReport;
import nqueens.report.GithubStep;

/**
 * {@code mvn test -Dkata.matrix=REPOSITORIES}: checks a list of repositories, and gives it as the matrix of a GitHub
 * workflow. It judges nothing.
 */
public final class PlanMatrix {

    private PlanMatrix() {
    }

    /**
     * Plans a job for each repository.
     *
     * @param arguments none
     * @throws IOException if GitHub Actions can't be told
     */
    public static void main(String[] arguments) throws IOException {
        try {
            String matrix = Roster.parsed("kata.matrix",
                    ClassProgram.PROPERTIES.apply("kata.matrix").orElse("")).matrix();
            ClassProgram.print("matrix: " + matrix + "\n");
            Optional<GithubStep> step = GithubStep.of(ClassProgram.PROPERTIES, System.getenv());
            if (step.isPresent()) {
                step.get().setOutput("matrix", matrix);
            }
        } catch (SettingsException e) {
            ClassProgram.print(ConsoleReport.nothing(e.getMessage()));
            System.exit(1);
        }
    }
}
