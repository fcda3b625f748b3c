package nqueens.problem;

import java.util.Optional;
import java.util.function.Function;

/**
 * One or several calls of a solver, with the right answers.
 *
 * @param name a phrase, such as {@code n = 6}
 * @param fault calls the solver, and returns the fault of its answer, or empty if the answer is right
 */
public record Case(String name, Function<Solver, Optional<Fault>> fault) {

    /** Creates a case that is named after its call. */
    public Case(Call call, Function<Solver, Optional<Fault>> fault) {
        this(call.toString(), fault);
    }

    @Override
    public String toString() {
        return name;
    }
}
