import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.gson.Gson;

import de.jplag.JPlag;
import de.jplag.JPlagComparison;
import de.jplag.Match;
import de.jplag.ParsingException;
import de.jplag.Submission;
import de.jplag.Token;
import de.jplag.exceptions.ExitException;
import de.jplag.java.Language;
import de.jplag.options.JPlagOptions;

/**
 * Has JPlag compare sources, exercise by exercise, in folders whose names are numbers. Work that is the same but for
 * names, layout and comments is one group, however many handed it in. Writes all such groups, and the most similar
 * pairs of others, with the lines that are alike; and who can't be parsed. A program of one file, which Java starts as
 * it is: it is compiled where JPlag was asked for, and nowhere else.
 */
final class CompareSources {

    private static final int MOST_PAIRS = 20;
    private static final int MOST_PARTS = 8;
    private static final double SAME = 0.9999;

    /** Who is alike in an exercise: one group, or two; how much, on average and at most, in percent; and where. */
    record Alike(String exercise, List<String> first, List<String> second, int percent, int most, List<Part> parts) {
    }

    /** Lines of two files that are alike. */
    record Part(String place, String lines, String otherPlace, String otherLines) {
    }

    /** What is compared, and the stubs, which are the common base. */
    record Task(List<Compared> work, List<String> stubs) {
    }

    /** The sources of one exercise, with the name of their author. */
    record Compared(String exercise, String name, List<String> files, boolean isOfKata) {
    }

    private final String exercise;
    private final Path workshop;
    private final List<Compared> work;
    private final Set<String> unparsed;
    /** The group of all work that is compared, by its number. */
    private final Map<Integer, Set<Integer>> groups = new TreeMap<>();

    private CompareSources(String exercise, Path workshop, List<Compared> work, Set<String> unparsed) {
        this.exercise = exercise;
        this.workshop = workshop;
        this.work = work;
        this.unparsed = unparsed;
    }

    /**
     * Compares.
     *
     * @param arguments the folder with the task, in which the result is written
     */
    public static void main(String[] arguments) throws ExitException, IOException {
        Path workshop = Path.of(arguments[0]);
        Task task = new Gson().fromJson(Files.readString(workshop.resolve("task.json")), Task.class);
        copy(task.stubs(), workshop.resolve("stubs"));
        Set<String> unparsed = new TreeSet<>();
        List<Alike> all = new ArrayList<>();
        for (String exercise : task.work().stream().map(Compared::exercise).distinct().toList()) {
            all.addAll(new CompareSources(exercise, workshop, task.work(), unparsed).alike());
        }
        all.sort(Comparator.comparing(Alike::percent).reversed().thenComparing(Alike::exercise));
        List<Alike> shown = Stream.concat(all.stream().filter(each -> each.second().isEmpty()),
                all.stream().filter(each -> !each.second().isEmpty()).limit(MOST_PAIRS)).toList();
        Files.writeString(workshop.resolve("found.json"), new Gson().toJson(Map.of("groups", shown, "notes",
                unparsed.stream().map(name -> "JPlag can't parse " + name + ": it is left out.").toList())));
    }

    private static void copy(List<String> files, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (String file : files) {
            Files.copy(Path.of(file), folder.resolve(Path.of(file).getFileName()));
        }
    }

