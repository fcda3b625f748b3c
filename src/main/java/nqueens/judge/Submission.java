package nqueens.judge;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.NotAcceptedException.Scope;
import nqueens.judge.compiler.Sources;

/**
 * A folder that holds exercise folders.
 *
 * @param name the folder as it was given, such as {@code exercises}; always with {@code /}, and none at its end
 * @param folder the folder
 */
public record Submission(String name, Path folder) {

    /** An exercise has at most this many sources. */
    static final int MAX_FILES = 20;
    /** A source has at most this many bytes: 64 KiB. */
    static final int MAX_BYTES = 1 << 16;

    /**
     * Opens a submission.
     *
     * @param given the folder, absolute or relative to the working directory
     * @return the submission
     * @throws SettingsException if there is no such folder, or no exercise in it
     */
    public static Submission at(String given) {
        Path folder;
        try {
            folder = Path.of(given);
        } catch (InvalidPathException e) {
            throw bad(given, "not a path");
        }
        if (given.isBlank() || !Files.exists(folder)) {
            throw bad(given, "no such folder");
        }
        if (!Files.isDirectory(folder)) {
            throw bad(given, "a file, not a folder");
        }
        if (Arrays.stream(Exercise.values()).noneMatch(exercise -> Files.exists(folder.resolve(exercise.id())))) {
            throw bad(given, "no exercise in it");
        }
        return new Submission(folder.toString().replace('\\', '/'), folder);
    }

    /**
     * Copies the sources of one exercise out of the submission.
     *
     * @param exercise the exercise
     * @return its {@code .java} files
     * @throws NotAcceptedException if the exercise is missing ({@link Verdict#NOT_STARTED}), or is not
     *     made of a few plain source files ({@link Verdict#REJECTED})
     */
    public Sources sources(Exercise exercise) {
        Path home = folder.resolve(exercise.id());
        if (!Files.exists(home, LinkOption.NOFOLLOW_LINKS)) {
            throw new NotAcceptedException(Verdict.NOT_STARTED, Scope.EXERCISE,
                    "there is no folder " + name(exercise));
        }
        if (!Files.isDirectory(home, LinkOption.NOFOLLOW_LINKS)) {
            throw rejected(name(exercise), "not a folder");
        }
        Map<String, String> files = new TreeMap<>();
        for (Path file : sourceFiles(exercise, home)) {
            files.put(file.getFileName().toString(), text(exercise, file));
        }
        String solverFile = exercise.solverName() + ".java";
        if (!files.containsKey(solverFile)) {
            throw rejected(name(exercise), "no file " + solverFile + " in it");
        }
        return new Sources(files);
    }

    /**
     * Names the solver's file of an exercise.
     *
     * @param exercise the exercise
     * @return the file as a learner would open it
     */
    public String solverFile(Exercise exercise) {
        return name(exercise) + "/" + exercise.solverName() + ".java";
    }

    private List<Path> sourceFiles(Exercise exercise, Path home) {
        List<Path> sources;
        try (Stream<Path> files = Files.list(home)) {
            sources = files.filter(file -> file.getFileName().toString().endsWith(".java"))
                    .limit(MAX_FILES + 1L).sorted().toList();
        } catch (IOException e) {
            throw rejected(name(exercise), "can't be read");
        }
        if (sources.size() > MAX_FILES) {
            throw rejected(name(exercise), "more than " + MAX_FILES + " sources");
        }
        return sources;
    }

    private String text(Exercise exercise, Path file) {
        String fileName = name(exercise) + "/" + file.getFileName();
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            throw rejected(fileName, "not a plain file");
        }
        try {
            if (Files.size(file) > MAX_BYTES) {
                throw rejected(fileName, "larger than " + MAX_BYTES + " bytes");
            }
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(Files.readAllBytes(file))).toString();
        } catch (CharacterCodingException e) {
            throw rejected(fileName, "not UTF-8");
        } catch (IOException e) {
            throw rejected(fileName, "can't be read");
        }
    }

    private String name(Exercise exercise) {
        return name + "/" + exercise.id();
    }

    private static NotAcceptedException rejected(String file, String reason) {
        return new NotAcceptedException(Verdict.REJECTED, Scope.EXERCISE, file + ": " + reason);
    }

    private static SettingsException bad(String given, String reason) {
        String exercises = Arrays.stream(Exercise.values()).map(Exercise::id).collect(Collectors.joining(", "));
        return new SettingsException("-Dsubmission=" + given + ": " + reason
                + "; a submission is a folder that holds " + exercises);
    }
}
