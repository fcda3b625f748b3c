package nqueens.judge;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Supplier;

import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Sources;
import nqueens.judge.worker.Classes;
import nqueens.problem.Problem;

/** Where submissions are compiled and run. */
public interface Workers extends AutoCloseable {

    /**
     * Tells under which conditions submissions are judged.
     *
     * @return the conditions
     */
    Conditions conditions();

    /**
     * Measures the machine, once.
     *
     * @return the factor on all limits of CPU time
     */
    double timeScale();

    /**
     * Compiles the sources of one solver.
     *
     * @param sources the sources
     * @param cost is told the CPU time that it took, however it ended
     * @return how it ended
     */
    Ending<Compilation> compile(Sources sources, Consumer<Duration> cost);

    /**
     * Starts a worker.
     *
     * @param problem what the submission solves
     * @param classes gives the compiled classes; what it throws is passed on
     * @return the worker
     */
    Worker start(Problem problem, Supplier<Classes> classes);

    /** Ends all that was started. */
    @Override
    void close();
}
