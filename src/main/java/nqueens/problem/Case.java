package nqueens.problem;

import java.util.Optional;
import java.util.function.Function;

/**
 * One call of a solver, or a few, and the right answers.
 *
 * @param name a phrase, such as {@code n = 6}
 * @param fault asks the solver, and tells what is wrong with its answer; empty if all is right
 */
public record Case(String name, Function<Solver, Optional<Fault>> fault) {

    /** Creates a case that is named by its call. */
    public Case(Call call, Function<Solver, Optional<Fault>> fault) {
        this(call.toString(), fault);
    }

    @Override
    public String toString() {
        return name;
    }
}
