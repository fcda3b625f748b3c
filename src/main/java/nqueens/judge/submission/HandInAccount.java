package nqueens.judge.submission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.submission.Inventory.Item;
import nqueens.judge.submission.Sources.SourceText;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.SolverClass;
import nqueens.problem.catalogue.Catalogue;

/**
 * Accounts for every file handed in: the sources of each exercise, and other files that may contain work. A solver is
 * recognised by its file name, in any folder. An exercise that isn't begun gets no zero if some file may contain the
 * exercise: a file that wasn't opened, or that looks like a source with another name. Then a person must look at the
 * file.
 */
public final class HandInAccount {

    /** The name of the manifest in an archive that {@code mvn test -Phandin} creates. */
    public static final String MANIFEST = "handin.json";
    private static final int MOST_NAMES = 10;
    /** Maximum number of files opened per name; the limit for all names together is ten times higher. */
    private static final int MOST_READ = 50;
    private static final Pattern COMPANY = Pattern.compile("README\\.md|\\..*|.*~|#.*#");
    private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+(\\w+)\\s*;");
    /** Matches files that compilers and other programs write next to a source. */
    private static final Pattern MADE = Pattern.compile("(?i).*\\.(class|html|xml|log)");
    private static final Pattern BUILD = Pattern.compile("(?<=^|/)(out|bin|build|target)/");
    private static final Pattern TEXT = Pattern.compile("(?is)(.+\\.)?(ja?va?|txt|text|rtf|onlinetext\\.html)\\W*\\w*");
    private static final Pattern CLASS = Pattern.compile("\\bclass\\s+\\w[^;{]{0,300}\\{");

    private final Submission submission;
    private final Inventory inventory;
    private final Map<String, List<Item>> named;
    /** Solvers that were begun in files with the right names, readable or not. */
    private final Set<SolverClass> begun = new HashSet<>();
    private final Set<Item> damaged = new HashSet<>();
    /** Solvers, and the sources next to them, that were assigned to an exercise. */
    private final Set<Item> claimed = new HashSet<>();
    /** Files that couldn't be opened, or look like sources with other names, each with the reason. */
    private final Set<String> open;
    /** Files of {@code open} that may contain work on an exercise that seems not to be begun. */
    private final Set<String> doubts;
    private int read;

    /** Finds the use of each file of a submission, or the reason why the file isn't judged. */
    public HandInAccount(Submission submission) {
        this.submission = submission;
        this.inventory = submission.inventory();
        this.named = inventory.items().stream().filter(item -> !inventory.isOfKata(item))
                .collect(Collectors.groupingBy(Item::ownName, LinkedHashMap::new, Collectors.toList()));
        this.open = new TreeSet<>(inventory.unopened());
        this.doubts = new TreeSet<>(open);
        inventory.passedOver().forEach(folder -> open.add(
                Inventory.shortened(folder) + " (beside exercises/, where the kata keeps its own)"));
        for (SolverClass solver : Catalogue.all().stream().map(Problem::solver).toList()) {
            called(solver).limit(MOST_READ).forEach(item -> {
                claimed.add(item);
                if (Submission.isBegun(solver, text(item))) {
                    begun.add(solver);
                    claimed.addAll(sourcesBeside(solver, item).values());
                }
            });
        }
        inventory.items().stream().filter(item -> !claimed.contains(item) && !inventory.isOfKata(item))
                .forEach(this::noteStray);
    }

    private void note(Item item, String why, boolean mayHold) {
        String shown = Inventory.shortened(item.path()) + " (" + why + ")";
        open.add(shown);
        if (mayHold) {
            doubts.add(shown);
        }
    }

    /** Reads a file for a first look; returns empty if the file can't be read, or too many files were read. */
    private String text(Item item) {
        try {
            return read++ < MOST_READ * MOST_NAMES ? item.text(item.path()).text() : "";
        } catch (NotAcceptedException e) {
            if (e.kind() == Kind.NOTHING_FOUND) {
                damaged.add(item);
                note(item, "damaged", true);
            }
            return "";
        }
    }

