package nqueens.judge.submission;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
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

import nqueens.judge.limit.Budget;
import nqueens.judge.submission.Inventory.Item;
import nqueens.judge.submission.Sources.Reading;
import nqueens.judge.submission.Sources.SourceText;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Problem;
import nqueens.problem.SolverClass;
import nqueens.problem.catalogue.Catalogue;

/**
 * A submission during judging: the sources of each exercise, and a note on every other file. A solver is recognised by
 * its file name, in any folder. Sources are read once, so that the same text is judged, hashed, shown, compared and
 * stored. An exercise that isn't begun gets no zero if a file may contain the exercise, but wasn't opened or has
 * another name. Then a person must look at the file. All problems share one budget.
 */
public final class OpenedSubmission {

    /** The name of the manifest in an archive that {@code mvn test -Phandin} creates. */
    public static final String MANIFEST = "handin.json";
    /** Maximum number of files opened per name; the limit for all names together is ten times as high. */
    private static final int MOST_READ = 50;
    private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+(\\w+)\\s*;");
    /** Matches files that programs write next to a source. */
    private static final Pattern MADE = Pattern.compile("(?i).*\\.(class|html|xml|log)");
    private static final Pattern BUILD = Pattern.compile("(?<=^|/)(out|bin|build|target)/");
    private static final Pattern TEXT = Pattern.compile("(?is)(.+\\.)?(ja?va?|txt|text|rtf|onlinetext\\.html)\\W*\\w*");
    private static final Pattern CLASS = Pattern.compile("\\bclass\\s+\\w[^;{]{0,300}\\{");

    private static final List<SolverClass> SOLVERS = Catalogue.all().stream().map(Problem::solver).toList();

    private final Submission submission;
    private final Optional<String> commit;
    private final Budget budget;
    private final Inventory inventory;
    private final Map<SolverClass, Reading> readings = new HashMap<>();
    private final Map<String, List<Item>> named;
    private final Set<SolverClass> begun = new HashSet<>();
    private final Set<Item> damaged = new HashSet<>();
    /** Files with a solver's name, and the sources next to begun solvers. */
    private final Set<Item> claimed = new HashSet<>();
    /** Skipped folders, and files that weren't opened or look like sources with other names; with reasons. */
    private final Set<String> open;
    /** Files of {@code open} that may contain work on an exercise that doesn't seem to be begun. */
    private final Set<String> doubts;
    private int read;

    /** Opens a submission. */
    public OpenedSubmission(Submission submission) {
        this(submission, Optional.empty());
    }

