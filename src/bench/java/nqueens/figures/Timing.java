package nqueens.figures;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/**
 * The time of a call of a reference solution, as measured by {@code mvn -q test -Pbench}.
 *
 * @param exercise the exercise
 * @param n the number of queens
 * @param first nanoseconds of the first call in a new JVM, before anything is compiled
 * @param steady nanoseconds of a call after many others
 * @param machine processor, JDK and day
 */
record Timing(String exercise, int n, long first, long steady, String machine) {

    static final Path FILE = Path.of("docs", "figures", "timings.csv");
    private static final CSVFormat FORMAT = CSVFormat.DEFAULT.builder().setRecordSeparator('\n')
            .setHeader("exercise", "n", "first call in ns", "steady state in ns", "measured on").get();

    /** {@return the latest timings} */
    static List<Timing> all() throws IOException {
        List<Timing> timings = new ArrayList<>();
        try (Reader file = Files.newBufferedReader(FILE)) {
            for (CSVRecord row : FORMAT.builder().setSkipHeaderRecord(true).get().parse(file)) {
                timings.add(new Timing(row.get(0), Integer.parseInt(row.get(1)), Long.parseLong(row.get(2)),
                        Long.parseLong(row.get(3)), row.get(4)));
            }
        }
        return timings;
    }

    static void write(List<Timing> timings) throws IOException {
        try (var file = FORMAT.print(Files.newBufferedWriter(FILE))) {
            for (Timing each : timings) {
                file.printRecord(each.exercise, each.n, each.first, each.steady, each.machine);
            }
        }
    }
}