    boolean hasSolver() {
        return !claimed.isEmpty();
    }

    /** {@return the files with a solver's name; files in build folders count only if there are no others} */
    private Stream<Item> called(SolverClass solver) {
        List<Item> all = named.getOrDefault(solver.file(), List.of());
        List<Item> own = all.stream().filter(item -> !BUILD.matcher(item.path()).find()).toList();
        return (own.isEmpty() ? all : own).stream();
    }

    /** {@return the different solvers, each with its first file; a file in the right place comes first} */
    private Map<SourceText, Item> solvers(SolverClass solver) {
        Map<SourceText, Item> solvers = new LinkedHashMap<>();
        called(solver).sorted(Comparator.comparing(item -> !isSolverPath(solver, item))).limit(MOST_READ)
                .forEach(item -> solvers.putIfAbsent(item.text(shown(solver, item)), item));
        return solvers;
    }

    private boolean isSolverPath(SolverClass solver, Item item) {
        return item.entry().isEmpty() && item.file().equals(submission.solverPath(solver));
    }

    private String shown(SolverClass solver, Item item) {
        return isSolverPath(solver, item) ? submission.name(solver) + "/" + item.name() : item.path();
    }

    /**
     * Copies the sources of one problem out of the submission: the {@code .java} files that are named like a class,
     * including the solver's. A note lists the other files in the solver's folder, except a {@code README.md} and
     * hidden files. A solver outside the folder of its exercise is read from one other place, and a note names the
     * place. Untouched stubs elsewhere don't count. But a begun solver is rejected if a stub is next to the solver, or
     * in the exercise's folder, even inside an archive: then the solver may be the kata's own. If there are no valid
     * sources, a {@link NotAcceptedException} gives the reason.
     */
    public Sources sources(SolverClass solver) {
        boolean isInPlace = submission.hasSolverPath(solver);
        Map<SourceText, Item> solvers = solvers(solver);
        List<Item> begun = solvers.entrySet().stream()
                .filter(each -> Submission.isBegun(solver, each.getKey().text())).map(Map.Entry::getValue).toList();
        Optional<Item> place = solvers.values().stream().filter(item -> isSolverPath(solver, item)).findFirst();
        if (isInPlace && place.isEmpty()) {
            return inPlace(solver);
        }
        Optional<Item> stub = solvers.values().stream().filter(item -> !begun.contains(item)
                && (isSolverPath(solver, item) || item.entry().equals(archivePath(solver))
                        || begun.stream().map(Item::folder).anyMatch(item.folder()::equals)))
                .findFirst();
        if (begun.size() > (stub.isPresent() ? 0 : 1)) {
            throw unclear(solver, stub, begun);
        }
        if (begun.isEmpty() && (isInPlace || !solvers.isEmpty()) && !doubts.isEmpty()) {
            throw doubtful(submission.name(solver) + ": nothing is begun in " + solver.file());
        }
        if (isInPlace || solvers.isEmpty() && (submission.hasExercise() || hasSolver())) {
            return inPlace(solver);
        }
        return beside(solver, Stream.concat(begun.stream(), solvers.values().stream()).findFirst()
                .orElseThrow(this::nothing));
    }

    private NotAcceptedException unclear(SolverClass solver, Optional<Item> stub, List<Item> begun) {
        return failure(Kind.NOTHING_FOUND, "it is not clear what to judge: "
                + stub.map(item -> shown(solver, item) + " is the stub, and there is ")
                        .orElse("there is more than one " + solver.file() + ": ")
                + Inventory.first(MOST_NAMES, begun.stream()
                        .map(item -> Inventory.shortened(shown(solver, item))).toList())
                + "\nhand in one of them, as " + archivePath(solver));
    }

    private NotAcceptedException nothing() {
        return failure(Kind.NOTHING_FOUND, "nothing was found to judge: expected exercises/<id>/... with "
                + Submission.ids() + " as <id>; found " + inventory.found()
                + "\nhand in the folder exercises/, or a .zip of it");
    }

