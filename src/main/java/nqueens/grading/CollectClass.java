package nqueens.grading;

import java.io.IOException;

import nqueens.judge.ClassFolder;
import nqueens.judge.SettingsException;

/**
 * {@code mvn test -Dkata.collect=DIR}: draws the reports on a class from {@code DIR/NAME/results.json}, and judges
 * nothing. It fails where a verdict is owed.
 */
public final class CollectClass {

    private CollectClass() {
    }

    /**
     * Collects a class.
     *
     * @param arguments none
     * @throws IOException if GitHub Actions can't be told
     */
    public static void main(String[] arguments) throws IOException {
        ClassProgram.run(CollectClass::collected);
    }

    private static GradedClass collected(ClassProgram program) throws IOException {
        if (ClassProgram.PROPERTIES.apply("submissions").isPresent()) {
            throw new SettingsException("-Dsubmissions= and -Dkata.collect= were both given: one of them, please");
        }
        CollectedClass collected = CollectedClass.at(ClassProgram.PROPERTIES.apply("kata.collect").orElse(""),
                ClassProgram.PROPERTIES.apply("kata.roster").map(value -> Roster.parsed("kata.roster", value)),
                program.settings().points());
        ClassFolder classFolder = collected.classFolder();
        return program.done(classFolder, collected::results, "collected", 1, Freshness.EVERYTHING,
                new Progress(classFolder.submissions().size(), text -> { }, false, System::nanoTime));
    }
}
