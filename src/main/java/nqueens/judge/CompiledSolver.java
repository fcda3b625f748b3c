package nqueens.judge;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

import nqueens.judge.NotAcceptedException.Scope;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Sources;
import nqueens.judge.worker.Classes;

/**
 * A solver of a submission on its way to a worker: its sources are compiled once, found harmless, and started
 * with the first call. This is the one way, whether an exercise is judged or a stage of a drill.
 */
public final class CompiledSolver {

    private final Submission submission;
    private final SolverClass solverClass;
    private final Workers workers;
    private final Budget budget;
    private final SolverUnderTest solver;
    private List<String> notes = List.of();
    private Ending<Compilation> compilation;
    private Classes classes;

    /**
     * Creates a solver of which nothing is read yet, all there is of its submission.
     *
     * @param submission the submission
     * @param solverClass the class to call
     * @param workers where to compile and run it
     */
    public CompiledSolver(Submission submission, SolverClass solverClass, Workers workers) {
        this(submission, solverClass, workers, new Budget(workers::timeScale));
    }

    /**
     * Creates a solver of which nothing is read yet.
     *
     * @param submission the submission
     * @param solverClass the class to call
     * @param workers where to compile and run it
     * @param budget what the submission may use as a whole
     */
    CompiledSolver(Submission submission, SolverClass solverClass, Workers workers, Budget budget) {
        this.submission = submission;
        this.solverClass = solverClass;
        this.workers = workers;
        this.budget = budget;
        this.solver = new SolverUnderTest(workers, this::started, System::nanoTime);
    }

    /**
     * Gives the solver to ask; its first call ends with a {@link NotAcceptedException} if the sources can't be
     * had, don't compile, or use what no solution has a use for.
     *
     * @return the solver, the same for each call
     */
    public SolverUnderTest solver() {
        return solver;
    }

    /**
     * Tells what the sources are made of.
     *
     * @return the facts
     * @throws NotAcceptedException if the sources can't be had or don't compile
     */
    public SourceFacts facts() {
        return compiled().facts();
    }

    /**
     * Tells what the author should know of how the sources were read.
     *
     * @return a line each; empty as long as nothing is read
     */
    public List<String> notes() {
        return notes;
    }

    /** Ends the worker; a later call would start another. */
    public void endWorker() {
        solver.close();
    }

    private Worker started() {
        budget.check();
        return new BudgetedWorker(workers.start(solverClass, this::classes), budget);
    }

    private Ending<Compilation> compiled(Sources sources) {
        budget.check();
        return workers.compile(sources, cpu -> budget.use(cpu, Duration.ZERO));
    }

    private Compilation.Compiled compiled() {
        if (compilation == null) {
            Sources sources = submission.sources(solverClass);
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
            throw new NotAcceptedException(Verdict.JUDGE_ERROR, Scope.EXERCISE,
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
                if (!name.startsWith(solverClass.packageName() + ".")) {
                    throw new NotAcceptedException(Verdict.REJECTED, Scope.EXERCISE,
                            "class " + name + " is in the wrong package: start each file with 'package "
                                    + solverClass.packageName() + ";'");
                }
            }
            compiled().breach().ifPresent(breach -> {
                throw new NotAcceptedException(Verdict.SECURITY_VIOLATION, Scope.EXERCISE, breach);
            });
            classes = new Classes(solverClass.name(), files);
        }
        return classes;
    }

    /** Whether a compilation was kept from its end by the machine; javac never waits by itself. */
    private static boolean isOurFault(Ending<Compilation> ending) {
        return ending instanceof Ending.Stopped<Compilation> stopped
                && (stopped.reason().isOurs() || stopped.reason() == Ending.Reason.WAITING);
    }

    private static NotAcceptedException notCompiled(String message) {
        return new NotAcceptedException(Verdict.COMPILE_ERROR, Scope.EXERCISE, message);
    }
}
