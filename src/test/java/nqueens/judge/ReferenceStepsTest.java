package nqueens.judge;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Workload;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.Submission;
import nqueens.problem.Call;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/** The steps of the reference solutions are what they take. They are written with the compiler of Java 17. */
@Tag("proof")
class ReferenceStepsTest {

    private static final Path CSV = Path.of("src/main/resources/nqueens/problem/reference-steps.csv");
    private static final int SMALLEST = 4;
    /** Of the core, for which the documents draw them side by side. */
    private static final int LARGEST = 12;
    private static final int TEN = 10;
    private static final int HUNDREDS = 100;

    @Test
    void are_those_of_a_run() throws IOException {
        StringBuilder csv = new StringBuilder("problem,n,steps\n");
        try (ProcessWorkers workers = new ProcessWorkers(Workload.FEW, Optional.empty(), Optional.of(1.0))) {
            Catalogue.all().stream().filter(each -> each.isExercise() && each.speed().isPresent()).forEach(problem ->
                    counted(problem, workers).forEach((n, steps) ->
                            csv.append(problem.id()).append(',').append(n).append(',').append(steps).append('\n')));
        }
        Expected.file(CSV, csv.toString());
    }

    private static TreeMap<Integer, Long> counted(Problem problem, ProcessWorkers workers) {
        Call speed = problem.speed().orElseThrow();
        TreeMap<Integer, Long> counted = new TreeMap<>();
        OpenedSubmission opened = new OpenedSubmission(Submission.at("solutions"));
        SubmittedSolver solver = new SubmittedSolver(problem, new Caller(problem,
                new CompiledSolver(opened, problem, workers), opened.budget(), workers::timeScale), 0);
        for (int n : sizes(speed, problem.isCore() ? LARGEST : speed.n())) {
            Object[] arguments = speed.arguments().toArray();
            arguments[0] = n;
            counted.put(n, solver.profiled(Call.of(speed.method(), arguments).within(speed.limits()))
                    .profile().orElseThrow().steps());
        }
        solver.close();
        return counted;
    }

    /** Every n from 4 on, or every second, or powers of ten, or one if other arguments fit no other board. */
    private static int[] sizes(Call speed, int least) {
        if (!speed.arguments().stream().allMatch(Number.class::isInstance)) {
            return new int[] {speed.n()};
        }
        return speed.n() < HUNDREDS ? IntStream.rangeClosed(SMALLEST, Math.max(least, speed.n()))
                .filter(n -> speed.n() <= 2 * TEN || n % 2 == 0).toArray()
                : IntStream.iterate(TEN, n -> n <= speed.n(), n -> n * TEN).toArray();
    }
}
