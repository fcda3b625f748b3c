package nqueens.judge;

import java.time.Duration;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;

import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Limits;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.problem.Allowance;
import nqueens.problem.Call;

/**
 * The requests to the workers of one solver; a worker starts with the first request after another has ended. If the
 * machine kept a request from its answer, it is made once more to a new worker; a second failure is the judge's fault.
 * Each request is charged to the submission's budget.
 */
final class WorkerSession {

    private final Supplier<Execution<Worker>> starting;
    private final Budget budget;
    private final DoubleSupplier timeScale;
    private Worker worker;
    private Duration cpu = Duration.ZERO;
    private String printed = "";
    private int kept;

    /** Creates a session without a worker; {@code timeScale} is how much slower this machine is. */
    WorkerSession(Supplier<Execution<Worker>> starting, Budget budget, DoubleSupplier timeScale) {
        this.starting = starting;
        this.budget = budget;
        this.timeScale = timeScale;
    }

    /** Makes a request for a call; {@code number} is the number under which the answer is kept, or 0. */
    static Request request(Request.Action task, Call call, int number) {
        Allowance allowance = call.allowance();
        return new Request(task, call.instance(), call.method(), call.arguments(), 0, number, allowance.bytes(),
                allowance.first(), allowance.steps());
    }

    /** Gives a number under which no answer is kept yet. */
    int newNumber() {
        kept++;
        return kept;
    }

    /** Makes a request, and again if the judge or the machine fails. */
    Execution<Reply> ask(Request request, Allowance allowance) {
        Execution<Reply> first = askOnce(request, allowance);
        return first.hasFailed() ? askOnce(request, allowance) : first;
    }

    /** Makes a request, and starts a worker if there is none. */
    Execution<Reply> askOnce(Request request, Allowance allowance) {
        if (worker == null || worker.ended()) {
            worker = null;
            printed = "";
            budget.check(timeScale);
            Execution<Worker> started = starting.get();
            if (started.termination().isPresent()) {
                return Execution.stopped(started.termination().get());
            }
            worker = started.answer().orElseThrow();
        }
        return ask(worker, request, allowance);
    }

    /** Asks the worker that keeps an answer; no other has it. */
    Execution<Reply> ask(Worker owner, Request request, Allowance allowance) {
        Execution<Reply> execution = budget.charged(timeScale, () -> owner.ask(request,
                () -> Limits.of(allowance.cpuSeconds(), timeScale.getAsDouble())));
        cpu = cpu.plus(execution.cpu());
        printed = execution.printed();
        return execution;
    }

    /** {@return the last worker} */
    Worker worker() {
        return worker;
    }

    /** {@return the CPU time of all workers} */
    Duration cpu() {
        return cpu;
    }

    /** {@return the beginning of what the submission printed in answer to the last request} */
    String printed() {
        return printed;
    }

    /** Ends the worker; a later request would start another. */
    void close() {
        if (worker != null) {
            worker.close();
        }
    }
}
