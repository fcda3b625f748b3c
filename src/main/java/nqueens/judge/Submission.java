package nqueens.judge;

import java.io.IOException;
import java.io.InputStream;
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
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.lang.model.SourceVersion;

import nqueens.judge.NotAcceptedException.Scope;
import nqueens.judge.compiler.Sources;

/**
 * A folder that holds exercise folders.
 *
 * @param name what it is called: the folder as it was given, such as {@code exercises}, always with {@code /}
 *     and none at its end; in a class the name of its folder
 * @param folder the folder that holds the exercises
 */
public record Submission(String name, Path folder) {

    /** Where a copy of the whole kata has them. */
    private static final String ROOT = "exercises";

    /** An exercise has at most this many sources. */
    static final int MAX_SOURCES = 20;
    /** An exercise's folder holds at most this many files of any kind. */
    static final int MAX_FILES = 100;
    /** A source has at most this many bytes: 64 KiB. */
    static final int MAX_BYTES = 1 << 16;

    private static final String SUFFIX = ".java";
    /** What some editors write before the first line; javac takes it for a character of the program. */
    private static final String BYTE_ORDER_MARK = "\ufeff";
    private static final Pattern COMPANY = Pattern.compile("README\\.md|\\..*|.*~|#.*#");

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
        Submission submission = named(folder.toString().replace('\\', '/'), folder);
        if (!submission.hasExercise()) {
            throw bad(given, "no exercise in it");
        }
        return submission;
    }

    /**
     * Opens a submission by a name, whatever there is in its folder.
     *
     * @param name what it is called
     * @param folder a folder; a folder {@code exercises} in it is taken as the one that holds them, so that
     *     a copy of the whole kata will do
     * @return the submission
     */
    public static Submission named(String name, Path folder) {
        Path root = folder.resolve(ROOT);
        return new Submission(name, Files.isDirectory(root, LinkOption.NOFOLLOW_LINKS) ? root : folder);
    }

    /**
     * Tells whether there is anything to judge.
     *
     * @return whether there is any exercise's folder in it, whatever that holds
     */
    public boolean hasExercise() {
        return Arrays.stream(Exercise.values()).anyMatch(exercise -> Files.exists(home(exercise)));
    }

    /**
     * Copies the sources of one exercise out of the submission. Besides them its folder may hold a
     * {@code README.md}, and what editors and file managers keep there: hidden files, and backups whose
     * names end in {@code ~} or stand between two {@code #}. Those are not read.
     *
     * @param exercise the exercise
     * @return its {@code .java} files
     * @throws NotAcceptedException if the exercise is missing ({@link Verdict#NOT_STARTED}), or is not
     *     made of a few plain source files ({@link Verdict#REJECTED}); the file is named
     */
    public Sources sources(Exercise exercise) {
        return sources(exercise.solverClass());
    }

    /**
     * Copies the sources of one solver out of the submission, as {@link #sources(Exercise)} does.
     *
     * @param solver the class that has to be among them
     * @return the {@code .java} files of its folder
     * @throws NotAcceptedException if the folder is missing ({@link Verdict#NOT_STARTED}), or is not
     *     made of a few plain source files ({@link Verdict#REJECTED}); the file is named
     */
    public Sources sources(SolverClass solver) {
        Path home = folder.resolve(solver.packageName());
        String shown = name(solver);
        if (!Files.exists(home, LinkOption.NOFOLLOW_LINKS)) {
            throw new NotAcceptedException(Verdict.NOT_STARTED, Scope.EXERCISE, "there is no folder " + shown);
        }
        if (!Files.isDirectory(home, LinkOption.NOFOLLOW_LINKS)) {
            throw rejected(shown, "not a folder");
        }
        Map<String, String> files = new TreeMap<>();
        for (Path file : files(shown, home)) {
            if (!isCompany(file)) {
                files.put(file.getFileName().toString(), text(shown, file));
            }
        }
        if (files.size() > MAX_SOURCES) {
            throw rejected(shown, "more than " + MAX_SOURCES + " sources");
        }
        if (!files.containsKey(solver.file())) {
            throw rejected(shown, "no file " + solver.file() + " in it"
                    + (files.isEmpty() ? "" : "; there is " + String.join(", ", files.keySet())));
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
        return name(exercise.solverClass()) + "/" + exercise.solverClass().file();
    }

    private static List<Path> files(String shown, Path home) {
        List<Path> files;
        try (Stream<Path> all = Files.list(home)) {
            files = all.limit(MAX_FILES + 1L).sorted().toList();
        } catch (IOException e) {
            throw rejected(shown, "can't be read");
        }
        if (files.size() > MAX_FILES) {
            throw rejected(shown, "more than " + MAX_FILES + " files");
        }
        return files;
    }

    /** Whether a file is no source and does no harm beside one. */
    private static boolean isCompany(Path file) {
        String fileName = file.getFileName().toString();
        // Emacs marks a file that is being edited by a link to nowhere
        return fileName.startsWith(".#") || COMPANY.matcher(fileName).matches() && isPlain(file);
    }

    private static boolean isPlain(Path file) {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    private static String text(String home, Path file) {
        String fileName = file.getFileName().toString();
        String shown = home + "/" + fileName;
        if (!isPlain(file)) {
            throw rejected(shown, "not a plain file");
        }
        if (!fileName.endsWith(SUFFIX)) {
            throw rejected(shown, "not a source; only .java files and a README.md belong here");
        }
        if (!SourceVersion.isIdentifier(fileName.substring(0, fileName.length() - SUFFIX.length()))) {
            throw rejected(shown, "not the name of a Java class");
        }
        // no link, even if the file was changed for one just now
        try (InputStream bytes = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            byte[] text = bytes.readNBytes(MAX_BYTES + 1);
            if (text.length > MAX_BYTES) {
                throw rejected(shown, "larger than " + MAX_BYTES + " bytes");
            }
            String decoded = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(text)).toString();
            return decoded.startsWith(BYTE_ORDER_MARK) ? decoded.substring(1) : decoded;
        } catch (CharacterCodingException e) {
            throw rejected(shown, "not UTF-8");
        } catch (IOException e) {
            throw rejected(shown, "can't be read");
        }
    }

    private Path home(Exercise exercise) {
        return folder.resolve(exercise.id());
    }

    /** The solver's folder as people would look for it. */
    private String name(SolverClass solver) {
        boolean isInside = folder.endsWith(ROOT) && !name.equals(ROOT) && !name.endsWith("/" + ROOT);
        return name + "/" + (isInside ? ROOT + "/" : "") + solver.packageName();
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
