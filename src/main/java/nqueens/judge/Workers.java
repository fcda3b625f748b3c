package nqueens.judge;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Supplier;

import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Sources;
import nqueens.judge.limit.Conditions;
import nqueens.judge.limit.Ending;
import nqueens.judge.worker.Classes;
import nqueens.problem.Problem;

/** Where submissions are compiled and run. */
public interface Workers extends AutoCloseable {

    /** {@return the conditions under which submissions are judged} */
    Conditions conditions();

    /** {@return the factor on all limits of CPU time; the machine is measured once} */
    double timeScale();

    /** Compiles the sources of one solver; {@code cost} is told the CPU time that it took, however it ended. */
    Ending<Compilation> compile(Sources sources, Consumer<Duration> cost);

    /** Starts a worker for a problem; {@code classes} gives the compiled classes, and what it throws is passed on. */
    Worker start(Problem problem, Supplier<Classes> classes);

    /** Ends all that was started. */
    @Override
    void close();
}
