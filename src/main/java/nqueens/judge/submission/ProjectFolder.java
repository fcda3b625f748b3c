package nqueens.judge.submission;

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

    /** {@return the folder to which the judge's own classes belong} */
    public static ProjectFolder own() {
        try {
            Path classes = Path.of(ProjectFolder.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            return of(classes.toRealPath(), WORKING_DIRECTORY.toRealPath());
        } catch (URISyntaxException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * {@return the folder to which the classes in a folder belong: the nearest above them that has a {@code pom.xml},
     * or if there is none the working directory, in which the judge was started}
     */
    static ProjectFolder of(Path classes, Path workingDirectory) {
        Path folder = classes;
        while (folder != null && !Files.exists(folder.resolve(POM))) {
            folder = folder.getParent();
        }
        return new ProjectFolder(folder == null || folder.equals(workingDirectory) ? WORKING_DIRECTORY : folder);
    }

    /**
     * {@return the path that was given by hand, absolute or relative to this folder}
     *
     * @throws InvalidPathException if it is none
     */
    public Path resolve(String given) {
        return path.resolve(given);
    }

    /** {@return the file of an exercise's stub, as a learner finds it} */
    public Path stub(Problem exercise) {
        return path.resolve(STUBS).resolve(exercise.solver().packageName()).resolve(exercise.solver().file());
    }

    /** {@return whether an exercise's editorial is there: what an instructor hands out has none} */
    public boolean hasEditorial(Problem exercise) {
        return Files.exists(path.resolve("solutions").resolve(exercise.id()).resolve("README.md"));
    }

    /** {@return a part of a sentence: that a folder, as it was given, is not there, and where it was looked for} */
    public String missing(Path given) {
        return given.isAbsolute() ? "no such folder" : "no such folder in " + path.toAbsolutePath();
    }
}