    /** Returns a rejection of an exercise that isn't begun; its solver may be in files that aren't judged. */
    private NotAcceptedException doubtful(String missing) {
        return failure(Kind.NOTHING_FOUND, missing + "; your work may be in files that could not be judged\n"
                + Inventory.first(MOST_NAMES, List.copyOf(doubts))
                + "\nhand in .java files by the names that the exercises give, or a .zip of them");
    }

    private Sources inPlace(SolverClass solver) {
        Path home = submission.solverPath(solver).getParent();
        String shown = submission.name(solver);
        if (!Files.exists(home, LinkOption.NOFOLLOW_LINKS)) {
            String missing = "there is no folder " + shown;
            throw doubts.isEmpty() ? failure(Kind.STUB, missing) : doubtful(missing);
        }
        if (!Submission.isFolder(home)) {
            throw rejected(shown, "not a folder");
        }
        List<Path> files = files(shown, home);
        List<Path> sources = files.stream()
                .filter(file -> isSource(solver, Submission.name(file)) && !Submission.isFolder(file)).toList();
        if (sources.stream().noneMatch(file -> Submission.name(file).equals(solver.file()))) {
            String missing = "no file " + solver.file() + " in it"
                    + (files.isEmpty() ? "" : "; there is " + names(files))
                    + "; the file that is judged must be called " + solver.file();
            boolean isFormal = !sources.isEmpty() || files.stream().allMatch(Submission::isFolder);
            throw failure(doubts.isEmpty() && isFormal ? Kind.REJECTED : Kind.NOTHING_FOUND, shown + ": " + missing);
        }
        Map<String, SourceText> texts = new TreeMap<>();
        sources.stream().limit(Sources.MOST + 1L).forEach(file ->
                texts.put(Submission.name(file), new Item("", file, "").text(shown + "/" + Submission.name(file))));
        List<Path> others = files.stream().filter(file -> !sources.contains(file)).toList();
        return Sources.of(shown, solver, texts, others.isEmpty() ? List.of()
                : List.of(solver.packageName()
                        + ": not looked at, since only .java files named like a class are judged: " + names(others)));
    }

    /** Returns the path of a solver in an archive of this kata. */
    private static String archivePath(SolverClass solver) {
        return "exercises/" + solver.packageName() + "/" + solver.file();
    }

    private static List<Path> files(String shown, Path home) {
        List<Path> files;
        try (Stream<Path> all = Files.list(home)) {
            files = all.limit(Submission.MAX_FILES + 1L).sorted().toList();
        } catch (IOException e) {
            throw failure(Kind.NOTHING_FOUND, shown + ": can't be read");
        }
        if (files.size() > Submission.MAX_FILES) {
            throw rejected(shown, "more than " + Submission.MAX_FILES + " files");
        }
        return files.stream().filter(file -> !COMPANY.matcher(Submission.name(file)).matches()).toList();
    }

    private Sources beside(SolverClass solver, Item found) {
        Map<String, SourceText> texts = new TreeMap<>();
        sourcesBeside(solver, found).forEach((name, item) -> texts.put(name, item.text(item.path())));
        String place = archivePath(solver);
        // an archive of this kata has its manifest next to exercises/, and its solvers in their places
        boolean isPacked = found.path().endsWith("/" + place) && inventory.items().stream().anyMatch(item ->
                item.path().equals(found.path().replace(place, MANIFEST)));
        return Sources.of(found.folder(), solver, texts, isPacked ? List.of()
                : List.of(solver.packageName() + ": read from " + Inventory.shortened(found.path())));
    }

