package nqueens.judge.submission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.lang.model.SourceVersion;

import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.SolverClass;
import nqueens.problem.catalogue.Catalogue;

/**
 * A folder with exercise folders, or with files in any other arrangement.
 *
 * @param name the folder as given, but with {@code /} on every system; in a class, the name of the submission
 * @param root the folder or archive in which to search for solvers outside their places
 * @param parts the files in the root that belong to the submission; empty if all files do
 */
public record Submission(String name, Path folder, Path root, List<Path> parts) {

    /** Maximum number of files in a submission, and of entries in an archive. */
    static final int MAX_FILES = 10_000;
    /** Maximum size of a source: 64 KiB. */
    static final int MAX_BYTES = 1 << 16;

    static final int MOST_NAMES = 10;

    private static final Pattern COMPANY = Pattern.compile("README\\.md|hints\\.md|\\..*|.*~|#.*#");
    private static final String EXERCISES = "exercises";
    private static final String PROPERTY = "submission";
    private static final String SUFFIX = ".java";
    private static final Pattern STUB = Pattern.compile("(?m)^\\s*throw new NotStartedException\\(");
    private static final Pattern TEST = Pattern.compile("@[\\w.]*Test(Factory)?\\b");

    /** Creates a submission from a copy of the list. */
    public Submission {
        parts = List.copyOf(parts);
    }

    /** Creates a submission with all files in its folder. */
    public Submission(String name, Path folder) {
        this(name, folder, folder, List.of());
    }

    /** Opens a folder or zip archive with an exercise; the path is absolute, or relative to the project's folder. */
    public static Submission at(String given) {
        String rule = "a submission is a folder that holds " + ids();
        Path folder = ProjectFolder.own().existing(PROPERTY, given, rule);
        if (!Files.isDirectory(folder) && !Inventory.isArchive(folder.toString())) {
            throw new SettingsException(PROPERTY, given, "a file, not a folder; " + rule);
        }
        Submission submission = of(Path.of(given).toString().replace('\\', '/'), folder, List.of());
        if (!submission.hasExercise() && !new OpenedSubmission(submission).hasSolver()) {
            throw new SettingsException(PROPERTY, given,
                    "no exercise in it; found " + submission.inventory().found() + "; " + rule);
        }
        return submission;
    }

    /**
     * Opens a folder or zip archive with any content, or given parts of it. If it contains a folder {@code exercises/},
     * that is the submission's folder.
     */
    public static Submission of(String name, Path root, List<Path> parts) {
        Path first = parts.isEmpty() ? root : parts.get(0);
        // a link isn't followed: a folder that doesn't exist takes its place
        Path folder = Files.isSymbolicLink(first) && !parts.isEmpty() ? first.resolve(".link") : first;
        Path exercises = folder.resolve(EXERCISES);
        return new Submission(name, isFolder(exercises) ? exercises : folder, root, parts);
    }

    Inventory inventory() {
        return new Inventory(root, parts);
    }

    /** {@return whether a problem's solver exists and is either more than the stub or unreadable} */
    public boolean hasBegun(Problem problem) {
        try {
            return hasSolverPath(problem.solver())
                    && isBegun(problem, new Inventory.Item("", solverPath(problem.solver()), "").text("").text());
        } catch (NotAcceptedException e) {
            return true;
        }
    }

    /** {@return whether the source of a solver is more than its stub; for drills always true} */
    public static boolean isBegun(Problem problem, String source) {
        long parts = problem.harness().isEmpty() ? problem.contract().getMethods().length
                : TEST.matcher(source).results().count();
        long stubs = STUB.matcher(source).results().count();
        // tests may be inherited, or have an annotation of their own
        return !problem.isExercise() || stubs == 0 || stubs < parts;
    }

    static boolean isBegun(SolverClass solver, String source) {
        return Catalogue.all().stream().filter(problem -> problem.solver().equals(solver))
                .allMatch(problem -> isBegun(problem, source));
    }

