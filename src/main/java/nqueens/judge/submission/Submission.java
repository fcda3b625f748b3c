package nqueens.judge.submission;

import java.io.IOException;
import java.nio.file.Files;
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

import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.SolverClass;
import nqueens.problem.catalogue.Catalogue;

/**
 * A folder that holds exercise folders; or where it doesn't, whatever was handed in.
 *
 * @param name the folder as it was given, such as {@code exercises}, with {@code /}; in a class its own name
 * @param root the folder or the archive in which solvers are looked for that are not in their places
 * @param parts the files in it that are meant; empty if it is all of it
 */
public record Submission(String name, Path folder, Path root, List<Path> parts) {

    /** An exercise has at most this many sources. */
    static final int MAX_SOURCES = 20;
    /** An exercise's folder holds at most this many files of any kind. */
    static final int MAX_FILES = 10_000;
    /** A source has at most this many bytes: 64 KiB. */
    static final int MAX_BYTES = 1 << 16;

    /** The folder of exercises in a copy of the whole kata. */
    private static final String EXERCISES = "exercises";
    private static final String PROPERTY = "submission";
    private static final String SUFFIX = ".java";
    /** At most this many files are named where there may be more. */
    private static final int MOST_NAMES = 10;
    private static final Pattern STUB = Pattern.compile("(?m)^\\s*throw new NotStartedException\\(");
    private static final Pattern TEST = Pattern.compile("@\\w*Test(Factory)?\\b");
    private static final Pattern COMPANY = Pattern.compile("README\\.md|\\..*|.*~|#.*#");

    /** Creates a submission, from a copy of the list. */
    public Submission {
        parts = List.copyOf(parts);
    }

    /** Creates a submission of all that is in its folder. */
    public Submission(String name, Path folder) {
        this(name, folder, folder, List.of());
    }

    /** Opens a folder, or a zip archive, absolute or relative to the project's folder, in which an exercise must be. */
    public static Submission at(String given) {
        String rule = "a submission is a folder that holds " + ids();
        Path folder = ProjectFolder.own().existing(PROPERTY, given, rule);
        if (!Files.isDirectory(folder) && !Inventory.isArchive(folder.toString())) {
            throw new SettingsException(PROPERTY, given, "a file, not a folder; " + rule);
        }
        Submission submission = named(Path.of(given).toString().replace('\\', '/'), folder);
        if (!submission.hasExercise() && !submission.inventory().hasSolver()) {
            throw new SettingsException(PROPERTY, given,
                    "no exercise in it; found " + submission.inventory().found() + "; " + rule);
        }
        return submission;
    }

    /**
     * Opens a submission by a name, whatever there is in its folder or zip archive; a folder {@code exercises} in it is
     * taken as the one that holds the exercises, so that a copy of the whole kata will do.
     */
    public static Submission named(String name, Path folder) {
        return of(name, folder, List.of());
    }

    static Submission of(String name, Path root, List<Path> parts) {
        Path first = parts.isEmpty() ? root : parts.get(0);
        // a link is not followed: nothing is in its place
        Path folder = Files.isSymbolicLink(first) && !parts.isEmpty() ? first.resolve(".link") : first;
        Path exercises = folder.resolve(EXERCISES);
        return new Submission(name, isFolder(exercises) ? exercises : folder, root, parts);
    }

    /** {@return the same submission by another name} */
    public Submission called(String other) {
        return new Submission(other, folder, root, parts);
    }

    private Inventory inventory() {
        return new Inventory(root, parts);
    }

    /**
     * {@return whether a problem was begun: its solver is there, and if it is an exercise, not all of its methods, or
     * tests, are a stub's} Exercises come with stubs, whose methods throw and do nothing else; the stub of a drill is
     * there where somebody has asked for it.
     */
    public boolean hasBegun(Problem problem) {
        if (!isInPlace(problem.solver()) || !problem.isExercise()) {
            return isInPlace(problem.solver());
        }
        try {
            return isBegun(problem, item(name(problem.solver()), place(problem.solver())).text().text());
        } catch (NotAcceptedException e) {
            return true;
        }
    }

