package nqueens.submissions;

import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.InProcessWorkers;
import nqueens.judge.Judge;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.Submission;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Problem;
import nqueens.problem.ReferenceSteps;
import nqueens.problem.Verdict;
import nqueens.report.text.Statement;

/** Each problem of the catalogue has all that belongs to one: what it lacks is told together, with the file to edit. */
class CompleteProblemsTest {

    private static final Judge JUDGE = new Judge(new InProcessWorkers());
    private static final Path INTERVIEW = Path.of("src/main/resources/nqueens/interview");
    private static final Path CATALOGUE = Path.of("src/main/java/nqueens/problem/catalogue/Catalogue.java");

    private final List<String> missing = new ArrayList<>();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @MethodSource("nqueens.problem.catalogue.Catalogue#all")
    void a_problem_has_all_that_belongs_to_one(Problem problem) throws IOException {
        if (problem.isExercise()) {
            exercise(problem);
        } else {
            drill(problem);
        }
        file("a class of the suite", Path.of("src/test/java/nqueens/suite", problem.suiteName() + ".java"));
        known("wrong_answer", 3, problem);
        declaration(problem);

        if (!missing.isEmpty()) {
            fail(problem + " lacks " + missing.size() + " of what a problem needs:\n" + String.join("\n", missing));
        }
    }

    private void exercise(Problem problem) throws IOException {
        Path statement = Path.of("exercises", problem.id(), "README.md");
        Path solver = Path.of(problem.solver().packageName(), problem.solver().file());
        file("a stub", Path.of("exercises").resolve(solver));
        stub(problem, ProjectFolder.own().path().relativize(ProjectFolder.own().stub(problem)),
                KnownSubmissions.submission("not_started/stubs"));
        file("a statement", statement);
        need(Statement.of(Path.of(""), problem).map(Statement::hints).orElse(List.of()).stream()
                .map(lines -> lines.get(0).replaceFirst(":.*", "")).toList()
                .equals(List.of("Hint 1 of 3", "Hint 2 of 3", "Hint 3 of 3")), "three hints",
                Path.of(Statement.hintsFile(problem)));
        file("a reference solution", Path.of("solutions").resolve(solver));
        file("an editorial", Path.of("solutions", problem.id(), "README.md"));
        known("accepted", 1, problem);
        text("a row in the table of the ladder", Path.of("exercises/README.md"), "| [" + problem.id() + "]");
        for (Check check : problem.isCore() ? problem.checks() : List.<Check>of()) {
            text("a line for " + check, Path.of("src/main/resources/nqueens/judge/points.properties"), "\n#" + check);
        }
    }

    private void drill(Problem problem) throws IOException {
        Path stub = INTERVIEW.resolve("stubs").resolve(problem.solver().file());
        if (Files.exists(stub)) {
            Path file = folder.resolve(problem.solver().packageName()).resolve(problem.solver().file());
            Files.createDirectories(file.getParent());
            Files.copy(stub, file);
        }
        stub(problem, stub, new Submission("stub", folder));
        file("a model solution", INTERVIEW.resolve("models").resolve(problem.solver().file()));
        text("a statement", INTERVIEW.resolve("problems.md"), "# " + problem.id() + "\n");
        text("a drill that asks for it", INTERVIEW.resolve("drills.csv"), "," + problem.id() + ",");
    }

    /** What is declared: steps, a sample call, and a hint for each kind of mistake that checks find. */
    private void declaration(Problem problem) {
        need(!problem.isExercise() || problem.speed().stream()
                        .allMatch(call -> ReferenceSteps.of(problem, call).isPresent()),
                "the steps of its reference solution, see docs/CONTRIBUTING.md",
                Path.of("src/main/resources/nqueens/problem/reference-steps.csv"));
        need(problem.sample().isPresent() || problem.harness().isPresent(), "a sample call", CATALOGUE);
        for (Fault.Kind kind : Fault.Kind.values()) {
            boolean isFound = kind.verdict() == Verdict.WRONG_ANSWER || kind.verdict() == Verdict.WRONG_APPROACH;
            need(!isFound || problem.hint(kind).isPresent(), "a hint for " + kind,
                    Path.of("src/main/java/nqueens/problem/Hint.java"));
        }
    }

    private void stub(Problem problem, Path file, Submission stubs) {
        file("a stub for the judge to compare with", file);
        if (Files.exists(file)) {
            ProblemResult result = JUDGE.judge(new OpenedSubmission(stubs), List.of(problem),
                    Judge.Listener.NONE).results().exercises().get(0);
            need(result.verdict() == Verdict.NOT_STARTED, "a stub that is not started, where it is "
                    + result.decidingCheck().map(CheckResult::message).orElse("accepted"), file);
        }
    }

    private void file(String what, Path file) {
        need(Files.exists(file), what, file);
    }

    private void text(String what, Path file, String text) throws IOException {
        need(Files.readString(file).contains(text), what, file);
    }

    private void need(boolean isThere, String what, Path file) {
        if (!isThere) {
            missing.add("  " + what + ": " + file);
        }
    }

    private void known(String verdict, int least, Problem problem) {
        Path solver = Path.of(problem.solver().packageName(), problem.solver().file());
        long there = KnownSubmissions.all().filter(name -> name.startsWith(verdict + "/"))
                .filter(name -> Files.exists(KnownSubmissions.FOLDER.resolve(name).resolve(solver))).count();
        need(there >= least, "known submissions, of which there are " + there + " of at least " + least,
                KnownSubmissions.FOLDER.resolve(verdict).resolve("NAME").resolve(solver));
    }
}
