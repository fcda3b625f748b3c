package nqueens.judge;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Sources;
import nqueens.judge.worker.Classes;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.SourceFacts;

/**
 * The solver of a submission on its way to a worker: its sources are compiled once, found harmless, and started
 * with the first call. This is the one way, whoever has it judged.
 */
final class CompiledSolver {

    private final Submission submission;
    private final Problem problem;
    private final Workers workers;
    private final Budget budget;
    private List<String> notes = List.of();
    private Ending<Compilation> compilation;
    private Classes classes;

    /**
     * Creates a solver of which nothing is read yet.
     *
     * @param submission the submission
     * @param problem what it solves
     * @param workers where to compile and run it
     * @param budget what the submission may use as a whole
     */
    CompiledSolver(Submission submission, Problem problem, Workers workers, Budget budget) {
        this.submission = submission;
        this.problem = problem;
        this.workers = workers;
        this.budget = budget;
    }

    /**
     * Tells what the sources are made of.
     *
     * @return the facts
     * @throws NotAcceptedException if the sources can't be had or don't compile
     */
    SourceFacts facts() {
        return compiled().facts();
    }

    /** What the author should know of how the sources were read, a line each; empty as long as nothing is read. */
    List<String> notes() {
        return notes;
    }

    /**
     * Starts a worker.
     *
     * @return the worker
     * @throws NotAcceptedException if the sources can't be had, don't compile, or use what no solution has a use for
     */
    Worker started() {
        budget.check();
        return new BudgetedWorker(workers.start(problem, this::classes), budget);
    }

    private Ending<Compilation> compiled(Sources sources) {
        budget.check();
        return workers.compile(sources, cpu -> budget.use(cpu, Duration.ZERO));
    }

    private Compilation.Compiled compiled() {
        if (compilation == null) {
            Sources sources = submission.sources(problem.solver());
            notes = sources.notes();
            compilation = compiled(sources);
            if (isOurFault(compilation)) {
                compilation = compiled(sources);
            }
        }
        if (compilation instanceof Ending.Answered<Compilation> answered) {
            if (answered.answer() instanceof Compilation.Failed failed) {
                throw notCompiled(failed.message());
            }
            return (Compilation.Compiled) answered.answer();
        }
        if (isOurFault(compilation)) {
            Ending.Reason reason = ((Ending.Stopped<Compilation>) compilation).reason();
            throw new NotAcceptedException(Kind.JUDGE, Scope.PROBLEM,
                    "the compiler " + (reason.isOurs() ? reason : Ending.Reason.FAILED).advice());
        }
        throw notCompiled("the compiler was stopped: the sources take too much time or memory to compile and to look"
                + " through\nmake them simpler");
    }

    /** The compiled classes, once they have been found harmless. */
    private Classes classes() {
        if (classes == null) {
            Map<String, byte[]> files = compiled().classes();
            for (String name : new TreeSet<>(files.keySet())) {
                if (!name.startsWith(problem.solver().packageName() + ".")) {
                    throw new NotAcceptedException(Kind.REJECTED, Scope.PROBLEM,
                            "class " + name + " is in the wrong package: start each file with 'package "
                                    + problem.solver().packageName() + ";'");
                }
            }
            compiled().breach().ifPresent(breach -> {
                throw new NotAcceptedException(Kind.FORBIDDEN, Scope.PROBLEM, breach);
            });
            classes = new Classes(problem.solver().name(), problem.contract().getName(), files);
        }
        return classes;
    }

    /** Whether a compilation was kept from its end by the machine; javac never waits by itself. */
    private static boolean isOurFault(Ending<Compilation> ending) {
        return ending instanceof Ending.Stopped<Compilation> stopped
                && (stopped.reason().isOurs() || stopped.reason() == Ending.Reason.WAITING);
    }

    private static NotAcceptedException notCompiled(String message) {
        return new NotAcceptedException(Kind.NOT_COMPILED, Scope.PROBLEM, message);
    }
}
