package nqueens.judge;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.lang.model.SourceVersion;

import nqueens.judge.compiler.Sources;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.SolverClass;
import nqueens.problem.Verdict;

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
    static final int MAX_FILES = 10_000;
    /** A source has at most this many bytes: 64 KiB. */
    static final int MAX_BYTES = 1 << 16;

    private static final String SUFFIX = ".java";
    /** At most this many files are named where there may be more. */
    private static final int MOST_NAMES = 10;
    private static final Pattern STUB = Pattern.compile("(?m)^\\s*throw new NotStartedException\\(");
    private static final Pattern TEST = Pattern.compile("@\\w*Test(Factory)?\\b");
    private static final Pattern COMPANY = Pattern.compile("README\\.md|\\..*|.*~|#.*#");

    /**
     * Opens a submission.
     *
     * @param given the folder, absolute or relative to the project's
     * @return the submission
     * @throws SettingsException if there is no such folder, or no exercise in it
     */
    public static Submission at(String given) {
        ProjectFolder project = ProjectFolder.own();
        Path folder;
        try {
            folder = project.resolve(given);
        } catch (InvalidPathException e) {
            throw bad(given, "not a path");
        }
        if (given.isBlank() || !Files.exists(folder)) {
            throw bad(given, project.missing(Path.of(given)));
        }
        if (!Files.isDirectory(folder)) {
            throw bad(given, "a file, not a folder");
        }
        Submission submission = named(Path.of(given).toString().replace('\\', '/'), folder);
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
     * Tells what there is to judge: the problems that are graded, whether they were begun or not, and others that
     * were. Where nothing that is graded was begun, but others were, it is they alone.
     *
     * @param points tells what is graded
     * @return the problems, in the order of the catalogue
     */
    public List<Problem> problems(Points points) {
        List<Problem> others = Catalogue.all().stream().filter(problem -> !problem.isCore())
                .filter(this::hasBegun).toList();
        boolean areOthersAlone = !others.isEmpty() && points.graded().stream().noneMatch(this::hasFolder);
        return Catalogue.all().stream().filter(problem -> others.contains(problem)
                || points.isGraded(problem) && !areOthersAlone).toList();
    }

    /**
     * Tells whether a problem was begun. Exercises come with stubs, whose methods throw and do nothing else; the stub
     * of a drill is there where somebody has asked for it.
     *
     * @param problem the problem
     * @return whether its solver is there, and if it is an exercise, not all of its methods, or tests, are a stub's
     */
    public boolean hasBegun(Problem problem) {
        Path solver = folder.resolve(problem.solver().packageName()).resolve(problem.solver().file());
        if (!Files.exists(solver) || !problem.isExercise()) {
            return Files.exists(solver);
        }
        try {
            String text = text(name(problem.solver()), solver).text();
            long parts = problem.harness().isEmpty() ? problem.contract().getMethods().length
                    : TEST.matcher(text).results().count();
            return STUB.matcher(text).results().count() < parts;
        } catch (NotAcceptedException e) {
            return true;
        }
    }

    private boolean hasFolder(Problem problem) {
        return Files.exists(folder.resolve(problem.solver().packageName()));
    }

    /**
     * Tells which commit the submission's clone stands at; what was changed there since is judged all the same.
     *
     * @return all digits of the commit; empty if the submission, or the folder above its {@code exercises/}, is no
     *     clone
     */
    public Optional<String> commit() {
        return GitCommit.of(folder.endsWith(ROOT) ? folder.toAbsolutePath().getParent() : folder);
    }

    /**
     * Tells whether there is anything to judge.
     *
     * @return whether there is any problem's folder in it, whatever that holds
     */
    public boolean hasExercise() {
        return Catalogue.all().stream().anyMatch(this::hasFolder);
    }

    /**
     * Copies the sources of one problem out of the submission: the {@code .java} files that are named like a
     * class. Whatever else its folder holds is not read. A note says so, but not of a {@code README.md}, nor of
     * what editors and file managers hide: files whose names begin with a dot, end in {@code ~}, or stand between
     * two {@code #}.
     *
     * @param solver the class that has to be among them
     * @return the sources in its folder
     * @throws NotAcceptedException if the folder is missing ({@link Verdict#NOT_STARTED}), or can't be judged
     *     ({@link Verdict#REJECTED}): its solver is missing, a source is a link or too large, or there are too many
     */
    public Sources sources(SolverClass solver) {
        Path home = folder.resolve(solver.packageName());
        String shown = name(solver);
        if (!Files.exists(home, LinkOption.NOFOLLOW_LINKS)) {
            throw new NotAcceptedException(Kind.STUB, Scope.PROBLEM, "there is no folder " + shown);
        }
        if (!Files.isDirectory(home, LinkOption.NOFOLLOW_LINKS)) {
            throw rejected(shown, "not a folder");
        }
        List<Path> files = files(shown, home);
        List<Path> sources = files.stream().filter(Submission::isSource).toList();
        if (sources.size() > MAX_SOURCES) {
            throw rejected(shown, "more than " + MAX_SOURCES + " sources");
        }
        if (sources.stream().noneMatch(file -> name(file).equals(solver.file()))) {
            throw rejected(shown, "no file " + solver.file() + " in it"
                    + (files.isEmpty() ? "" : "; there is " + names(files))
                    + "; the file with your solver must be called " + solver.file());
        }
        return read(sources, shown, solver.packageName(), files.stream().filter(file -> !isSource(file)).toList());
    }

    /**
     * Names the solver's file of an exercise.
     *
     * @param exercise the exercise
     * @return the file as a learner would open it
     */
    public String solverFile(Problem exercise) {
        return name(exercise.solver()) + "/" + exercise.solver().file();
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
        return files.stream().filter(file -> !COMPANY.matcher(name(file)).matches()).toList();
    }

    /** Whether a file is called like a source, whatever it is; a folder can't be meant as one. */
    private static boolean isSource(Path file) {
        String fileName = name(file);
        return fileName.endsWith(SUFFIX)
                && SourceVersion.isIdentifier(fileName.substring(0, fileName.length() - SUFFIX.length()))
                && !isFolder(file);
    }

    private static boolean isFolder(Path file) {
        return Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }

    /** Names files in one line, those first that may have been meant as sources. */
    private static String names(List<Path> files) {
        String names = files.stream()
                .sorted(Comparator.comparing(file -> !name(file).toLowerCase(Locale.ROOT).contains(SUFFIX)))
                .limit(MOST_NAMES).map(file -> name(file) + (isFolder(file) ? "/" : ""))
                .collect(Collectors.joining(", "));
        int more = files.size() - MOST_NAMES;
        return more > 0 ? names + " and " + more + " more" : names;
    }

    private static Sources read(List<Path> sources, String shown, String exercise, List<Path> others) {
        Map<String, String> texts = new TreeMap<>();
        List<String> notes = new ArrayList<>();
        for (Path file : sources) {
            SourceText source = text(shown, file);
            texts.put(name(file), source.text());
            if (!source.isUtf8()) {
                notes.add(exercise + "/" + name(file) + " is not UTF-8: read as " + source.charset());
            }
        }
        if (!others.isEmpty()) {
            notes.add(exercise + ": not looked at, since only .java files named like a class are judged: "
                    + names(others));
        }
        return new Sources(texts, notes);
    }

    private static SourceText text(String home, Path file) {
        String shown = home + "/" + name(file);
        if (Files.isSymbolicLink(file)) {
            throw rejected(shown, "a symbolic link, which is not followed; put the file itself there");
        }
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            throw rejected(shown, "not a plain file");
        }
        // no link, even if the file was changed for one just now
        try (InputStream bytes = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            byte[] text = bytes.readNBytes(MAX_BYTES + 1);
            if (text.length > MAX_BYTES) {
                throw rejected(shown, "larger than " + MAX_BYTES + " bytes");
            }
            return SourceText.of(text);
        } catch (IOException e) {
            throw rejected(shown, "can't be read");
        }
    }

    /** The solver's folder as people would look for it. */
    private String name(SolverClass solver) {
        boolean isInside = folder.endsWith(ROOT) && !name.equals(ROOT) && !name.endsWith("/" + ROOT);
        return name + "/" + (isInside ? ROOT + "/" : "") + solver.packageName();
    }

    private static NotAcceptedException rejected(String file, String reason) {
        return new NotAcceptedException(Kind.REJECTED, Scope.PROBLEM, file + ": " + reason);
    }

    private static SettingsException bad(String given, String reason) {
        String exercises = Catalogue.core().stream().map(Problem::id).collect(Collectors.joining(", "));
        return new SettingsException("-Dsubmission=" + given + ": " + reason
                + "; a submission is a folder that holds " + exercises);
    }
}
