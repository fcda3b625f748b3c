package nqueens.submissions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.Judge;
import nqueens.judge.Workers;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.Submission;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;

/** The folders {@code src/test/submissions/<verdict>/<name>}. */
final class KnownSubmissions {

    /** The folder that holds them all. */
    static final Path FOLDER = Path.of("src/test/submissions");

    private KnownSubmissions() {
    }

    /**
     * Gives {@code <verdict>/<name>} of each, sorted; with {@code -Dkata.known=PART} only of those of which that is the
     * verdict, the name, both, or an exercise.
     */
    static List<String> names() {
        String part = System.getProperty("kata.known", "");
        List<String> names = all().filter(name -> part.isEmpty() || ("/" + name + "/").contains("/" + part + "/")
                || Files.exists(FOLDER.resolve(name).resolve(part))).sorted().toList();
        if (names.isEmpty()) {
            throw new IllegalArgumentException("kata.known=" + part + ": the verdict, name or exercise of none");
        }
        return names;
    }

    /** Gives those that the gate judges: all but the slow ones, and these where they are asked for. */
    static List<String> ofGate() {
        return names().stream().filter(name -> System.getProperty("kata.known") != null || !isSlow(name)).toList();
    }

    /**
     * Gives those that the long proof judges: each has a file that says how many seconds it takes. With {@code
     * -Dkata.slowest=SECONDS}, those that take as long or longer are left to the nightly proof.
     */
    static List<String> slow() {
        double slowest = Double.parseDouble(System.getProperty("kata.slowest", "Infinity"));
        return names().stream().filter(name -> isSlow(name) && seconds(name) < slowest).toList();
    }

    private static double seconds(String name) {
        try {
            return Double.parseDouble(Files.readString(slowFile(name)).split(" ")[0]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static boolean isSlow(String name) {
        return Files.exists(slowFile(name));
    }

    static Path slowFile(String name) {
        return FOLDER.resolve(name).resolve("slow.txt");
    }

    /** Gives {@code <verdict>/<name>} of each. */
    static Stream<String> all() {
        try (Stream<Path> folders = Files.find(FOLDER, 2, (path, attributes) -> attributes.isDirectory())) {
            return folders.map(FOLDER::relativize).filter(path -> path.getNameCount() == 2)
                    .map(path -> path.toString().replace('\\', '/')).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Judges one as the judge judges what a learner saves, with a call recorded. */
    static Results judged(Workers workers, String name, Judge.Listener listener) {
        Submission submission = submission(name);
        return new Judge(workers).judge(new OpenedSubmission(submission), problems(submission), listener).results();
    }

    /** Gives what {@code expected.txt} says of results: the verdict, the points, and the message with its hint. */
    static String told(Results results) {
        String told = results.exercises().stream().map(KnownSubmissions::told).collect(Collectors.joining("\n"));
        // how far each of several threads came is chance
        return results.submission().contains("threads") ? told.replaceAll(" ran [0-9,]+ times", " ran some times")
                : told;
    }

    private static String told(ProblemResult problem) {
        String heading = problem.id() + " " + problem.verdict() + " " + problem.points() + "/" + problem.maxPoints();
        String notes = problem.notes().stream().map(note -> "note: " + note + "\n").collect(Collectors.joining());
        return problem.decidingCheck().map(check -> heading + " " + check.id() + "\n" + check.message() + "\n"
                + hint(problem, check)).orElse(heading + "\n") + notes;
    }

    /** Gives the line that names the hint of an exercise that fits its message. */
    private static String hint(ProblemResult result, CheckResult check) {
        return Catalogue.find(result.id()).filter(Problem::isExercise)
                .flatMap(problem -> Optional.ofNullable(check.fault()).flatMap(fault -> fault.hint(problem)))
                .map(hint -> "hint: " + hint.number() + "\n").orElse("");
    }

    /** Gives the file that says what is expected of one. */
    static Path expected(String name) {
        return FOLDER.resolve(name).resolve("expected.txt");
    }

    /** Gives the verdict in whose folder one lies. */
    static Verdict verdict(String name) {
        return Verdict.valueOf(name.substring(0, name.indexOf('/')).toUpperCase(Locale.ROOT));
    }

    /** Opens one by {@code <verdict>/<name>}. */
    static Submission submission(String name) {
        return Submission.at(FOLDER.resolve(name).toString());
    }

    /** Gives the problems of which there is a folder: the others of the core are another submission's. */
    static List<Problem> problems(Submission submission) {
        return Points.standard().problemsOf(submission).stream()
                .filter(problem -> Files.exists(submission.folder().resolve(problem.solver().packageName()))).toList();
    }
}
