package nqueens.interview;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;

import nqueens.interview.Interview.Room;
import nqueens.judge.InProcessWorkers;
import nqueens.judge.Judge;
import nqueens.judge.Points;
import nqueens.judge.Workers;
import nqueens.judge.worker.SubmissionLoader;

/** What is written in an interview: solvers, which a judge without processes compiles and asks. */
final class Written {

    private static final Workers WORKERS =
            new InProcessWorkers(classes -> new SubmissionLoader(classes.get().files()));
    /** Judges what is written. */
    static final Judge JUDGE = new Judge(WORKERS, Points.standard());

    private Written() {
    }

    /** Where interviews are held. */
    static Room room(Path root, Clock clock) {
        return new Room(root, JUDGE, WORKERS, clock);
    }

    /** Writes a model solution of the current stage, which is no exercise. */
    static void right(Interview interview) {
        text(interview, Text.of("models/" + interview.problem().solver().file()));
    }

    /** Writes a solver of the opening that counts, which is a wrong try. */
    static void wrong(Interview interview) {
        text(interview, Text.of("solvers/never-back/SolutionCountQueens.java"));
    }

    /** Writes anything. */
    static void text(Interview interview, String text) {
        try {
            Files.writeString(interview.workspace().file(interview.problem()), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
