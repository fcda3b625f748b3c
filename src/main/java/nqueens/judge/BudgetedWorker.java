package nqueens.judge;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

import nqueens.judge.limit.Ending;
import nqueens.judge.limit.Limits;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;

/** A worker whose calls count for a submission's {@link Budget}, and which makes none once that is used up. */
final class BudgetedWorker implements Worker {

    private final Worker worker;
    private final Budget budget;

    BudgetedWorker(Worker worker, Budget budget) {
        this.worker = worker;
        this.budget = budget;
    }

    @Override
    public Ending<Reply> ask(Request request, Supplier<Limits> limits) {
        budget.check();
        Duration cpu = worker.cpu();
        Duration waited = worker.waited();
        Ending<Reply> ending = worker.ask(request, limits);
        budget.use(worker.cpu().minus(cpu), worker.waited().minus(waited));
        return ending;
    }

    @Override
    public boolean ended() {
        return worker.ended();
    }

    @Override
    public String printed() {
        return worker.printed();
    }

    @Override
    public Optional<long[]> runs() {
        return worker.runs();
    }

    @Override
    public int[] events() {
        return worker.events();
    }

    @Override
    public Duration cpu() {
        return worker.cpu();
    }

    @Override
    public Duration waited() {
        return worker.waited();
    }

    @Override
    public void close() {
        worker.close();
    }
}
