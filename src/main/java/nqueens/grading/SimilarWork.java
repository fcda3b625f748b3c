package nqueens.grading;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

import nqueens.judge.Work;
import nqueens.judge.result.Comparison;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ClassFolder;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.Submission;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.ReportFolder;

/**
 * Compares the submissions of a class with JPlag, run by {@code CompareSources} in a limited JVM of its own. It
 * compares the judged sources that compiled, from any folder; the stubs are the common base. The reference solutions,
 * if the kata has them, are one more submission. JPlag parses with javac and runs nothing. A failure is only a sentence
 * for the instructor: by then everything is judged and reported.
 */
final class SimilarWork {

    private static final String PROGRAM = "src/similar/java/CompareSources.java";
    private static final String REFERENCE = "the reference solutions";
    /** A search that learners have as a class file, which they can decompile. */
    private static final String SEARCH = "src/main/java/nqueens/board/SolutionSearch.java";
    private static final int MINUTES = 10;
    /** Verdicts on sources that are the stub, may not even be Java, or were never read. */
    private static final Set<Verdict> NOT_COMPARED = EnumSet.of(Verdict.NOT_STARTED, Verdict.COMPILE_ERROR,
            Verdict.JUDGE_ERROR, Verdict.REJECTED, Verdict.NOTHING_TO_JUDGE);

    private final ProjectFolder kata = ProjectFolder.own();
    private final Path workshop;
    /**
     * The names of the whole class, in order; a copy's folder is the number of its name, since a name may be anything.
     */
    private final List<String> names;
    private final List<Problem> problems;
    private String failure = "";

    /** Prepares to compare; copies of the sources go to the workshop, a new folder. */
    SimilarWork(Path workshop, ClassFolder classFolder, List<Problem> problems) {
        this.workshop = workshop;
        this.names = new ArrayList<>(classFolder.submissions().stream().map(Submission::name).toList());
        this.problems = problems;
        try {
            new ReportFolder(workshop).delete();
        } catch (IOException e) {
            failure = e.toString();
        }
    }

    synchronized void add(Work work, Results results) {
        copy(work, results.exercises().stream().filter(exercise -> !NOT_COMPARED.contains(exercise.verdict()))
                .map(ProblemResult::id).flatMap(id -> Catalogue.find(id).stream()).toList());
    }

    private void copy(Work work, List<Problem> compiled) {
        try {
            for (Problem problem : compiled) {
                Map<String, String> files = work.sources(problem.solver()).files();
                Path folder = Files.createDirectories(workshop.resolve(
                        "class/" + names.indexOf(work.submission().name()) + "/" + problem.id()));
                for (Map.Entry<String, String> file : files.entrySet()) {
                    Files.writeString(folder.resolve(file.getKey()), file.getValue());
                }
            }
        } catch (IOException | RuntimeException e) {
            failure = e.toString();
        }
    }

    Comparison compared() {
        Path solutions = kata.resolve("solutions");
        if (Files.isDirectory(solutions)) {
            names.add(REFERENCE);
            copy(new Work(new Submission(REFERENCE, solutions)), problems);
        }
        try {
            Path copy = Files.createDirectories(workshop.resolve("class/" + names.size()));
            names.add("the judge's own search");
            Files.copy(kata.resolve(SEARCH), copy.resolve("SolutionSearch.java"));
            return failure.isEmpty() ? run() : failed(failure);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failed("it was interrupted");
        } catch (IOException | RuntimeException e) {
            return failed(e.toString());
        }
    }

    private static Comparison failed(String reason) {
        return new Comparison(List.of(), List.of("The submissions were not compared: " + reason));
    }

    private Comparison run() throws IOException, InterruptedException {
        for (Problem problem : problems) {
            Path copy = workshop.resolve("stubs").resolve(problem.id()).resolve(problem.solver().file());
            Files.createDirectories(copy.getParent());
            Files.copy(kata.stub(problem), copy);
        }
        Path found = workshop.resolve("found.csv");
        Path log = workshop.resolve("jplag.log");
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m", "-Xss16m", "-XX:ActiveProcessorCount=2", "-cp", classPath(),
                kata.resolve(PROGRAM).toString(),
                Files.createDirectories(workshop.resolve("class")).toString(), workshop.resolve("stubs").toString(),
                found.toString()).redirectErrorStream(true).redirectOutput(log.toFile()).start();
        try {
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
                return failed("JPlag took more than " + MINUTES + " minutes");
            }
            return process.exitValue() == 0 ? comparison(Files.readAllLines(found))
                    : failed("JPlag failed, as " + log + " says");
        } finally {
            process.destroyForcibly();
        }
    }

    /** Reads the output of {@code CompareSources}: four numbers for a pair, one for a submission left out. */
    private Comparison comparison(List<String> lines) {
        List<Comparison.Pair> pairs = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        for (String line : lines) {
            List<Integer> cells = List.of(line.split(",")).stream().map(Integer::valueOf).toList();
            String name = names.get(cells.get(0));
            if (cells.size() == 1) {
                notes.add("JPlag can't parse " + name + ": it is left out.");
            } else {
                pairs.add(new Comparison.Pair(name, names.get(cells.get(1)), cells.get(2), cells.get(3)));
            }
        }
        return new Comparison(pairs, notes);
    }

    /** The class path of this program under Maven, with JPlag if that was asked for. */
    private static String classPath() {
        List<String> parts = new ArrayList<>();
        if (SimilarWork.class.getClassLoader() instanceof URLClassLoader loader) {
            for (URL part : loader.getURLs()) {
                try {
                    parts.add(Path.of(part.toURI()).toString());
                } catch (URISyntaxException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        return String.join(File.pathSeparator, parts);
    }
}