    private List<Alike> alike() throws ExitException, IOException {
        Path compared = workshop.resolve(exercise);
        Files.createDirectories(compared);
        Map<String, Set<Integer>> texts = new LinkedHashMap<>();
        for (int number = 0; number < work.size(); number++) {
            Compared each = work.get(number);
            if (!each.exercise().equals(exercise) || each.files().isEmpty()) {
                continue;
            }
            Set<Integer> same = texts.computeIfAbsent(text(each.files()), text -> new TreeSet<>());
            same.add(number);
            if (same.size() == 1 && !isParsed(each.files())) {
                unparsed.add(each.name());
            } else if (same.size() == 1) {
                groups.put(number, same);
                copy(each.files(), compared.resolve(number + ""));
            }
        }
        List<JPlagComparison> pairs = groups.size() < 2 ? List.of() : new JPlag(
                new JPlagOptions(new Language(), Set.of(compared.toFile()), Set.of())
                        .withBaseCodeSubmissionDirectory(workshop.resolve("stubs").toFile()))
                .run().getAllComparisons().stream()
                .sorted(Comparator.comparing(JPlagComparison::similarity).reversed()).toList();
        pairs.stream().filter(pair -> pair.similarity() > SAME).forEach(this::join);
        List<Alike> alike = new ArrayList<>();
        for (Set<Integer> group : new HashSet<>(groups.values())) {
            if (group.size() > 1 && isTold(group)) {
                alike.add(new Alike(exercise, names(group), List.of(), 100, 100,
                        whole(work.get(group.iterator().next()).files())));
            }
        }
        // of all that is the kata's own the most similar
        Set<Set<Set<Integer>>> told = new HashSet<>();
        for (JPlagComparison pair : pairs) {
            Set<Integer> first = group(pair.firstSubmission());
            Set<Integer> second = group(pair.secondSubmission());
            if (first != second && (isTold(first) || isTold(second)) && told.size() < MOST_PAIRS
                    && told.add(Set.of(isTold(first) ? first : Set.of(), isTold(second) ? second : Set.of()))) {
                alike.add(new Alike(exercise, names(first), names(second),
                        (int) (100 * pair.similarity()), (int) (100 * pair.maximalSimilarity()), parts(pair)));
            }
        }
        return alike;
    }

    /** Makes one group of two, for all that are in them. */
    private void join(JPlagComparison pair) {
        Set<Integer> joined = new TreeSet<>(group(pair.firstSubmission()));
        joined.addAll(group(pair.secondSubmission()));
        groups.replaceAll((number, group) -> joined.contains(number) ? joined : group);
    }

    private Set<Integer> group(Submission submission) {
        return groups.get(Integer.valueOf(submission.getName()));
    }

    private List<String> names(Set<Integer> group) {
        return group.stream().map(number -> work.get(number).name()).toList();
    }

    /** Whether a learner is among them: what is alike in the kata is nobody's concern. */
    private boolean isTold(Collection<Integer> group) {
        return group.stream().anyMatch(number -> !work.get(number).isOfKata());
    }

    /** The text of all files without blanks, in which editors and systems differ. */
    private static String text(List<String> files) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Part part : whole(files)) {
            text.append(part.place()).append(part.lines().replaceAll("\\s", ""));
        }
        return text.toString();
    }

    private static boolean isParsed(List<String> files) {
        try {
            new Language().parse(files.stream().map(File::new).collect(Collectors.toSet()));
            return true;
        } catch (ParsingException | RuntimeException | StackOverflowError e) {
            e.printStackTrace();
            return false;
        }
    }

    private static List<Part> whole(List<String> files) throws IOException {
        List<Part> parts = new ArrayList<>();
        for (String file : files) {
            parts.add(new Part(new File(file).getName(), Files.readString(Path.of(file)), "", ""));
        }
        return parts;
    }

    /** The longest parts that are alike, in the order of the first. */
    private static List<Part> parts(JPlagComparison pair) throws IOException {
        List<Part> parts = new ArrayList<>();
        for (Match match : pair.matches().stream().sorted(Comparator.comparing(Match::length).reversed())
                .limit(MOST_PARTS).sorted(Comparator.comparing(Match::startOfFirst)).toList()) {
            List<Token> first = pair.firstSubmission().getTokenList()
                    .subList(match.startOfFirst(), match.endOfFirst() + 1);
            List<Token> second = pair.secondSubmission().getTokenList()
                    .subList(match.startOfSecond(), match.endOfSecond() + 1);
            parts.add(new Part(place(first), lines(first), place(second), lines(second)));
        }
        return parts;
    }

    private static String place(List<Token> tokens) {
        return tokens.get(0).getFile().getName() + ", lines " + line(tokens, 0) + " to "
                + line(tokens, tokens.size() - 1);
    }

    private static String lines(List<Token> tokens) throws IOException {
        return Files.readAllLines(tokens.get(0).getFile().toPath()).stream().skip(line(tokens, 0) - 1L)
                .limit(line(tokens, tokens.size() - 1) - line(tokens, 0) + 1L).collect(Collectors.joining("\n"));
    }

    private static int line(List<Token> tokens, int index) {
        return Math.max(1, tokens.get(index).getLine());
    }
}
