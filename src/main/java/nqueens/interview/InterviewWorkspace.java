package nqueens.interview;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
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
    private static final int MOST_A_DAY = 100;

    /**
     * Makes a folder that was not there.
     *
     * @param root where interviews are kept; made if it is not there
     * @param date the day of the interview
     * @param drill the drill
     * @return the workspace; from the second of a day on its name ends in a number
     * @throws IOException if it can't be made
     */
    public static InterviewWorkspace create(Path root, LocalDate date, Drill drill) throws IOException {
        Files.createDirectories(root);
        String name = date + "-" + drill.id();
        for (int number = 1; number <= MOST_A_DAY; number++) {
            Path folder = root.resolve(number == 1 ? name : name + "-" + number);
            if (isMade(folder)) {
                Files.createDirectory(folder.resolve(PACKAGE));
                return new InterviewWorkspace(folder);
            }
        }
        throw new IOException(root.resolve(name) + ": there are " + MOST_A_DAY + " of them already");
    }

    /**
     * Gives the folder of what is written.
     *
     * @return the folder
     */
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
     * @return the file
     * @throws IOException if it can't be written
     */
    public Path open(Problem problem) throws IOException {
        try (InputStream stub = Interview.class.getResourceAsStream("stubs/" + problem.solver().file())) {
            Files.copy(stub, file(problem));
        } catch (FileAlreadyExistsException e) {
            return file(problem);
        }
        return file(problem);
    }

    /**
     * Gives what the judge reads.
     *
     * @return the submission, called by its folder
     */
    public Submission submission() {
        return new Submission(folder.toString().replace('\\', '/'), folder);
    }

    private static boolean isMade(Path folder) throws IOException {
        try {
            Files.createDirectory(folder);
            return true;
        } catch (FileAlreadyExistsException e) {
            return false;
        }
    }
}
