package nqueens.interview;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import nqueens.judge.result.Cost;

/** What a candidate says that a solver costs, such as {@code O(n!) time, O(n) space}: the time comes first. */
record ClaimedCost(String answer) {

    private static final Pattern BOUND = Pattern.compile("O\\(((?:[^()]|\\([^()]*\\))*)\\)");
    private static final Pattern POWER_OF_N = Pattern.compile("n\\^(\\d+)");
    private static final Pattern POWER_OF_NUMBER = Pattern.compile("(\\d+)\\^n");
    /** A small board grows a little faster than its order; a claim below that is wrong. */
    private static final double TOLERANCE = 0.75;

    /** Says what is wrong with it; empty if nothing can be shown to be. */
    Optional<String> objection(List<Cost> costs) {
        if (BOUND.matcher(answer).results().count() < 2) {
            return Optional.of("time and space are not both named, as O(...)");
        }
        OptionalDouble claimed = growth(last(costs).n());
        return claimed.isPresent() && costs.size() > 1 && claimed.getAsDouble() < measured(costs) * TOLERANCE
                ? Optional.of(evidence(costs).orElseThrow() + ", too little for what was measured") : Optional.empty();
    }

    /** Says what the judge has measured, beside what the claim would be; empty if nothing was measured. */
    Optional<String> evidence(List<Cost> costs) {
        if (costs.size() < 2) {
            return Optional.empty();
        }
        Cost last = last(costs);
        OptionalDouble claimed = growth(last.n());
        return Optional.of(String.format(Locale.ROOT, "your %s took %.1f times %s", last.call(), measured(costs),
                costs.get(costs.size() - 2).call()) + (claimed.isEmpty() ? ""
                : String.format(Locale.ROOT, "; O(%s) would be %.1f", bound(), claimed.getAsDouble())));
    }

    private static Cost last(List<Cost> costs) {
        return costs.isEmpty() ? new Cost("", 1, 0) : costs.get(costs.size() - 1);
    }

    private static double measured(List<Cost> costs) {
        return last(costs).steps() / (double) costs.get(costs.size() - 2).steps();
    }

    private String bound() {
        Matcher bound = BOUND.matcher(answer);
        return bound.find() ? bound.group(1) : "";
    }

    /** By how much the claimed time grows from n - 1 to n; empty if that can't be read. */
    private OptionalDouble growth(int n) {
        String bound = bound().toLowerCase(Locale.ROOT).replaceAll("[\\s*()]", "");
        Matcher powerOfNumber = POWER_OF_NUMBER.matcher(bound);
        Matcher powerOfN = POWER_OF_N.matcher(bound);
        double polynomial = n / Math.max(1.0, n - 1.0);
        if (bound.contains("!")) {
            return OptionalDouble.of(n);
        } else if (bound.contains("n^n")) {
            return OptionalDouble.of(n * Math.pow(polynomial, n - 1.0));
        } else if (powerOfNumber.find()) {
            return OptionalDouble.of(Integer.parseInt(powerOfNumber.group(1)));
        } else if (powerOfN.find()) {
            return OptionalDouble.of(Math.pow(polynomial, Integer.parseInt(powerOfN.group(1))));
        }
        return bound.matches("1|logn") ? OptionalDouble.of(1)
                : bound.matches("n+") ? OptionalDouble.of(Math.pow(polynomial, bound.length()))
                : OptionalDouble.empty();
    }
}
