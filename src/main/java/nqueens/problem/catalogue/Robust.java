package nqueens.problem.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.problem.Answers;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Hint;
import nqueens.problem.Solver;

/** Cases of the check {@code robust}: bad arguments are refused, and calls don't depend on each other. */
final class Robust {

    /** Steps in which a solver refuses n, if it does. */
    private static final long BEGUN = 100_000;
    private static final String KEPT =
            "is something kept between calls: a static field, or a field that is not emptied?";
    private static final String OWN_ARRAYS = "each answer needs arrays of its own, made anew for each call";
    private static final String OWN_LIST = "each answer needs a list and arrays of its own, made anew for each call";

    private Robust() {
    }

    /** Calls for bad n, which must be refused; the rule says which are bad, such as {@code n < 1}. */
    static Stream<Case> refused(String rule, List<Integer> bad, List<IntFunction<Call>> methods) {
        return bad.stream().map(n -> refused(n, rule, methods.stream().map(method -> method.apply(n)).toList()));
    }

    /** Calls for one bad n. */
    static Case refused(int n, String rule, List<Call> calls) {
        return new Case("n = " + n + " is refused", solver -> calls.stream()
                .flatMap(call -> solver.unlessRefused(call).map(done -> new Fault(Kind.NOT_REFUSED, call + " " + done,
                        rule + ": throw an IllegalArgumentException")).stream())
                .findFirst());
    }

    /**
     * The largest n that is allowed is not refused. Its answer would take too long, so it is only begun, and only where
     * steps end it: {@code counted} is a call that shows whether they do.
     */
    static Case allowed(Call largest, Call counted) {
        Call begun = largest.within(largest.allowance().steps(BEGUN));
        return new Case("n = " + largest.n() + " is not refused", solver -> Solver.ifAnswered(() -> solver
                .measured(counted).executed().filter(executed -> solver.unlessRefused(begun).isEmpty())
                .map(executed -> new Fault(Kind.THROWN, largest + " threw an IllegalArgumentException",
                        "n = " + largest.n() + " is allowed, though its answer takes long: refuse larger n only")
                        .hinting(Hint.ANSWER))));
    }

    /**
     * A call that has solutions must find something: an empty answer can't show whether it is shared or kept. {@code
     * isFound} tells whether an answer has anything in it; {@code known} says what must be found.
     */
    static Case something(Call call, Predicate<Object> isFound, String known) {
        return new Case("there is something to compare", solver -> isFound.test(solver.answer(call))
                ? Optional.empty() : Optional.of(new Fault(Kind.MISSING,
                        call + " gave no solution, so there is nothing to compare", known)));
    }

    /** The same calls again, and a third time. */
    static Case repeated(Call... calls) {
        return new Case("a second call answers the same", solver -> Stream.of(calls)
                .flatMap(call -> Stream.of("again", "a third time").flatMap(time ->
                        changed(solver, call, call, call + " called " + time).stream()))
                .findFirst());
    }

    /** The same seed gives the same answer; {@code what} names it, such as a solution. */
    static Case seeded(Call call, String what) {
        return new Case("the same seed gives the same " + what, solver -> Stream.of(solver.answer(call),
                        solver.ask(call).answer(), solver.measured(call).answer())
                .filter(again -> !Answers.areEqual(solver.answer(call), again)).findFirst()
                .map(again -> new Fault(Kind.DEPENDENT, call + " called again gave another " + what + " than at first",
                        "the same n and seed must give the same " + what + ": begin each call with random numbers of"
                                + " its own, made of the seed and nothing else, as new Random(seed) is")));
    }

    /** Two seeds may not give the same answer. */
    static Optional<Fault> alike(Solver solver, Call call, Call other, String rule) {
        Object answer = solver.answer(call);
        return Answers.areEqual(answer, solver.answer(other)) ? Optional.of(new Fault(Kind.REPEATED, other
                + " gave the same as " + call + ", " + Answers.shown(answer), rule)) : Optional.empty();
    }

    /** An answer whose arrays its owner overwrites changes no other answer. */
    static Case owned(Call call) {
        return new Case("arrays are the caller's own", solver -> {
            Solver.LiveAnswer kept = solver.ask(call);
            kept.overwrite();
            boolean isShared = Stream.of(call, call.ofSecondInstance())
                    .anyMatch(again -> !Answers.areSame(kept.answer(), solver.ask(again).answer()));
            return isShared ? Optional.of(new Fault(Kind.DEPENDENT, call
                    + " was called, its arrays were overwritten by the caller, and " + call + " was called again:\n"
                    + "the answer had changed", OWN_ARRAYS)) : Optional.empty();
        });
    }

    /** An answer stays as it was given after any later calls. */
    static Case lasting(Call call, Call... later) {
        return new Case("an answer stays as it was given", solver -> {
            Solver.LiveAnswer kept = solver.ask(call);
            for (Call next : later) {
                solver.ask(next);
                Object now = kept.answerNow();
                if (!Answers.areSame(kept.answer(), now)) {
                    return Optional.of(new Fault(Kind.DEPENDENT, "the answer of " + call + " changed when " + next
                            + " was called: " + Answers.change(kept.answer(), now),
                            now instanceof List<?> ? OWN_LIST : OWN_ARRAYS));
                }
            }
            return Optional.empty();
        });
    }

    /** An argument stays as it was given. */
    static Case unchanged(Call call, int argument) {
        return new Case("an argument stays as it was", solver -> {
            Object now = solver.ask(call).argumentNow(argument);
            return Answers.areEqual(call.arguments().get(argument), now) ? Optional.empty()
                    : Optional.of(new Fault(Kind.DEPENDENT, call + " changed the array that it was given",
                            "an argument is the caller's: copy it before you sort it or write to it"));
        });
    }

    /** Calls answer the same after others. */
    static Case mixed(List<Call> before, Call... calls) {
        return new Case("mixed calls answer the same", solver -> {
            before.forEach(solver::ask);
            String after = before.stream().map(Call::toString).collect(Collectors.joining(" and "));
            return Stream.of(calls).flatMap(call ->
                    changed(solver, call, call, call + " after " + after).stream()).findFirst();
        });
    }

    /**
     * A second solver of the same class answers as the first does. The first is asked {@code before}; then the second
     * is asked the calls, and then the first again.
     */
    static Case secondInstance(List<Call> before, Call... calls) {
        return new Case("a second instance answers the same", solver -> {
            before.forEach(solver::ask);
            return Stream.of(calls).flatMap(call -> changed(solver, call, call.ofSecondInstance(),
                            call + " of a second instance").stream()).findFirst()
                    .or(() -> before.stream().flatMap(call -> changed(solver, call, call,
                            call + " of the first instance, after the second's").stream()).findFirst());
        });
    }

    /** Compares the first answer of a call with that of another, which must be the same. */
    private static Optional<Fault> changed(Solver solver, Call first, Call again, String what) {
        return changed(solver.answer(first), solver.ask(again).answer(), what);
    }

    /** Compares the first answer of a call with a later one. */
    static Optional<Fault> changed(Object before, Object now, String what) {
        return Answers.areSame(before, now) ? Optional.empty()
                : Optional.of(new Fault(Kind.DEPENDENT, what + " gave " + Answers.change(before, now), KEPT));
    }
}
