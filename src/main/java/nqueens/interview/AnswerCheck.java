package nqueens.interview;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import nqueens.judge.result.Cost;

/**
 * The program's check of an answer: a predicted result, or a claimed cost beside the measured one.
 *
 * @param isRight whether nothing speaks against it
 * @param remark the evidence; empty if there is none
 */
record AnswerCheck(boolean isRight, String remark) {

    private static final Pattern BOUND = Pattern.compile("O\\((?:[^()]|\\([^()]*\\))*\\)");
    /** A factor whose growth is known: {@code n!}, {@code log n}, {@code 2^n}, {@code n^2}, or a number. */
    private static final Pattern FACTOR = Pattern.compile(
            "\\(n-1\\)!|n!|l(?:og|g|n)2?(?:n|\\(n\\))|(?:n|[1-9]\\d{0,2})(?:\\^(?:n|\\d{1,3}))?");
    /** A small board grows a little faster than its order; a claim below this share of its growth is wrong. */
    private static final double TOLERANCE = 0.75;
    /** The n for which claims are compared with O(n) if nothing was measured. */
    private static final int SOME_N = 10;

    /** Checks an answer; {@code costs} are the steps of two calls, the second for n one higher, or none. */
    static AnswerCheck of(Talk talk, String answer, List<Cost> costs) {
        if (talk.isCost()) {
            return cost(answer, costs);
        } else if (!talk.isChecked()) {
            return new AnswerCheck(true, "");
        }
        boolean isRight = tokens(answer.lines().findFirst().orElse("")).equals(tokens(talk.expected()));
        return new AnswerCheck(isRight, isRight ? "that is what comes back" : "what comes back is " + talk.expected());
    }

    /** Splits a line so that any spacing is the same. */
    private static List<String> tokens(String line) {
        return Arrays.stream(line.replaceAll("([\\[\\]])", " $1 ").split("[ ,;]+|and"))
                .filter(token -> !token.isBlank()).toList();
    }

    /** Checks that time and space are named, and that the time isn't less than measured, or than O(n). */
    private static AnswerCheck cost(String answer, List<Cost> costs) {
        List<String> bounds = BOUND.matcher(answer).results().map(MatchResult::group).toList();
        if (bounds.size() < 2) {
            return new AnswerCheck(false, "time and space are not both named, as O(...)");
        }
        String time = bounds.get(0);
        if (costs.size() < 2) {
            boolean isEnough = growth(time, SOME_N).orElse(SOME_N) >= growth("n", SOME_N).orElseThrow();
            return new AnswerCheck(isEnough, "nothing was measured that " + time + " could be compared with"
                    + (isEnough ? "" : ", but a solution alone has n columns"));
        }
        OptionalDouble claimed = growth(time, costs.get(1).n());
        double measured = costs.get(1).steps() / (double) costs.get(0).steps();
        boolean isEnough = claimed.orElse(measured) >= measured * TOLERANCE;
        String growth = String.format(Locale.ROOT, "your %s took %.1f times %s; ", costs.get(1).call(), measured,
                costs.get(0).call());
        String would = claimed.isEmpty() ? " can't be compared with that"
                : String.format(Locale.ROOT, " would be %.1f", claimed.getAsDouble());
        return new AnswerCheck(isEnough, growth + time + would
                + (isEnough ? "" : ", too little for what was measured"));
    }

    /** The growth of a bound from n - 1 to n; empty if it can't be read. */
    private static OptionalDouble growth(String bound, int n) {
        String factors = bound.toLowerCase(Locale.ROOT).replaceAll("^o\\(|\\)$|[\\s*]", "");
        return !factors.matches("(?:" + FACTOR + ")+") ? OptionalDouble.empty()
                : OptionalDouble.of(FACTOR.matcher(factors).results()
                        .mapToDouble(factor -> ofFactor(factor.group(), n)).reduce(1, (one, next) -> one * next));
    }

    private static double ofFactor(String factor, int n) {
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
