package nqueens.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.format.JsonReport;

/**
 * {@code mvn test -Pbench -Dtest=BenchmarkClass}: measures the cost of judging a class, compared with the cost of the
 * submissions' own searches, and with separate runs. The class consists of random known submissions, the same in each
 * run; {@code -Dkata.benchmark=} sets their number. It is a test only so that Maven runs it, and asserts nothing about
 * time. CPU time is that of the started processes, and is known only on Linux. Keep the machine idle, since other
 * processes slow the caches.
 */
class BenchmarkClass {

    private static final Path KNOWN = Path.of("src/test/submissions");
    private static final List<String> MISTAKES = List.of("wrong_answer", "wrong_approach", "compile_error");
    private static final String STUBS = "stubs";
    private static final int STUB_COUNT = 5;
    private static final int ALONE = 5;
    /** The number of right exercises among ten. */
    private static final int RIGHT_OF_TEN = 7;
    /** Linux counts CPU time in ticks of a hundredth of a second. */
    private static final double TICKS_PER_SECOND = 100;
    /**
     * Fields 16 and 17 of /proc/PID/stat (proc(5)), counted from the field after the name: the CPU time of ended
     * children and their descendants.
     */
    private static final int[] OF_CHILDREN = {13, 14};

    @TempDir
    private Path folder;

    /** Wall time, and the CPU time of the started processes, in seconds. */
    private record Cost(double seconds, double cpuSeconds) {
    }

    @Test
    void a_class_is_judged_and_so_are_some_of_it_alone() throws IOException, InterruptedException {
        int count = Integer.parseInt(System.getProperty("kata.benchmark", "200"));
        List<String> names = makeClass(count);

        Cost whole = maven("submissions", folder.resolve("class"), "reports");
        List<Results> results = new ArrayList<>();
        for (String name : names) {
            results.add(JsonReport.results(
                    Files.readString(folder.resolve("reports").resolve(name).resolve(JsonReport.FILE))));
        }
        Cost again = maven("submissions", folder.resolve("class"), "reports");
        List<Cost> alone = new ArrayList<>();
        for (String name : names.subList(STUB_COUNT, STUB_COUNT + ALONE)) {
            alone.add(maven("submission", folder.resolve("class").resolve(name), "alone"));
        }
        double one = alone.stream().mapToDouble(Cost::seconds).sorted().skip(ALONE / 2).findFirst().orElseThrow();

        double start = results.stream().filter(each -> each.submission().startsWith(STUBS))
                .flatMap(each -> each.exercises().stream()).mapToDouble(ProblemResult::cpuSeconds).average()
                .orElseThrow();
        List<ProblemResult> run = results.stream().flatMap(each -> each.exercises().stream())
                .filter(each -> each.cpuSeconds() > 0).toList();
        double workers = run.stream().mapToDouble(ProblemResult::cpuSeconds).sum();
        double starts = run.size() * start;
        int cores = Runtime.getRuntime().availableProcessors();
        print("a class of %d, on %d cores: %d exercises compiled and run, %d accepted", count, cores, run.size(),
                run.stream().filter(each -> each.verdict() == Verdict.ACCEPTED).count());
        print("  %.1f s on the clock; %.1f s of CPU time: %.0f %% of the cores", whole.seconds(),
                whole.cpuSeconds(), 100 * whole.cpuSeconds() / whole.seconds() / cores);
        print("  of it %.1f s in workers: %.1f s searching, %.1f s starting (%.3f s each)", workers, workers - starts,
                starts, start);
        print("  besides searching, a submission costs %.2f s of CPU time: %.2f s starting workers, %.2f s Maven, the"
                + " runtime, compiling, checking and reports", (whole.cpuSeconds() - workers + starts) / count,
                starts / count, (whole.cpuSeconds() - workers) / count);
        print("  the same command again, with nothing changed: %.1f s", again.seconds());
        print("  one by a run of its own: %.1f s (median of %d), all of them %.0f s; the class takes 1/%.1f of that",
                one, ALONE, one * count, one * count / whole.seconds());
    }

    private List<String> makeClass(int count) throws IOException {
        Random random = new Random(8);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String name = String.format(Locale.ROOT, i < STUB_COUNT ? STUBS + "%03d" : "student%03d", i);
            names.add(name);
            for (Problem exercise : Catalogue.core()) {
                List<Path> choice = i < STUB_COUNT ? List.of(Path.of("exercises").resolve(exercise.id()))
                        : known(exercise, random.nextInt(10) < RIGHT_OF_TEN ? List.of("accepted") : MISTAKES);
                copy(choice.get(random.nextInt(choice.size())),
                        folder.resolve("class").resolve(name).resolve(exercise.id()));
            }
        }
        return names;
    }

    private static List<Path> known(Problem exercise, List<String> verdicts) throws IOException {
        List<Path> found = new ArrayList<>();
        for (String verdict : verdicts) {
            try (Stream<Path> submissions = Files.list(KNOWN.resolve(verdict))) {
                submissions.filter(each -> !Files.exists(each.resolve("attack.txt")))
                        .map(each -> each.resolve(exercise.id())).filter(Files::isDirectory).sorted()
                        .forEach(found::add);
            }
        }
        return found;
    }

    private Cost maven(String property, Path submissions, String reports) throws IOException, InterruptedException {
        String maven = System.getProperty("os.name").startsWith("Windows") ? "mvn.cmd" : "mvn";
        List<String> command = List.of(maven, "-o", "-B", "-q", "test", "-D" + property + "=" + submissions,
                "-Dkata.reports=" + folder.resolve(reports));
        double before = secondsOfChildren();
        long start = System.nanoTime();
        // a run is red if its submission isn't accepted, which doesn't matter here
        new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor();
        return new Cost((System.nanoTime() - start) / 1e9, secondsOfChildren() - before);
    }

    /** Returns the CPU time of all child processes that have ended. */
    private static double secondsOfChildren() throws IOException {
        Path own = Path.of("/proc/self/stat");
        if (!Files.exists(own)) {
            return 0;
        }
        String state = Files.readString(own);
        String[] fields = state.substring(state.lastIndexOf(')') + 2).split(" ");
        return IntStream.of(OF_CHILDREN).mapToLong(field -> Long.parseLong(fields[field])).sum() / TICKS_PER_SECOND;
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                Files.copy(file, to.resolve(file.getFileName().toString()));
            }
        }
    }

    private static void print(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }
}