    /** Returns a solver and the sources next to it; if other solvers are there, only those of its package. */
    private Map<String, Item> sourcesBeside(SolverClass solver, Item found) {
        boolean isDownloaded = !found.name().equals(solver.file());
        Map<String, Item> beside = new TreeMap<>();
        inventory.items().stream().filter(item -> item.folder().equals(found.folder()))
                .forEach(item -> beside.putIfAbsent(isDownloaded ? item.ownName() : item.name(), item));
        beside.put(solver.file(), found);
        beside.keySet().removeIf(name -> !isSource(solver, name));
        boolean isShared = Catalogue.all().stream().map(Problem::solver)
                .anyMatch(other -> !other.equals(solver) && beside.containsKey(other.file()));
        beside.values().removeIf(item -> !item.equals(found) && !isOf(solver, item, isShared));
        return beside;
    }

    /** Returns whether a file name is that of a class, but not the solver's own name in wrong letter case. */
    private static boolean isSource(SolverClass solver, String name) {
        return Submission.isSource(name) && (name.equals(solver.file()) || !name.equalsIgnoreCase(solver.file()));
    }

    private boolean isOf(SolverClass solver, Item item, boolean isShared) {
        String name = PACKAGE.matcher(text(item)).results().map(found -> found.group(1)).findFirst().orElse("");
        // also takes damaged sources, so that reading them reports the damage
        return damaged.contains(item) || name.equals(solver.packageName()) || !isShared
                && Catalogue.all().stream().noneMatch(problem -> problem.solver().packageName().equals(name));
    }

    /** {@return every file that could be opened, with its use} */
    public Stream<String> files() {
        return inventory.items().stream().map(item -> item.path() + (claimed.contains(item) ? ": a source"
                : inventory.isOfKata(item) ? ": passed over, since the kata has its own" : ": not taken"));
    }

    /** {@return files that couldn't be opened, or look like sources with other names, each with the reason} */
    public List<String> unjudgedFiles() {
        return List.copyOf(open);
    }

    private void noteStray(Item item) {
        if (Catalogue.all().stream().anyMatch(problem -> problem.solver().file().equals(item.ownName()))) {
            return;
        }
        String own = item.ownName().toLowerCase(Locale.ROOT);
        String letters = own.replaceAll("[^a-z0-9]", "");
        Set<SolverClass> meant = Catalogue.all().stream().filter(problem -> letters.contains(
                problem.solver().simpleName().toLowerCase(Locale.ROOT))
                || problem.isCore() && own.matches(problem.id() + "\\W.*"))
                .map(Problem::solver).collect(Collectors.toSet());
        if (meant.isEmpty()) {
            String text = TEXT.matcher(own).matches() && !isInPlaceOfSolver(item) ? text(item) : "";
            if (!CLASS.matcher(text).find() || !text.toLowerCase(Locale.ROOT).contains("queen")) {
                return;
            }
            Catalogue.all().stream().map(Problem::solver).filter(solver -> text.contains(solver.simpleName()))
                    .forEach(meant::add);
        } else if (MADE.matcher(own).matches() && meant.stream().map(SolverClass::file).anyMatch(named::containsKey)) {
            return;
        }
        note(item, "looks like a source by another name", meant.isEmpty() || !begun.containsAll(meant));
    }

    /** Returns whether a file is a class in an exercise's folder that has no solver; such a folder is rejected. */
    private boolean isInPlaceOfSolver(Item item) {
        return item.entry().isEmpty() && Submission.isSource(item.name()) && Catalogue.all().stream()
                .map(Problem::solver).filter(solver -> !submission.hasSolverPath(solver))
                .anyMatch(solver -> item.file().getParent().equals(submission.solverPath(solver).getParent()));
    }

    private static String names(List<Path> files) {
        return Inventory.first(MOST_NAMES, files.stream()
                .sorted(Comparator.comparing(file -> !Submission.name(file).toLowerCase(Locale.ROOT).contains(".java")))
                .map(file -> Submission.name(file) + (Submission.isFolder(file) ? "/" : "")).toList());
    }

    static NotAcceptedException rejected(String file, String reason) {
        return failure(Kind.REJECTED, file + ": " + reason);
    }

    static NotAcceptedException failure(Kind kind, String message) {
        return new NotAcceptedException(kind, Scope.PROBLEM, message);
    }
}
