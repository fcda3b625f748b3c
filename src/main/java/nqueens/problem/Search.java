package nqueens.problem;

import java.util.Locale;
import java.util.Optional;

import nqueens.board.KnownCounts;
import nqueens.problem.Fault.Kind;

/** What a search for all solutions has to take, whoever writes it; what takes less has looked them up. */
final class Search {

    /** Of eight positions that are images of each other one has to be visited. */
    private static final int IMAGES = 8;
    /** How many times less steps may grow than positions do: what is done once for a call grows with neither. */
    private static final double SLACK = 1.25;
    /** What is done for a position takes no fewer steps. */
    private static final int STEPS_OF_A_POSITION = 40;

    private Search() {
    }

    /**
     * Tells a table from a search by its steps.
     *
     * @param call the call, whose first argument is n, 1 to 15; it was answered rightly
     * @param executed what it executed
     */
    static Optional<Fault> table(Call call, Executed executed) {
        return table(call, executed, leastSteps(call.n()),
                String.format(Locale.ROOT, " for %,d solutions", KnownCounts.of(call.n())));
    }

    /** How many steps a search for all solutions takes at least. */
    static long leastSteps(int n) {
        return KnownCounts.positions(n) / IMAGES;
    }

    /**
     * Gives the case that an answer was searched for.
     *
     * @param call the call
     * @param least how many steps a search takes, whoever writes it
     */
    static Case searched(Call call, long least) {
        return new Case(call.toString(), solver -> solver.measured(call).executed()
                .flatMap(executed -> table(call, executed, least)));
    }

    /**
     * Tells a table from a search.
     *
     * @param call the call; it was answered rightly
     * @param executed what it executed
     * @param least how many steps a search takes, whoever writes it
     */
    static Optional<Fault> table(Call call, Executed executed, long least) {
        return table(call, executed, least, "");
    }

    private static Optional<Fault> table(Call call, Executed executed, long least, String solutions) {
        return executed.steps() >= least ? Optional.empty()
                : Optional.of(new Fault(Kind.TABLE, String.format(Locale.ROOT, "%s took %,d step%s%s",
                        call, executed.steps(), executed.steps() == 1 ? "" : "s", solutions),
                        "that is a table, not a search: let the search find what it returns"));
    }

    /**
     * Tells a table from a search by how its steps grow with n.
     *
     * @param small a call for a smaller board
     * @param few what it executed
     * @param large a call for a larger board
     * @param many what that executed
     */
    static Optional<Fault> growth(Call small, Executed few, Call large, Executed many) {
        return growth(small, few, large, many,
                KnownCounts.positions(large.n()) / (double) KnownCounts.positions(small.n()));
    }

    /**
     * Tells a table from a search that visits other positions than those of the plain board.
     *
     * @param small a call for a smaller board
     * @param few what it executed
     * @param large a call for a larger board
     * @param many what that executed
     * @param positions how many times as many positions it visits
     */
    static Optional<Fault> growth(Call small, Executed few, Call large, Executed many, double positions) {
        return growth(few, many) * SLACK >= positions ? Optional.empty()
                : Optional.of(new Fault(Kind.TABLE, grown(small, few, large, many), String.format(Locale.ROOT,
                        "a search visits %.0f times as many positions: search anew in each call, and only for its own"
                                + " n", positions)));
    }

    private static double growth(Executed few, Executed many) {
        return many.steps() / (double) few.steps();
    }

    private static String grown(Call small, Executed few, Call large, Executed many) {
        return String.format(Locale.ROOT, "%s took %,d steps, and %s %,d: %.1f times as many", small, few.steps(),
                large, many.steps(), growth(few, many));
    }

    /**
     * How much a search works for what it visits, however many words its code makes of it: wordy code takes more
     * steps for each position, and as many times more for each n.
     */
    @FunctionalInterface
    interface Pace {

        /**
         * Looks at two calls that were answered rightly.
         *
         * @param small a call for a smaller board
         * @param few what it executed
         * @param large the call that must be fast
         * @param many what that executed
         * @return why it is too much; empty if it isn't
         */
        Optional<Fault> breach(Call small, Executed few, Call large, Executed many);
    }

    /**
     * Bounds how steps grow from a smaller board to a larger one.
     *
     * @param most how many times as many there may be
     */
    static Pace growing(double most) {
        return (small, few, large, many) -> growth(few, many) <= most ? Optional.empty()
                : Optional.of(new Fault(Kind.STEPS, grown(small, few, large, many), large.allowance().advice()));
    }

    /**
     * Bounds how often bits are shifted and masked for each position.
     *
     * @param most how often
     */
    static Pace masking(double most) {
        return (small, few, large, many) -> {
            long times = many.times(Operation.SHIFT) + many.times(Operation.MASK);
            double each = times / (double) KnownCounts.positions(large.n());
            return each <= most ? Optional.empty() : Optional.of(new Fault(Kind.STEPS, String.format(Locale.ROOT,
                    "%s shifted and masked bits %,d times, %.0f times for each of %,d positions", large, times, each,
                    KnownCounts.positions(large.n())), large.allowance().advice()));
        };
    }

    /**
     * Tells whether the squares of earlier rows are looked through: then the work for a square grows with n.
     *
     * @param small a call for a smaller board
     * @param few what it executed
     * @param large a call for a larger board
     * @param many what that executed
     * @param least how many times as many steps there are then, at least
     * @param rule what the exercise asks for
     */
    static Optional<Fault> flat(Call small, Executed few, Call large, Executed many, double least, String rule) {
        return growth(few, many) >= least ? Optional.empty() : Optional.of(new Fault(Kind.REPRESENTATION,
                grown(small, few, large, many) + String.format(Locale.ROOT, "; a search that looks"
                        + " through the rows above takes at least %.0f times as many", least), rule));
    }

    /**
     * Tells how many positions a search for all solutions visited.
     *
     * @param n the number of queens, 1 to 15
     * @param executed what it executed
     * @param isRight whether it found what there is
     * @return all there are; of a search that went wrong, no more than its steps can have visited
     */
    static long positions(int n, Executed executed, boolean isRight) {
        long all = KnownCounts.positions(n);
        return isRight ? all : Math.min(all, executed.steps() / STEPS_OF_A_POSITION);
    }
}
