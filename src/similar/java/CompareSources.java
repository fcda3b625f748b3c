import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import de.jplag.JPlag;
import de.jplag.JPlagComparison;
import de.jplag.ParsingException;
import de.jplag.exceptions.ExitException;
import de.jplag.java.Language;
import de.jplag.options.JPlagOptions;

/**
 * Has JPlag compare the folders in a folder, whose names are numbers. Writes a line for each that can't be parsed: its
 * name; and one for each pair of the others, the most similar first: both names, the smaller first, and what JPlag
 * calls average and maximal similarity, in percent. A program of one file, which Java starts as it is: it is compiled
 * where JPlag was asked for, and nowhere else.
 */
final class CompareSources {

    private static final int MOST_PAIRS = 20;

    private CompareSources() {
    }

    /**
     * Compares.
     *
     * @param arguments the folder with a folder for each, the folder with what all were given, the file to write
     */
    public static void main(String[] arguments) throws ExitException, IOException {
        List<String> lines = new ArrayList<>();
        File[] folders = new File(arguments[0]).listFiles();
        Arrays.sort(folders, Comparator.comparing(folder -> Integer.valueOf(folder.getName())));
        for (File folder : folders) {
            if (!isParsed(folder.toPath())) {
                lines.add(folder.getName());
                // out of the folder whose folders are compared
                Files.move(folder.toPath(), Path.of(arguments[0] + "-unparsed-" + folder.getName()));
            }
        }
        if (folders.length - lines.size() > 1) {
            lines.addAll(pairs(arguments));
        }
        Files.write(Path.of(arguments[2]), lines);
    }

    private static boolean isParsed(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            new Language().parse(files.filter(Files::isRegularFile).map(Path::toFile).collect(Collectors.toSet()));
            return true;
        } catch (ParsingException | RuntimeException | StackOverflowError e) {
            e.printStackTrace();
            return false;
        }
    }

    private static List<String> pairs(String[] arguments) throws ExitException {
        JPlagOptions options = new JPlagOptions(new Language(), Set.of(new File(arguments[0])), Set.of())
                .withBaseCodeSubmissionDirectory(new File(arguments[1]));
        List<JPlagComparison> pairs = new JPlag(options).run().getAllComparisons();
        return pairs.stream()
                .sorted((one, other) -> Double.compare(other.similarity(), one.similarity())).limit(MOST_PAIRS)
                .map(pair -> String.format(Locale.ROOT, "%s,%.0f,%.0f",
                        Stream.of(pair.firstSubmission().getName(), pair.secondSubmission().getName())
                                .sorted(Comparator.comparing(Integer::valueOf)).collect(Collectors.joining(",")),
                        100 * pair.similarity(), 100 * pair.maximalSimilarity()))
                .toList();
    }
}