    /** {@return whether the submission has a folder for a solver} */
    public boolean hasFolder(SolverClass solver) {
        return Files.exists(folder.resolve(solver.packageName()), LinkOption.NOFOLLOW_LINKS);
    }

    Path solverPath(SolverClass solver) {
        return folder.resolve(solver.packageName()).resolve(solver.file());
    }

    boolean hasSolverPath(SolverClass solver) {
        return isFolder(solverPath(solver).getParent()) && Files.exists(solverPath(solver), LinkOption.NOFOLLOW_LINKS);
    }

    /** {@return the commit of the clone in this folder, or above {@code exercises/}; empty if there is no clone} */
    public Optional<String> commit() {
        return GitCommit.of(folder.endsWith(EXERCISES) ? folder.toAbsolutePath().getParent() : folder);
    }

    /** Returns whether a file is a source in an exercise's folder that has no solver; such a folder is rejected. */
    boolean isInPlaceOfSolver(Inventory.Item item) {
        return item.entry().isEmpty() && isSource(item.name()) && Catalogue.all().stream().map(Problem::solver)
                .filter(solver -> !hasSolverPath(solver))
                .anyMatch(solver -> item.file().getParent().equals(solverPath(solver).getParent()));
    }

    boolean hasExercise() {
        return Catalogue.all().stream().map(Problem::solver).anyMatch(this::hasFolder);
    }

    /** {@return the path of an exercise's solver, as messages show it} */
    public String solverFile(Problem exercise) {
        return name(exercise.solver()) + "/" + exercise.solver().file();
    }

    static String archivePath(SolverClass solver) {
        return "exercises/" + solver.packageName() + "/" + solver.file();
    }

    /** Lists the files in an exercise's folder, except its statement, its hints, hidden files, and editors' backups. */
    static List<Path> files(String shown, Path home) {
        List<Path> files;
        try (Stream<Path> all = Files.list(home)) {
            files = all.limit(MAX_FILES + 1L).sorted().toList();
        } catch (IOException e) {
            throw failure(Kind.NOTHING_FOUND, shown + ": can't be read");
        }
        if (files.size() > MAX_FILES) {
            throw rejected(shown, "more than " + MAX_FILES + " files");
        }
        return files.stream().filter(file -> !COMPANY.matcher(name(file)).matches()).toList();
    }

    static String names(List<Path> files) {
        return Inventory.first(MOST_NAMES, files.stream()
                .sorted(Comparator.comparing(file -> !name(file).toLowerCase(Locale.ROOT).contains(SUFFIX)))
                .map(file -> name(file) + (isFolder(file) ? "/" : "")).toList());
    }

    static NotAcceptedException rejected(String file, String reason) {
        return failure(Kind.REJECTED, file + ": " + reason);
    }

    static NotAcceptedException failure(Kind kind, String message) {
        return new NotAcceptedException(kind, Scope.PROBLEM, message);
    }

    /** Returns whether a file name is that of a class, but not the solver's own name with the wrong capitals. */
    static boolean isSource(SolverClass solver, String name) {
        return isSource(name) && (name.equals(solver.file()) || !name.equalsIgnoreCase(solver.file()));
    }

    static boolean isSource(String fileName) {
        return fileName.endsWith(SUFFIX)
                && SourceVersion.isIdentifier(fileName.substring(0, fileName.length() - SUFFIX.length()));
    }

    static boolean isFolder(Path file) {
        return Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
    }

    static String name(Path file) {
        return file.getFileName().toString();
    }

    String name(SolverClass solver) {
        boolean isInside = folder.endsWith(EXERCISES) && !name.equals(EXERCISES) && !name.endsWith("/" + EXERCISES);
        return name + "/" + (isInside ? EXERCISES + "/" : "") + solver.packageName();
    }

    static String ids() {
        return Catalogue.core().stream().map(Problem::id).collect(Collectors.joining(", "));
    }
}