    /** {@return whether the source of an exercise's solver is more than its stub} */
    public static boolean isBegun(Problem problem, String source) {
        long parts = problem.harness().isEmpty() ? problem.contract().getMethods().length
                : TEST.matcher(source).results().count();
        return STUB.matcher(source).results().count() < parts;
    }

    /** Whether a solver is more than its stub; that of a drill always is. */
    private static boolean isBegun(SolverClass solver, SourceText source) {
        return Catalogue.all().stream().filter(problem -> problem.isExercise() && problem.solver().equals(solver))
                .allMatch(problem -> isBegun(problem, source.text()));
    }

    /** {@return whether a problem has a folder in it} */
    public boolean hasFolder(Problem problem) {
        return Files.exists(folder.resolve(problem.solver().packageName()), LinkOption.NOFOLLOW_LINKS);
    }

    private Path place(SolverClass solver) {
        return folder.resolve(solver.packageName()).resolve(solver.file());
    }

    /** Whether a solver is where it belongs, whatever it is, in a folder that is no link. */
    private boolean isInPlace(SolverClass solver) {
        return isFolder(place(solver).getParent()) && Files.exists(place(solver), LinkOption.NOFOLLOW_LINKS);
    }

    /**
     * {@return all digits of the commit that the submission's clone stands at; empty if the submission, or the folder
     * above its {@code exercises/}, is no clone} What was changed there since is judged all the same.
     */
    public Optional<String> commit() {
        return GitCommit.of(folder.endsWith(EXERCISES) ? folder.toAbsolutePath().getParent() : folder);
    }

    /** Whether there is any problem's folder in its place, whatever that holds. */
    private boolean hasExercise() {
        return Catalogue.all().stream().anyMatch(this::hasFolder);
    }

    /**
     * Copies the sources of one problem out of the submission: the {@code .java} files that are named like a class, the
     * solver's among them. Whatever else its folder holds is not read. A note says so, but not of a {@code README.md},
     * nor of what editors and file managers hide: files whose names begin with a dot, end in {@code ~}, or stand
     * between two {@code #}. Where the solver isn't in the folder of its exercise, and lies in one other place, it is
     * read from there, and a note says so. Stubs that nobody has touched don't count as another place. Where the
     * sources can't be had, a {@link NotAcceptedException} says why.
     */
    public Sources sources(SolverClass solver) {
        boolean isInPlace = isInPlace(solver);
        if (isInPlace && Catalogue.all().stream().anyMatch(this::hasBegun)) {
            return inPlace(solver);
        }
        Inventory inventory = inventory();
        Map<SourceText, Inventory.Item> solvers = inventory.solvers(solver);
        List<Inventory.Item> begun = solvers.entrySet().stream().filter(each -> isBegun(solver, each.getKey()))
                .map(Map.Entry::getValue).toList();
        if (begun.size() > (isInPlace ? 0 : 1)) {
            throw unclear(solver, isInPlace, begun);
        }
        Optional<Inventory.Item> found = Stream.concat(begun.stream(), solvers.values().stream()).findFirst();
        if (isInPlace || found.isEmpty() && (hasExercise() || inventory.hasSolver())) {
            return inPlace(solver);
        }
        return inventory.sources(solver, found.orElseThrow(() -> nothing(inventory)));
    }

    private NotAcceptedException unclear(SolverClass solver, boolean isInPlace, List<Inventory.Item> begun) {
        String stub = isInPlace ? name(solver) + "/" + solver.file() + " is the stub, and there is "
                : "there is more than one " + solver.file() + ": ";
        return new NotAcceptedException(Kind.NOTHING_FOUND, Scope.PROBLEM, "it is not clear what to judge: " + stub
                + begun.stream().limit(MOST_NAMES).map(item -> Inventory.shortened(item.path()))
                        .collect(Collectors.joining(", "))
                + "\nhand in one of them, as exercises/" + solver.packageName() + "/" + solver.file());
    }

