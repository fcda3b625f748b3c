package nqueens.judge;

import nqueens.judge.compiler.Compilation;
import nqueens.judge.limit.Conditions;
import nqueens.judge.limit.Execution;
import nqueens.judge.submission.Sources;
import nqueens.judge.worker.WorkerClasses;
import nqueens.problem.Problem;

/** Compiles and runs submissions. */
public interface Workers extends AutoCloseable {

    /** {@return the conditions under which submissions are judged, measured once} */
    Conditions conditions();

    /** {@return the factor by which this machine is slower than the reference machine} */
    default double timeScale() {
        return conditions().timeScale();
    }

    /** Compiles the sources of one solver. */
    Execution<Compilation> compile(Sources sources);

    /** Starts a worker for a problem's solver; fails if the machine has too little memory or too few processes. */
    Execution<Worker> start(Problem problem, WorkerClasses classes);

    /** Ends every worker and every other process that was started. */
    @Override
    void close();
}
