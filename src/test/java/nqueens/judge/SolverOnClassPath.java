package nqueens.judge;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import nqueens.judge.limit.Budget;
import nqueens.judge.limit.Execution;
import nqueens.judge.worker.SolverHost;
import nqueens.judge.worker.WorkerClasses;
import nqueens.problem.Problem;
import nqueens.problem.Solver;

/** The solver of a problem that is on the class path, where mutation testing has changed it, without sources. */
public final class SolverOnClassPath {

    private SolverOnClassPath() {
    }

    /** {@return the solver of a problem, which answers in this JVM} */
    public static Solver of(Problem problem) {
        Workers.Worker worker = new InProcessWorkers.InProcess(new SolverHost(new WorkerClasses(
                problem.solver().name(), problem.contract().getName(), "", Map.of(), Map.of(), List.of())) {
            @Override
            protected ClassLoader newLoader() {
                return SolverOnClassPath.class.getClassLoader();
            }
        });
        return new SubmittedSolver(problem, new Caller(problem, new CompiledSolver(null, problem, null) {
            @Override
            Execution<Workers.Worker> start() {
                return Execution.answered(worker);
            }
        }, new Budget(Optional.empty()), () -> 1), 0);
    }
}
