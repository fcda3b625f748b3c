import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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
 * Has JPlag compare folders, whose names are numbers, exercise by exercise. Work that is the same but for names, layout
 * and comments is one group, however many handed it in. Writes all such groups, and the most similar pairs of others,
 * with the lines that are alike; and who can't be parsed. A program of one file, which Java starts as it is: it is
 * compiled where JPlag was asked for, and nowhere else.
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

    private final File exercise;
    private final File given;
    private final int firstOwn;
    private final List<String> names;
    private final Set<String> unparsed;
    /** The group of each folder that is compared. */
    private final Map<Integer, Set<Integer>> groups = new TreeMap<>();

    private CompareSources(File exercise, String[] arguments, List<String> names, Set<String> unparsed) {
        this.exercise = exercise;
        this.given = new File(arguments[1]);
        this.firstOwn = Integer.parseInt(arguments[3]);
        this.names = names;
        this.unparsed = unparsed;
    }

    /**
     * Compares.
     *
     * @param arguments the folder with a folder for each exercise, in which there is one for each who handed it in; the
     *     folder with what all were given; a file with the names by their numbers, in which the result is written; the
     *     first number that is the kata's own work
     */
    public static void main(String[] arguments) throws ExitException, IOException {
        List<String> names = List.of(new Gson().fromJson(Files.readString(Path.of(arguments[2])), String[].class));
        Set<String> unparsed = new TreeSet<>();
        List<Alike> all = new ArrayList<>();
        for (File exercise : new File(arguments[0]).listFiles()) {
            all.addAll(new CompareSources(exercise, arguments, names, unparsed).alike());
        }
        all.sort(Comparator.comparing(Alike::percent).reversed().thenComparing(Alike::exercise));
        List<Alike> shown = Stream.concat(all.stream().filter(each -> each.second().isEmpty()),
                all.stream().filter(each -> !each.second().isEmpty()).limit(MOST_PAIRS)).toList();
        Files.writeString(Path.of(arguments[2]), new Gson().toJson(Map.of("alike", shown, "unparsed", unparsed)));
    }

    private List<Alike> alike() throws ExitException, IOException {
        Path compared = exercise.toPath().resolveSibling("." + exercise.getName());
        Map<String, Set<Integer>> texts = new LinkedHashMap<>();
        for (int number : Stream.of(exercise.list()).map(Integer::valueOf).sorted().toList()) {
            Path folder = exercise.toPath().resolve(number + "");
            Set<Integer> same = texts.computeIfAbsent(text(folder), text -> new TreeSet<>());
            same.add(number);
            if (same.size() == 1 && !isParsed(folder)) {
                unparsed.add(names.get(number));
            } else if (same.size() == 1) {
                groups.put(number, same);
            }
        }
        Files.createDirectory(compared);
        for (int number : groups.keySet()) {
            Files.move(exercise.toPath().resolve(number + ""), compared.resolve(number + ""));
        }
        List<JPlagComparison> pairs = groups.size() < 2 ? List.of() : new JPlag(
                new JPlagOptions(new Language(), Set.of(compared.toFile()), Set.of())
                        .withBaseCodeSubmissionDirectory(given)).run().getAllComparisons().stream()
                .sorted(Comparator.comparing(JPlagComparison::similarity).reversed()).toList();
        pairs.stream().filter(pair -> pair.similarity() > SAME).forEach(this::join);
        List<Alike> alike = new ArrayList<>();
        for (Set<Integer> group : new HashSet<>(groups.values())) {
            if (group.size() > 1 && isTold(group)) {
                alike.add(new Alike(exercise.getName(), names(group), List.of(), 100, 100,
                        whole(compared.resolve(group.iterator().next() + ""))));
            }
        }
        // of all that is the kata's own the most similar
        Set<Set<Set<Integer>>> told = new HashSet<>();
        for (JPlagComparison pair : pairs) {
            Set<Integer> first = group(pair.firstSubmission());
            Set<Integer> second = group(pair.secondSubmission());
            if (first != second && (isTold(first) || isTold(second)) && told.size() < MOST_PAIRS
                    && told.add(Set.of(isTold(first) ? first : Set.of(), isTold(second) ? second : Set.of()))) {
                alike.add(new Alike(exercise.getName(), names(first), names(second),
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
        return group.stream().map(names::get).toList();
    }

    /** Whether a learner is among them: what is alike in the kata is nobody's concern. */
    private boolean isTold(Collection<Integer> group) {
        return group.stream().anyMatch(number -> number < firstOwn);
    }

    /** The text of all files without blanks, in which editors and systems differ. */
    private static String text(Path folder) throws IOException {
        StringBuilder text = new StringBuilder();
        for (File file : sources(folder)) {
            text.append(file.getName()).append(Files.readString(file.toPath()).replaceAll("\\s", ""));
        }
        return text.toString();
    }

    private static List<File> sources(Path folder) {
        return Arrays.stream(folder.toFile().listFiles()).sorted().toList();
    }

    private static boolean isParsed(Path folder) {
        try {
            new Language().parse(new HashSet<>(sources(folder)));
            return true;
        } catch (ParsingException | RuntimeException | StackOverflowError e) {
            e.printStackTrace();
            return false;
        }
    }

    private static List<Part> whole(Path folder) throws IOException {
        List<Part> parts = new ArrayList<>();
        for (File file : sources(folder)) {
            parts.add(new Part(file.getName(), Files.readString(file.toPath()), "", ""));
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
