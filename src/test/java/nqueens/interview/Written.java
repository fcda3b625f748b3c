package nqueens.interview;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import nqueens.judge.InProcessWorkers;
import nqueens.judge.Judge;
import nqueens.judge.Points;
import nqueens.judge.worker.SubmissionLoader;

/** What is written in an interview: known solvers, which a judge without processes compiles and asks. */
final class Written {

    /** Judges what is written. */
    static final Judge JUDGE = new Judge(
            new InProcessWorkers(classes -> new SubmissionLoader(classes.get().files())), Points.standard());

    static final Path KNOWN = Path.of("src/test/submissions");

    private Written() {
    }

    /** Writes a right solver of the stage. */
    static void right(Interview interview) {
        copy("accepted/drill-models", interview);
    }

    /** Writes a solver of the first stage that is a wrong try. */
    static void wrong(Interview interview) {
        copy("wrong_answer/drill-one-only-empty", interview);
    }

    /** Writes anything. */
    static void text(Interview interview, String text) {
        try {
            Files.writeString(interview.workspace().file(interview.problem()), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void copy(String name, Interview interview) {
        try {
            text(interview, Files.readString(
                    KNOWN.resolve(name).resolve("drill").resolve(interview.problem().solver().file())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