    /** Opens a submission that gets no grade if judging takes longer than {@code most}. */
    public OpenedSubmission(Submission submission, Optional<Duration> most) {
        this.submission = submission;
        this.budget = new Budget(most);
        this.commit = submission.commit();
        this.inventory = submission.inventory();
        this.named = inventory.items().stream().filter(item -> !inventory.isOfKata(item))
                .collect(Collectors.groupingBy(Item::ownName, LinkedHashMap::new, Collectors.toList()));
        this.open = new TreeSet<>(inventory.unopened());
        this.doubts = new TreeSet<>(open);
        inventory.passedOver().forEach(folder -> open.add(
                Inventory.shortened(folder) + " (beside exercises/, where the kata keeps its own)"));
        for (SolverClass solver : SOLVERS) {
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

    /** {@return the submission} */
    public Submission submission() {
        return submission;
    }

    /** {@return the commit of the submission's clone; empty if the submission is not a clone} */
    public Optional<String> commit() {
        return commit;
    }

    /** {@return the budget that all problems share} */
    public Budget budget() {
        return budget;
    }

    /** {@return the sources of a solver, as first read, or the reason for their rejection} */
    public synchronized Reading reading(SolverClass solver) {
        return readings.computeIfAbsent(solver, each -> {
            try {
                return new Reading(Optional.of(found(each)), null);
            } catch (NotAcceptedException e) {
                return new Reading(Optional.empty(), e);
            }
        });
    }

    /** {@return the sources of a solver, as first read} Throws a {@link NotAcceptedException} if they are rejected. */
    public Sources sources(SolverClass solver) {
        Reading reading = reading(solver);
        return reading.sources().orElseThrow(reading::rejection);
    }

    /** {@return whether an exercise was begun, in any folder} */
    public boolean hasBegun(Problem exercise) {
        return reading(exercise.solver()).sources()
                .map(sources -> Submission.isBegun(exercise, sources.files().get(exercise.solver().file())))
                .orElseGet(() -> submission.hasBegun(exercise));
    }

    /** {@return the hash of the judge's input for problems: sources and notes, or reasons for rejection} */
    public String fingerprint(List<Problem> problems) {
        Stream<String> seen = problems.stream().flatMap(problem -> reading(problem.solver()).seen().stream());
        return Fingerprint.of(Stream.of(Stream.of(submission.name()), seen, unjudgedFiles().stream())
                .flatMap(each -> each).toList());
    }

    private void note(Item item, String why, boolean mayHold) {
        String shown = Inventory.shortened(item.path()) + " (" + why + ")";
        open.add(shown);
        if (mayHold) {
            doubts.add(shown);
        }
    }

    /** Returns the text of a file; empty if the file can't be read, or too many files were read. */
    private String text(Item item) {
        try {
            return read++ < MOST_READ * 10 ? item.text(item.path()).text() : "";
        } catch (NotAcceptedException e) {
            if (e.fault().kind() == Kind.NOTHING_FOUND) {
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
     * Reads the sources of one problem: the {@code .java} files that are named like a class. Notes list the other files
     * in the exercise's folder, and name the place of a solver outside this folder. Two begun solvers are rejected. So
     * is a begun solver if a stub is next to it or in the exercise's folder: the solver may be the reference solution.
     */
    private Sources found(SolverClass solver) {
        boolean isInPlace = submission.hasSolverPath(solver);
        Map<SourceText, Item> solvers = solvers(solver);
        List<Item> begun = solvers.entrySet().stream()
                .filter(each -> Submission.isBegun(solver, each.getKey().text())).map(Map.Entry::getValue).toList();
        Optional<Item> place = solvers.values().stream().filter(item -> isSolverPath(solver, item)).findFirst();
        if (isInPlace && place.isEmpty()) {
            return inPlace(solver);
        }
        Optional<Item> stub = solvers.values().stream().filter(item -> !begun.contains(item)
                && (isSolverPath(solver, item) || item.entry().equals(Submission.archivePath(solver))
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
        return Submission.failure(Kind.NOTHING_FOUND, "it is not clear what to judge: "
                + stub.map(item -> shown(solver, item) + " is the stub, and there is ")
                        .orElse("there is more than one " + solver.file() + ": ")
                + Inventory.first(Submission.MOST_NAMES, begun.stream()
                        .map(item -> Inventory.shortened(shown(solver, item))).toList())
                + "\nhand in one of them, as " + Submission.archivePath(solver));
    }

    private NotAcceptedException nothing() {
        return Submission.failure(Kind.NOTHING_FOUND, "nothing was found to judge: expected exercises/<id>/... with "
                + Submission.ids() + " as <id>; found " + inventory.found()
                + "\nhand in the folder exercises/, or a .zip of it");
    }

    private NotAcceptedException doubtful(String missing) {
        return Submission.failure(Kind.NOTHING_FOUND, missing + "; your work may be in files that could not be judged\n"
                + Inventory.first(Submission.MOST_NAMES, List.copyOf(doubts))
                + "\nhand in .java files by the names that the exercises give, or a .zip of them");
    }

    private Sources inPlace(SolverClass solver) {
        Path home = submission.solverPath(solver).getParent();
        String shown = submission.name(solver);
        if (!submission.hasFolder(solver)) {
            String missing = "there is no folder " + shown;
            throw doubts.isEmpty() ? Submission.failure(Kind.STUB, missing) : doubtful(missing);
        }
        if (!Submission.isFolder(home)) {
            throw Submission.rejected(shown, "not a folder");
        }
        List<Path> files = Submission.files(shown, home);
        List<Path> sources = files.stream()
                .filter(file -> Submission.isSource(solver, Submission.name(file)) && !Submission.isFolder(file))
                .toList();
        if (sources.stream().noneMatch(file -> Submission.name(file).equals(solver.file()))) {
            String missing = "no file " + solver.file() + " in it"
                    + (files.isEmpty() ? "" : "; there is " + Submission.names(files))
                    + "; the file that is judged must be called " + solver.file();
            boolean isFormal = !sources.isEmpty() || files.stream().allMatch(Submission::isFolder);
            throw Submission.failure(doubts.isEmpty() && isFormal ? Kind.REJECTED : Kind.NOTHING_FOUND,
                    shown + ": " + missing);
        }
        Map<String, SourceText> texts = new TreeMap<>();
        sources.stream().limit(Sources.MOST + 1L).forEach(file ->
                texts.put(Submission.name(file), new Item("", file, "").text(shown + "/" + Submission.name(file))));
        List<Path> others = files.stream().filter(file -> !sources.contains(file)).toList();
        return Sources.of(shown, solver, texts, others.isEmpty() ? List.of()
                : List.of(solver.packageName() + ": not looked at, since only .java files named like a class are"
                        + " judged: " + Submission.names(others)));
    }

    private Sources beside(SolverClass solver, Item found) {
        Map<String, SourceText> texts = new TreeMap<>();
        sourcesBeside(solver, found).forEach((name, item) -> texts.put(name, item.text(item.path())));
        String place = Submission.archivePath(solver);
        // an archive of this kata has its manifest next to exercises/, and its solvers in their places
        boolean isPacked = found.path().endsWith("/" + place) && inventory.items().stream().anyMatch(item ->
                item.path().equals(found.path().replace(place, MANIFEST)));
        return Sources.of(found.folder(), solver, texts, isPacked ? List.of()
                : List.of(solver.packageName() + ": read from " + Inventory.shortened(found.path())));
    }

    /** Returns a solver and the sources next to it; next to other solvers, only the sources in its package. */
    private Map<String, Item> sourcesBeside(SolverClass solver, Item found) {
        boolean isDownloaded = !found.name().equals(solver.file());
        Map<String, Item> beside = new TreeMap<>();
        inventory.items().stream().filter(item -> item.folder().equals(found.folder()))
                .forEach(item -> beside.putIfAbsent(isDownloaded ? item.ownName() : item.name(), item));
        beside.put(solver.file(), found);
        beside.keySet().removeIf(name -> !Submission.isSource(solver, name));
        boolean isShared = SOLVERS.stream()
                .anyMatch(other -> !other.equals(solver) && beside.containsKey(other.file()));
        beside.values().removeIf(item -> !item.equals(found) && !isOf(solver, item, isShared));
        return beside;
    }

    private boolean isOf(SolverClass solver, Item item, boolean isShared) {
        String name = PACKAGE.matcher(text(item)).results().map(found -> found.group(1)).findFirst().orElse("");
        // includes damaged sources, so that reading them reports the damage
        return damaged.contains(item) || name.equals(solver.packageName()) || !isShared
                && SOLVERS.stream().noneMatch(other -> other.packageName().equals(name));
    }

    /** {@return every file that was handed in, with its use or the reason why the file isn't judged} */
    public Stream<String> handedInFiles() {
        return Stream.concat(inventory.items().stream().map(item -> item.path() + (claimed.contains(item) ? ": a source"
                : inventory.isOfKata(item) ? ": passed over, since the kata has its own" : ": not taken")),
                unjudgedFiles().stream());
    }

    /** {@return skipped folders, and files that couldn't be opened or look like misnamed sources; with reasons} */
    public synchronized List<String> unjudgedFiles() {
        return open.stream().map("not judged: "::concat).toList();
    }

    private void noteStray(Item item) {
        if (SOLVERS.stream().anyMatch(solver -> solver.file().equals(item.ownName()))) {
            return;
        }
        String own = item.ownName().toLowerCase(Locale.ROOT);
        String letters = own.replaceAll("[^a-z0-9]", "");
        Set<SolverClass> meant = Catalogue.all().stream().filter(problem -> letters.contains(
                problem.solver().simpleName().toLowerCase(Locale.ROOT))
                || problem.isCore() && own.matches(problem.id() + "\\W.*"))
                .map(Problem::solver).collect(Collectors.toSet());
        if (meant.isEmpty()) {
            String text = TEXT.matcher(own).matches() && !submission.isInPlaceOfSolver(item) ? text(item) : "";
            if (!CLASS.matcher(text).find() || !text.toLowerCase(Locale.ROOT).contains("queen")) {
                return;
            }
            SOLVERS.stream().filter(solver -> text.contains(solver.simpleName())).forEach(meant::add);
        } else if (MADE.matcher(own).matches() && meant.stream().map(SolverClass::file).anyMatch(named::containsKey)) {
            return;
        }
        note(item, "looks like a source by another name", meant.isEmpty() || !begun.containsAll(meant));
    }
}
