package nqueens.report;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.judge.Cost;
import nqueens.judge.Results;
import nqueens.problem.Call;
import nqueens.problem.Problem;
import nqueens.problem.ReferenceSteps;
import nqueens.problem.Verdict;

/**
 * The steps that the submissions of a class took for one call, in ranges of a factor of two around those of the
 * reference solution.
 *
 * @param exercise the exercise's id
 * @param call the call
 * @param steps of each submission that answered it and gave no wrong answer, in ascending order; at least one
 * @param reference the reference solution's
 */
record StepsSpread(String exercise, String call, List<Long> steps, long reference) {

    private static final Set<Verdict> RIGHT =
            EnumSet.of(Verdict.ACCEPTED, Verdict.TIME_LIMIT_EXCEEDED, Verdict.WRONG_APPROACH);
    private static final int LOWEST = -4;
    private static final int HIGHEST = 5;
    private static final int STEP = 36;
    private static final int TALLEST = 100;

    /** How many took at least so many times the reference's steps, and the bar's place in the drawing. */
    record Bar(String from, long count, int x, long height) {

        long y() {
            return TALLEST - height;
        }

        int middle() {
            return x + STEP / 2 - 2;
        }

        long labelY() {
            return y() - 5;
        }
    }

    /** Gives the steps of the call that must be fast; nothing where nobody knows the reference's, or none answered. */
    static Optional<StepsSpread> of(Problem problem, List<Results> submissions) {
        Optional<Call> speed = problem.speed();
        return speed.flatMap(call -> ReferenceSteps.of(problem, call)).flatMap(reference -> {
            String call = speed.orElseThrow().toString();
            List<Long> steps = submissions.stream().flatMap(each -> each.exercises().stream())
                    .filter(each -> each.id().equals(problem.id()) && RIGHT.contains(each.verdict()))
                    .flatMap(each -> each.cost().stream()).filter(cost -> cost.call().equals(call))
                    .map(Cost::steps).sorted().toList();
            return steps.isEmpty() ? Optional.empty()
                    : Optional.of(new StepsSpread(problem.id(), call, steps, reference));
        });
    }

    int count() {
        return steps.size();
    }

    String referenceSteps() {
        return Wording.rounded(reference);
    }

    /** The middle one, or the lower of two, as a multiple of the reference's. */
    String median() {
        return times(steps.get((steps.size() - 1) / 2));
    }

    String least() {
        return times(steps.get(0));
    }

    String most() {
        return times(steps.get(steps.size() - 1));
    }

    /** The ranges, from the lowest that is taken, or the one below the reference's, to the highest. */
    List<Bar> bars() {
        int lowest = lowest();
        int highest = Math.max(0, range(steps.get(steps.size() - 1)));
        long most = IntStream.rangeClosed(lowest, highest).mapToLong(this::in).max().orElseThrow();
        return IntStream.rangeClosed(lowest, highest).mapToObj(range -> new Bar(
                range < 0 ? "1/" + (1 << -range) : Integer.toString(1 << range), in(range), (range - lowest) * STEP,
                in(range) * TALLEST / most)).toList();
    }

    int width() {
        return bars().size() * STEP;
    }

    /** Where as many steps as the reference's lie. */
    int referenceX() {
        return -lowest() * STEP - 2;
    }

    /** Says the same as the drawing in words. */
    String description() {
        return bars().stream().filter(bar -> bar.count() > 0)
                .map(bar -> bar.from() + " times and more: " + bar.count()).collect(Collectors.joining("; "));
    }

    private int lowest() {
        return Math.min(-1, range(steps.get(0)));
    }

    private long in(int range) {
        return steps.stream().filter(each -> range(each) == range).count();
    }

    private int range(long each) {
        return Math.max(LOWEST, Math.min(HIGHEST, Math.getExponent((double) each / reference)));
    }

    private String times(long each) {
        return String.format(Locale.ROOT, "%.2f", (double) each / reference);
    }
}
