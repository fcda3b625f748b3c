package nqueens.interview;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import nqueens.judge.result.Cost;

/**
 * The cost that a candidate names, beside the measured one.
 *
 * @param answer the candidate's words, with bounds as {@code O(...)}, the time's first
 * @param costs two calls, the second for n one higher; empty if nothing was measured
 */
record ClaimedCost(String answer, List<Cost> costs) {

    private static final Pattern BOUND = Pattern.compile("O\\((?:[^()]|\\([^()]*\\))*\\)");
    /** A factor whose growth is known: {@code n!}, {@code log n}, {@code 2^n}, {@code n^2}, or a number. */
    private static final Pattern FACTOR = Pattern.compile(
            "\\(n-1\\)!|n!|l(?:og|g|n)2?(?:n|\\(n\\))|(?:n|[1-9]\\d{0,2})(?:\\^(?:n|\\d{1,3}))?");
    /** A small board grows a little faster than its order; a claim below that is wrong. */
    private static final double TOLERANCE = 0.75;
    /** The n for which claims are compared if nothing was measured. */
    private static final int SOME_N = 10;

    /** Whether time and space are named, and the time is not less than measured, or than O(n) if nothing was. */
    boolean isRight() {
        return isNamed() && !isTooLittle();
    }

    /** The evidence beside the claim. */
    String remark() {
        if (!isNamed()) {
            return "time and space are not both named, as O(...)";
        } else if (costs.isEmpty()) {
            return "nothing was measured that " + time() + " could be compared with"
                    + (isTooLittle() ? ", but a solution alone has n columns" : "");
        }
        String would = claimed().isEmpty() ? " can't be compared with that"
                : String.format(Locale.ROOT, " would be %.1f", claimed().getAsDouble());
        return String.format(Locale.ROOT, "your %s took %.1f times %s; %s%s", costs.get(1).call(), measured(),
                costs.get(0).call(), time(), would) + (isTooLittle() ? ", too little for what was measured" : "");
    }

    private boolean isNamed() {
        return BOUND.matcher(answer).results().count() > 1;
    }

    private boolean isTooLittle() {
        return claimed().isPresent() && claimed().getAsDouble() < (costs.isEmpty() ? growth("n", SOME_N)
                : measured() * TOLERANCE);
    }

    private double measured() {
        return costs.get(1).steps() / (double) costs.get(0).steps();
    }

    private String time() {
        return BOUND.matcher(answer).results().findFirst().map(MatchResult::group).orElse("");
    }

    /** The growth of the claimed time from n - 1 to n; empty if it can't be read. */
    private OptionalDouble claimed() {
        int n = costs.isEmpty() ? SOME_N : costs.get(1).n();
        String factors = time().toLowerCase(Locale.ROOT).replaceAll("^o\\(|\\)$|[\\s*]", "");
        return !factors.matches("(?:" + FACTOR + ")+") ? OptionalDouble.empty()
                : OptionalDouble.of(FACTOR.matcher(factors).results()
                        .mapToDouble(factor -> growth(factor.group(), n)).reduce(1, (one, next) -> one * next));
    }

    private static double growth(String factor, int n) {
        return switch (factor.charAt(0)) {
            case '(' -> n - 1;
            case 'l' -> Math.log(n) / Math.log(n - 1);
            default -> factor.equals("n!") ? n : power(factor, n) / power(factor, n - 1);
        };
    }

    private static double power(String factor, int n) {
        String[] parts = factor.replace("n", String.valueOf(n)).split("\\^");
        return Math.pow(Integer.parseInt(parts[0]), parts.length > 1 ? Integer.parseInt(parts[1]) : 1);
    }
}
