package nqueens.grading;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.gson.Gson;

import nqueens.judge.result.ClassResults.Comparison;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ProjectFolder;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.ReportFolder;
import nqueens.report.text.FolderName;

/**
 * Compares the judged sources of a class, stored next to their results, with each other and with the kata's solvers.
 * Every run looks for copies of the reference solutions, and of the solvers in the learners' copy of the judge. On
 * request, {@code CompareSources} runs JPlag in a limited JVM to compare everything; JPlag parses with javac, and runs
 * no submission. A failure only adds a sentence for the instructor: by then everything is judged and reported.
 */
final class SimilarWork {

    private static final String PROGRAM = "src/similar/java/CompareSources.java";
    private static final String SOLUTIONS = "solutions";
    /** Solvers in the learners' copy of the judge: those of the drills, and the judge's own search. */
    private static final String DRILLS = "src/main/resources/nqueens/interview/solvers";
    private static final String SEARCH = "src/main/java/nqueens/board/SolutionSearch.java";
    /** Matches comments, even unclosed ones, package and import declarations, and white space. */
    private static final Pattern LAYOUT = Pattern.compile(
            "(?s)/\\*(?:.*?\\*/|.*)|//[^\n]*|\\b(?:package|import)\\s[^;]*;|\\s");
    private static final int MINUTES = 10;
    /** Verdicts on sources that are stubs, may not be Java, or were never read. */
    private static final Set<Verdict> NOT_COMPARED = EnumSet.of(Verdict.NOT_STARTED, Verdict.COMPILE_ERROR,
            Verdict.JUDGE_ERROR, Verdict.REJECTED, Verdict.NOTHING_TO_JUDGE);

    private final ProjectFolder kata = ProjectFolder.own();
    private final Path reports;
    private final List<Problem> problems;

    /** The input of {@code CompareSources}: the sources to compare, and the stubs as their common base. */
    private record JPlagInput(List<ComparedSources> work, List<String> stubs) {
    }

    private record ComparedSources(String exercise, String name, List<String> files, boolean isOfKata) {
    }

    SimilarWork(Path reports, List<Problem> problems) {
        this.reports = reports;
        this.problems = problems;
    }

    /** Finds copies of the kata's own solvers, by submission; comments, imports and layout may differ. */
    Map<String, List<String>> copies(List<Results> submissions) throws IOException {
        Set<String> own = ofKata().stream().flatMap(each -> each.files().stream()).distinct()
                .map(file -> words(Path.of(file))).collect(Collectors.toSet());
        return submissions.stream().collect(Collectors.toMap(Results::submission, each -> problems.stream()
                .filter(problem -> own.contains(words(sources(each, problem.id()).resolve(problem.solver().file()))))
                .map(Problem::id).toList()));
    }

    /** Returns a source without layout and without the name of its class, or the path of an unreadable file. */
    private static String words(Path file) {
        try {
            return LAYOUT.matcher(Files.readString(file)).replaceAll("")
                    .replace(file.getFileName().toString().replace(".java", ""), "");
        } catch (IOException e) {
            return file.toString();
        }
    }

    Comparison compared(List<Results> submissions) {
        try {
            List<ComparedSources> all = new ArrayList<>();
            for (Results each : submissions) {
                for (ProblemResult exercise : each.exercises()) {
                    if (!NOT_COMPARED.contains(exercise.verdict())) {
                        all.add(new ComparedSources(exercise.id(), each.submission(),
                                files(sources(each, exercise.id())), false));
                    }
                }
            }
            List<String> notes = Stream.of(all.stream().filter(each -> each.files().isEmpty()).count())
                    .filter(missing -> missing > 0).map(missing -> "The sources of " + missing
                            + " results don't lie beside them: they are left out.").toList();
            all.addAll(ofKata());
            Comparison found = run(new JPlagInput(all, problems.stream().map(kata::stub).map(Path::toString).toList()));
            return new Comparison(found.groups(), Stream.concat(notes.stream(), found.notes().stream()).toList());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return failed("it was interrupted");
        } catch (IOException | RuntimeException e) {
            return failed(e.toString());
        }
    }

    private Path sources(Results results, String exercise) {
        return reports.resolve(FolderName.of(results.submission())).resolve(Grading.SOURCES).resolve(exercise);
    }

    private static List<String> files(Path place) throws IOException {
        try (Stream<Path> files = Files.exists(place) ? Files.walk(place, 1) : Stream.empty()) {
            return files.map(Path::toString).filter(file -> file.endsWith(".java")).sorted().toList();
        }
    }

    private List<ComparedSources> ofKata() throws IOException {
        List<ComparedSources> all = new ArrayList<>();
        File[] drills = Objects.requireNonNullElse(kata.resolve(DRILLS).toFile().listFiles(), new File[0]);
        for (Problem problem : problems) {
            all.add(new ComparedSources(problem.id(), "the reference solutions",
                    files(kata.resolve(SOLUTIONS).resolve(problem.id())), true));
            all.add(new ComparedSources(problem.id(), "the judge's own search", files(kata.resolve(SEARCH)), true));
            for (File drill : drills) {
                all.add(new ComparedSources(problem.id(), "the solver " + drill.getName() + " of a drill",
                        files(drill.toPath()), true));
            }
        }
        return all;
    }

    private static Comparison failed(String reason) {
        return new Comparison(List.of(), List.of("The submissions were not compared: " + reason));
    }

    private Comparison run(JPlagInput task) throws IOException, InterruptedException {
        ReportFolder workshop = new ReportFolder(reports.resolve(".similar"));
        workshop.delete();
        workshop.write("task.json", new Gson().toJson(task));
        Path log = workshop.path().resolve("jplag.log");
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m", "-Xss16m", "-XX:ActiveProcessorCount=2", "-cp", classPath(),
                kata.resolve(PROGRAM).toString(), workshop.path().toString())
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
        return new Gson().fromJson(Files.readString(workshop.path().resolve("found.json")), Comparison.class);
    }

    /** Returns the class path of this program under Maven, with JPlag if requested. */
    private static String classPath() {
        return SimilarWork.class.getClassLoader() instanceof URLClassLoader loader
                ? Stream.of(loader.getURLs()).map(part -> Path.of(URI.create(part.toString())).toString())
                        .collect(Collectors.joining(File.pathSeparator)) : "";
    }
}
