package nqueens.interview;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;

import nqueens.judge.ProjectFolder;
import nqueens.judge.Submission;
import nqueens.problem.Problem;

/**
 * The folder of one interview, such as {@code interview/2026-11-21-blocked}: new each time, so that earlier work
 * is kept.
 *
 * @param folder the folder; what is written stands below it in {@code drill}, and a twist that is an exercise in a
 *     folder of its own
 */
public record InterviewWorkspace(Path folder) {

    /** Makes a folder that was not there; from the second of a day on its name ends in a number. */
    static InterviewWorkspace create(Path root, LocalDate date, Drill drill) throws IOException {
        String name = date + "-" + drill.id();
        Path folder = root.resolve(name);
        for (int number = 2; Files.exists(folder); number++) {
            folder = root.resolve(name + "-" + number);
        }
        Files.createDirectories(folder);
        return new InterviewWorkspace(folder);
    }

    /**
     * Names the file of a problem.
     *
     * @param problem the problem
     * @return the file, whether it is there or not
     */
    public Path file(Problem problem) {
        return folder.resolve(problem.solver().packageName()).resolve(problem.solver().file());
    }

    /**
     * Writes the stub of a problem, with its statement; a file that is there already is left as it is.
     *
     * @param problem the problem
     * @throws IOException if it can't be written
     */
    public void open(Problem problem) throws IOException {
        if (!Files.exists(file(problem))) {
            Files.createDirectories(file(problem).getParent());
            try (InputStream stub = stub(problem)) {
                Files.copy(stub, file(problem));
            }
        }
    }

    private static InputStream stub(Problem problem) throws IOException {
        return problem.isExercise() ? Files.newInputStream(ProjectFolder.own().stub(problem))
                : InterviewWorkspace.class.getResourceAsStream("stubs/" + problem.solver().file());
    }

    /** {@return what the judge reads: a submission, called by its folder} */
    public Submission submission() {
        return new Submission(folder.toString().replace('\\', '/'), folder);
    }
}
