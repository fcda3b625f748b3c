package nqueens.judge;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import nqueens.judge.compiler.Compilation;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Termination;
import nqueens.judge.meter.Blocks;
import nqueens.judge.meter.recorder.Recorder;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.Sources;
import nqueens.judge.worker.Counters;
import nqueens.judge.worker.WorkerClasses;
import nqueens.problem.Ablation;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.SolverClass;
import nqueens.recording.Recording;

/** Compiles a submission's solver when its first worker starts, and starts workers with its classes. */
class CompiledSolver {

    private static final Pattern CLASS = Pattern.compile("\\bclass\\s+(\\w+)");

    private final OpenedSubmission opened;
    private final Problem problem;
    private final Workers workers;
    /** The complete solver; empty until a worker starts. */
    private Optional<Compilation.Compiled> complete = Optional.empty();
    /** The classes of the solver, by the part of its code that is cut out; the complete solver's key is empty. */
    private final Map<Optional<Ablation.Cut>, WorkerClasses> classes = new HashMap<>();

    CompiledSolver(OpenedSubmission opened, Problem problem, Workers workers) {
        this.opened = opened;
        this.problem = problem;
        this.workers = workers;
    }

    /** Starts a worker, unless the machine lacks the resources; throws an exception if the sources are rejected. */
    Execution<Workers.Worker> start() {
        return workers.start(problem, classes(Optional.empty()));
    }

    WorkerClasses classes(Optional<Ablation.Cut> part) {
        return classes.computeIfAbsent(part, each -> {
            Compilation.Compiled compiled = compiled(sources(part));
            WorkerClasses checked = checked(compiled);
            // set only after the check: rejected classes must have no names, since they must not be recorded
            complete = complete.or(() -> Optional.of(compiled));
            return checked;
        });
    }

    Blocks blocks() {
        return complete.orElseThrow().metered().blocks();
    }

    Optional<Recording.Names> names() {
        return complete.flatMap(Compilation.Compiled::recorded).map(Recorder.RecordedClasses::names);
    }

    private Sources sources(Optional<Ablation.Cut> part) {
        Sources read = opened.sources(problem.solver());
        return problem.harness().isPresent() ? read.tests() : part.map(read::without).orElse(read);
    }

    private Compilation.Compiled compiled(Sources read) {
        Execution<Compilation> first = compile(read);
        Execution<Compilation> execution = isOurFault(first) ? compile(read) : first;
        if (isOurFault(execution)) {
            throw refused(Kind.JUDGE, "the compiler "
                    + execution.termination().filter(Termination::isOurs).orElse(Termination.FAILED).advice());
        }
        Compilation compilation = execution.answer().orElseThrow(() -> refused(Kind.NOT_COMPILED, "the compiler was"
                + " stopped: the sources take too much time or memory to compile and to check\n"
                + "make them simpler"));
        if (compilation instanceof Compilation.Failed failed) {
            List<String> declared = CLASS.matcher(read.files().get(problem.solver().file())).results()
                    .map(name -> name.group(1)).toList();
            throw refused(Kind.NOT_COMPILED,
                    failed.message() + instead(declared).map(advice -> "\n" + advice).orElse(""));
        }
        return (Compilation.Compiled) compilation;
    }

    private Execution<Compilation> compile(Sources told) {
        // a solver with a part cut out is the judge's own experiment, so it isn't charged to the submission
        return told.without().isPresent() ? workers.compile(told)
                : opened.budget().charged(workers::timeScale, () -> workers.compile(told));
    }

    /** Returns whether the machine or the judge is at fault. Waiting is also their fault, since javac never waits. */
    private static boolean isOurFault(Execution<Compilation> execution) {
        return execution.hasFailed() || execution.termination().equals(Optional.of(Termination.WAITING));
    }

    private WorkerClasses checked(Compilation.Compiled compilation) {
        SolverClass solver = problem.solver();
        Map<String, byte[]> files = compilation.classes();
        List<String> names = files.keySet().stream().map(name -> name.substring(name.lastIndexOf('.') + 1)).toList();
        if (!names.contains(solver.simpleName())) {
            throw refused(Kind.REJECTED, "there is no class " + solver.simpleName() + "\n" + instead(names)
                    .orElse("rename the class in " + solver.file() + ", and make it public"));
        }
        files.keySet().stream().sorted().filter(name -> !name.startsWith(solver.packageName() + ".")).findFirst()
                .ifPresent(name -> {
                    throw refused(Kind.REJECTED, "class " + name + " is in the wrong package: start each file with"
                            + " 'package " + solver.packageName() + ";'");
                });
        compilation.breach().ifPresent(breach -> {
            throw refused(Kind.FORBIDDEN, breach);
        });
        compilation.metered().unmetered().stream().findFirst().ifPresent(place -> {
            throw refused(Kind.REJECTED, place + " can't be judged: its steps can't"
                    + " be counted\na method of nearly 64 KiB is too long for that, and so are classes with more"
                    + " than " + String.format(Locale.ROOT, "%,d", Counters.SIZE) + " branches: make them shorter");
        });
        return new WorkerClasses(solver.name(), problem.contract().getName(),
                problem.harness().map(harness -> harness.runner().getName()).orElse(""), files,
                compilation.recorded().map(Recorder.RecordedClasses::classes).orElse(Map.of()),
                compilation.metered().blocks().steps());
    }

    /** Returns advice on a class that was handed in instead of the solver, or empty if the solver exists. */
    private Optional<String> instead(List<String> names) {
        return names.contains(problem.solver().simpleName()) ? Optional.empty()
                : names.stream().flatMap(name -> problem.instead(name).stream()).findFirst();
    }

    private static NotAcceptedException refused(Kind kind, String message) {
        return new NotAcceptedException(kind, Scope.PROBLEM, message);
    }
}
