package nqueens.interview;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;

import nqueens.judge.Submission;
import nqueens.problem.Problem;

/**
 * The folder of one interview, such as {@code interview/2026-11-21-blocked}: new each time, so that earlier work
 * is kept.
 *
 * @param folder the folder; what is written stands in {@code drill} below it
 */
public record InterviewWorkspace(Path folder) {

    private static final String PACKAGE = "drill";

    /** Makes a folder that was not there; from the second of a day on its name ends in a number. */
    static InterviewWorkspace create(Path root, LocalDate date, Drill drill) throws IOException {
        String name = date + "-" + drill.id();
        Path folder = root.resolve(name);
        for (int number = 2; Files.exists(folder); number++) {
            folder = root.resolve(name + "-" + number);
        }
        Files.createDirectories(folder.resolve(PACKAGE));
        return new InterviewWorkspace(folder);
    }

    /** {@return the folder of what is written} */
    public Path drills() {
        return folder.resolve(PACKAGE);
    }

    /**
     * Names the file of a problem.
     *
     * @param problem the problem
     * @return the file, whether it is there or not
     */
    public Path file(Problem problem) {
        return drills().resolve(problem.solver().file());
    }

    /**
     * Writes the stub of a problem, with its statement; a file that is there already is left as it is.
     *
     * @param problem the problem
     * @throws IOException if it can't be written
     */
    public void open(Problem problem) throws IOException {
        if (!Files.exists(file(problem))) {
            try (InputStream stub = InterviewWorkspace.class.getResourceAsStream("stubs/" + problem.solver().file())) {
                Files.copy(stub, file(problem));
            }
        }
    }

    /** {@return what the judge reads: a submission, called by its folder} */
    public Submission submission() {
        return new Submission(folder.toString().replace('\\', '/'), folder);
    }
}
