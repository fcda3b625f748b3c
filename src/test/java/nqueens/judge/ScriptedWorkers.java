package nqueens.judge;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import nqueens.judge.compiler.Compilation;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Isolation.Conditions;
import nqueens.judge.meter.Meter;
import nqueens.judge.submission.Sources;
import nqueens.judge.worker.WorkerClasses;
import nqueens.problem.Problem;

/** Workers as a test says, on a machine half as fast as the reference machine; no process is started. */
final class ScriptedWorkers implements Workers {

    private final Deque<Worker> waiting = new ArrayDeque<>();
    private final List<Sources> compiled = new ArrayList<>();
    private final List<WorkerClasses> started = new ArrayList<>();
    private Execution<Compilation> compilation = Execution.answered(new Compilation.Compiled(
            Meter.unmetered(Map.of("board2d.Board2dQueens", new byte[1])), Optional.empty(), Optional.empty()));
    private Duration costOfCompiling = Duration.ZERO;

    /** Gives the workers that are started, one after the other. */
    ScriptedWorkers(Worker... workers) {
        waiting.addAll(List.of(workers));
    }

    void compilingTo(Execution<Compilation> ending) {
        compilation = ending;
    }

    void compilingIn(Duration cost) {
        costOfCompiling = cost;
    }

    List<Sources> compiled() {
        return compiled;
    }

    List<WorkerClasses> started() {
        return started;
    }

    /** Gives the next worker, without a submission. */
    Execution<Worker> next() {
        return Execution.answered(waiting.remove());
    }

    @Override
    public Conditions conditions() {
        return new Conditions(Isolation.PROCESS, Optional.of("no sandbox"), Optional.empty(), 2);
    }

    @Override
    public Execution<Compilation> compile(Sources sources) {
        compiled.add(sources);
        return compilation.withUsage(costOfCompiling, Duration.ZERO, "");
    }

    @Override
    public Execution<Worker> start(Problem problem, WorkerClasses classes) {
        started.add(classes);
        return next();
    }

    @Override
    public void close() {
        waiting.clear();
    }
}
