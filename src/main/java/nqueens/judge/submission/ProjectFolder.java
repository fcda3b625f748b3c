package nqueens.judge.submission;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

import nqueens.problem.Problem;

/**
 * The folder of the kata, which need not be the working directory: an IDE or {@code mvn -f} may start the judge
 * elsewhere. If it is the working directory, {@code path} is empty, so that relative paths stay as they were given.
 */
public record ProjectFolder(Path path) {

    private static final String POM = "pom.xml";
    private static final String STUBS = "src/test/submissions/not_started/stubs";
    private static final Path WORKING_DIRECTORY = Path.of("");

    /** {@return the folder of the kata to which the judge's own classes belong} */
    public static ProjectFolder own() {
        try {
            Path classes = Path.of(ProjectFolder.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            return of(classes.toRealPath(), WORKING_DIRECTORY.toRealPath());
        } catch (URISyntaxException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static ProjectFolder of(Path classes, Path workingDirectory) {
        Path folder = classes;
        while (folder != null && !Files.exists(folder.resolve(POM))) {
            folder = folder.getParent();
        }
        return new ProjectFolder(folder == null || folder.equals(workingDirectory) ? WORKING_DIRECTORY : folder);
    }

    /** {@return a place in this folder} */
    public Path resolve(String place) {
        return path.resolve(place);
    }

    /** {@return the path given by a property, absolute or relative to this folder} */
    public Path given(String property, String value) {
        try {
            return path.resolve(value);
        } catch (InvalidPathException e) {
            throw new SettingsException(property, value, "not a path");
        }
    }

    /** {@return the path given by a property, which must exist; {@code rule} ends the error message} */
    public Path existing(String property, String value, String rule) {
        Path place = given(property, value);
        if (value.isBlank() || !Files.exists(place)) {
            throw new SettingsException(property, value, "no such folder"
                    + (Path.of(value).isAbsolute() ? "" : " in " + path.toAbsolutePath()) + "; " + rule);
        }
        return place;
    }

    /** {@return the path of the unchanged stub of an exercise, which isn't the learner's file} */
    public Path stub(Problem exercise) {
        return path.resolve(STUBS).resolve(exercise.solver().packageName()).resolve(exercise.solver().file());
    }

    /** {@return the path of an exercise's editorial, or empty if there is no editorial, as in a starter} */
    public Optional<String> editorial(Problem exercise) {
        return Optional.of("solutions/" + exercise.id() + "/README.md").filter(file -> Files.exists(resolve(file)));
    }
}
