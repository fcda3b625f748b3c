package nqueens.grading;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.gson.Gson;

import nqueens.judge.result.Comparison;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ProjectFolder;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.ReportFolder;
import nqueens.report.text.FolderName;

/**
 * Compares the submissions of a class with JPlag, run by {@code CompareSources} in a limited JVM of its own. It
 * compares the judged sources that compiled, as they lie beside their results; the stubs are the common base. So are
 * the reference solutions, and what learners can read in their judge. JPlag parses with javac and runs nothing. A
 * failure is only a sentence for the instructor: by then everything is judged and reported.
 */
final class SimilarWork {

    private static final String PROGRAM = "src/similar/java/CompareSources.java";
    /** Solvers of drills, and a search that learners have as a class file, which they can decompile. */
    private static final String DRILLS = "src/main/resources/nqueens/interview/solvers";
    private static final String SEARCH = "src/main/java/nqueens/board";
    private static final String ALL = "*.java";
    private static final String OWN = "solutions";
    /** Matches comments, even one that is never closed, and what editors write and lay out by themselves. */
    private static final Pattern LAYOUT = Pattern.compile(
            "(?s)/\\*(?:.*?\\*/|.*)|//[^\n]*|\\b(?:package|import)\\s[^;]*;|\\s");
    private static final int MINUTES = 10;
    /** Verdicts on sources that are the stub, may not even be Java, or were never read. */
    private static final Set<Verdict> NOT_COMPARED = EnumSet.of(Verdict.NOT_STARTED, Verdict.COMPILE_ERROR,
            Verdict.JUDGE_ERROR, Verdict.REJECTED, Verdict.NOTHING_TO_JUDGE);

    private final ProjectFolder kata = ProjectFolder.own();
    private final Path reports;
    /** A new folder, in which the folder of a copy is the number of its name, since a name may be anything. */
    private final Path workshop;
    private final List<Problem> problems;
    private final List<String> names = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    /** The output of {@code CompareSources}. */
    private record Found(List<Comparison.Likeness> alike, List<String> unparsed) {
    }

    /** Prepares to compare what lies beside the reports on a class. */
    SimilarWork(Path reports, List<Problem> problems) {
        this.reports = reports;
        this.workshop = reports.resolve(".similar");
        this.problems = problems;
    }

    /** Finds exercises solved by the kata's own solvers, except for comments, imports and layout; by submission. */
    Map<String, List<String>> copies(List<Results> submissions) throws IOException {
        Set<String> own = new HashSet<>();
        for (Path place : Stream.of(OWN, DRILLS).map(kata::resolve).filter(Files::isDirectory).toList()) {
            try (Stream<Path> files = Files.walk(place)) {
                files.filter(file -> file.toString().endsWith(".java")).map(SimilarWork::words).forEach(own::add);
            }
        }
        return submissions.stream().collect(Collectors.toMap(Results::submission, each -> problems.stream()
                .filter(problem -> own.contains(words(sources(each).resolve(problem.id())
                        .resolve(problem.solver().file()))))
                .map(Problem::id).toList()));
    }

    /** The text of a source, without the name of its class; of one that can't be read its path, which no other has. */
    private static String words(Path file) {
        try {
            return LAYOUT.matcher(Files.readString(file)).replaceAll("")
                    .replace(file.getFileName().toString().replace(".java", ""), "");
        } catch (IOException e) {
            return file.toString();
        }
    }

    private Path sources(Results results) {
        return reports.resolve(FolderName.of(results.submission())).resolve(Grading.SOURCES);
    }

    Comparison compared(List<Results> submissions) {
        try {
            new ReportFolder(workshop).delete();
            int missing = 0;
            for (Results each : submissions) {
                names.add(each.submission());
                for (ProblemResult exercise : each.exercises()) {
                    if (!NOT_COMPARED.contains(exercise.verdict())
                            && !copy(sources(each).resolve(exercise.id()), ALL, exercise.id())) {
                        missing++;
                    }
                }
            }
            if (missing > 0) {
                notes.add("The sources of " + missing + " results don't lie beside them: they are left out.");
            }
            copyOwn();
            return run(submissions.size());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failed("it was interrupted");
        } catch (IOException | RuntimeException e) {
            return failed(e.toString());
        }
    }

    private void copyOwn() throws IOException {
        copyOwn("the reference solutions", problem -> kata.resolve(OWN).resolve(problem.id()), ALL);
        copyOwn("the judge's own search", problem -> kata.resolve(SEARCH), "SolutionSearch.java");
        try (DirectoryStream<Path> drills = Files.newDirectoryStream(kata.resolve(DRILLS))) {
            for (Path drill : drills) {
                copyOwn("the solver " + drill.getFileName() + " of a drill", problem -> drill, ALL);
            }
        }
    }

    private void copyOwn(String name, Function<Problem, Path> folder, String pattern) throws IOException {
        names.add(name);
        for (Problem problem : problems) {
            copy(folder.apply(problem), pattern, problem.id());
        }
    }

    /** Copies sources for the last name, and tells whether there are any. */
    private boolean copy(Path folder, String pattern, String exercise) throws IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        Path copy = workshop.resolve("class").resolve(exercise).resolve(names.size() - 1 + "");
        Files.createDirectories(copy);
        try (DirectoryStream<Path> sources = Files.newDirectoryStream(folder, pattern)) {
            for (Path source : sources) {
                Files.copy(source, copy.resolve(source.getFileName()));
            }
        }
        return true;
    }

    private static Comparison failed(String reason) {
        return new Comparison(List.of(), List.of("The submissions were not compared: " + reason));
    }

    private Comparison run(int submissions) throws IOException, InterruptedException {
        for (Problem problem : problems) {
            Path copy = workshop.resolve("stubs").resolve(problem.id()).resolve(problem.solver().file());
            Files.createDirectories(copy.getParent());
            Files.copy(kata.stub(problem), copy);
        }
        Path found = workshop.resolve("found.json");
        Files.writeString(found, new Gson().toJson(names));
        Path log = workshop.resolve("jplag.log");
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m", "-Xss16m", "-XX:ActiveProcessorCount=2", "-cp", classPath(),
                kata.resolve(PROGRAM).toString(), workshop.resolve("class").toString(),
                workshop.resolve("stubs").toString(), found.toString(), submissions + "")
                .redirectErrorStream(true).redirectOutput(log.toFile()).start();
        try {
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
                return failed("JPlag took more than " + MINUTES + " minutes");
            }
            if (process.exitValue() != 0) {
                return failed("JPlag failed, as " + log + " says");
            }
        } finally {
            process.destroyForcibly();
        }
        Found all = new Gson().fromJson(Files.readString(found), Found.class);
        all.unparsed().forEach(name -> notes.add("JPlag can't parse " + name + ": it is left out."));
        return new Comparison(all.alike(), notes);
    }

    /** The class path of this program under Maven, with JPlag if requested. */
    private static String classPath() {
        return SimilarWork.class.getClassLoader() instanceof URLClassLoader loader
                ? Stream.of(loader.getURLs()).map(part -> Path.of(URI.create(part.toString())).toString())
                        .collect(Collectors.joining(File.pathSeparator)) : "";
    }
}