    private static NotAcceptedException nothing(Inventory inventory) {
        return new NotAcceptedException(Kind.NOTHING_FOUND, Scope.PROBLEM, "nothing was found to judge: expected "
                + "exercises/<id>/... with " + ids() + " as <id>; found " + inventory.found()
                + "\nhand in the folder exercises/, or a .zip of it");
    }

    private Sources inPlace(SolverClass solver) {
        Path home = folder.resolve(solver.packageName());
        String shown = name(solver);
        if (!Files.exists(home, LinkOption.NOFOLLOW_LINKS)) {
            throw new NotAcceptedException(Kind.STUB, Scope.PROBLEM, "there is no folder " + shown);
        }
        if (!isFolder(home)) {
            throw rejected(shown, "not a folder");
        }
        List<Path> files = files(shown, home);
        List<Path> sources = files.stream().filter(file -> isSource(name(file)) && !isFolder(file)).toList();
        if (sources.stream().noneMatch(file -> name(file).equals(solver.file()))) {
            throw rejected(shown, "no file " + solver.file() + " in it"
                    + (files.isEmpty() ? "" : "; there is " + names(files))
                    + "; the file that is judged must be called " + solver.file());
        }
        Map<String, SourceText> texts = new TreeMap<>();
        sources.stream().limit(MAX_SOURCES + 1L).forEach(file -> texts.put(name(file), item(shown, file).text()));
        List<Path> others = files.stream().filter(file -> !sources.contains(file)).toList();
        return sources(shown, solver, texts, others.isEmpty() ? List.of()
                : List.of(solver.packageName()
                        + ": not looked at, since only .java files named like a class are judged: " + names(others)));
    }

    /** Gives the sources of a solver, with a note of each that is not UTF-8, and further notes. */
    static Sources sources(String shown, SolverClass solver, Map<String, SourceText> texts, List<String> further) {
        if (texts.size() > MAX_SOURCES) {
            throw rejected(shown, "more than " + MAX_SOURCES + " sources");
        }
        List<String> notes = new ArrayList<>();
        Map<String, String> files = new TreeMap<>();
        texts.forEach((file, source) -> {
            files.put(file, source.text());
            if (!source.isUtf8()) {
                notes.add(solver.packageName() + "/" + file + " is not UTF-8: read as " + source.charset());
            }
        });
        notes.addAll(further);
        return new Sources(files, notes);
    }

    /** {@return the solver's file of an exercise, as a learner would open it} */
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

    /** Whether a file is called like a source, whatever it is. */
    static boolean isSource(String fileName) {
        return fileName.endsWith(SUFFIX)
                && SourceVersion.isIdentifier(fileName.substring(0, fileName.length() - SUFFIX.length()));
    }

    private static boolean isFolder(Path file) {
        return Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }

    /** Names files in one line, those first that may have been meant as sources. */
    private static String names(List<Path> files) {
        return Inventory.listed(files.stream()
                .sorted(Comparator.comparing(file -> !name(file).toLowerCase(Locale.ROOT).contains(SUFFIX)))
                .map(file -> name(file) + (isFolder(file) ? "/" : "")).toList(), MOST_NAMES);
    }

    private static Inventory.Item item(String home, Path file) {
        return new Inventory.Item(home + "/" + name(file), file, "");
    }

    /** The solver's folder as people would look for it. */
    private String name(SolverClass solver) {
        boolean isInside = folder.endsWith(EXERCISES) && !name.equals(EXERCISES) && !name.endsWith("/" + EXERCISES);
        return name + "/" + (isInside ? EXERCISES + "/" : "") + solver.packageName();
    }

    static NotAcceptedException rejected(String file, String reason) {
        return new NotAcceptedException(Kind.REJECTED, Scope.PROBLEM, file + ": " + reason);
    }

    private static String ids() {
        return Catalogue.core().stream().map(Problem::id).collect(Collectors.joining(", "));
    }
}
