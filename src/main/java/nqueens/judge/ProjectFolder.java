package nqueens.judge;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

import nqueens.problem.Problem;

/**
 * The folder of the kata, at which relative paths start, wherever the judge was started: an IDE may do that in
 * another folder, and so may {@code mvn -f}.
 *
 * @param path the folder; empty if it is the working directory, so that paths stay as they were given
 */
public record ProjectFolder(Path path) {

    private static final String POM = "pom.xml";
    private static final String STUBS = "src/test/submissions/not_started/stubs";
    private static final Path WORKING_DIRECTORY = Path.of("");

    /**
     * Finds the folder to which the judge's own classes belong.
     *
     * @return the folder
     */
    public static ProjectFolder own() {
        try {
            Path classes = Path.of(ProjectFolder.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            return of(classes.toRealPath(), WORKING_DIRECTORY.toRealPath());
        } catch (URISyntaxException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Finds the folder to which classes belong: the nearest above them that has a {@code pom.xml}.
     *
     * @param classes the folder of the classes
     * @param workingDirectory where the judge was started
     * @return the folder; the working directory if there is none
     */
    static ProjectFolder of(Path classes, Path workingDirectory) {
        Path folder = classes;
        while (folder != null && !Files.exists(folder.resolve(POM))) {
            folder = folder.getParent();
        }
        return new ProjectFolder(folder == null || folder.equals(workingDirectory) ? WORKING_DIRECTORY : folder);
    }

    /**
     * Gives a path that was given by hand.
     *
     * @param given the path, absolute or relative to this folder
     * @return the path
     * @throws InvalidPathException if it is none
     */
    public Path resolve(String given) {
        return path.resolve(given);
    }

    /**
     * Gives the stub of an exercise, as a learner finds it.
     *
     * @param exercise the exercise
     * @return its file
     */
    public Path stub(Problem exercise) {
        return path.resolve(STUBS).resolve(exercise.solver().packageName()).resolve(exercise.solver().file());
    }

    /**
     * Tells whether an exercise's editorial is there: what an instructor hands out has none.
     *
     * @param exercise the exercise
     * @return whether it is
     */
    public boolean hasEditorial(Problem exercise) {
        return Files.exists(path.resolve("solutions").resolve(exercise.id()).resolve("README.md"));
    }

    /**
     * Says that a folder is not there, and where it was looked for.
     *
     * @param given the folder as it was given
     * @return a part of a sentence
     */
    public String missing(Path given) {
        return given.isAbsolute() ? "no such folder" : "no such folder in " + path.toAbsolutePath();
    }
}
