import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import de.jplag.JPlag;
import de.jplag.JPlagComparison;
import de.jplag.exceptions.ExitException;
import de.jplag.java.Language;
import de.jplag.options.JPlagOptions;

/**
 * Has JPlag compare the folders in a folder, and writes a line for each pair, the most similar first: both names, and
 * what JPlag calls average and maximal similarity, in percent. A program of one file, which Java starts as it is: it
 * is compiled where JPlag was asked for, and nowhere else.
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
        JPlagOptions options = new JPlagOptions(new Language(), Set.of(new File(arguments[0])), Set.of())
                .withBaseCodeSubmissionDirectory(new File(arguments[1]));
        List<JPlagComparison> pairs = new JPlag(options).run().getAllComparisons();
        Files.write(Path.of(arguments[2]), pairs.stream()
                .sorted((one, other) -> Double.compare(other.similarity(), one.similarity())).limit(MOST_PAIRS)
                .map(pair -> String.format(Locale.ROOT, "%s,%s,%.0f,%.0f", pair.firstSubmission().getName(),
                        pair.secondSubmission().getName(), 100 * pair.similarity(), 100 * pair.maximalSimilarity()))
                .toList());
    }
}
