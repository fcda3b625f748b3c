package nqueens.interview;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import nqueens.judge.result.Cost;

/**
 * A question that was come to.
 *
 * @param own the last answer to it, as it was typed; empty if there is none
 * @param costs what the judge had measured until then: two calls, the second for n one higher; empty if nothing
 */
record AskedTalk(Talk talk, String own, List<Cost> costs) {

    /** The answer that was given aloud, as the interviewer of a pair says. */
    static final String ALOUD = "(given aloud)";

    private static final Pattern BOUND = Pattern.compile("O\\(((?:[^()]|\\([^()]*\\))*)\\)");
    private static final Pattern POWER_OF_NUMBER = Pattern.compile("(\\d{1,9})\\^n");
    private static final Pattern POWER_OF_N = Pattern.compile("n(?:\\^(\\d))?");
    /** A small board grows a little faster than its order; a claim below that is wrong. */
    private static final double TOLERANCE = 0.75;

    /** The program's comment on the answer; empty if it can't tell. */
    String remark() {
        if (own.isEmpty() || own.equals(ALOUD)) {
            return "";
        } else if (talk.isChecked()) {
            return talk.isRight(own) ? "that is what comes back" : "what comes back is " + talk.expected();
        }
        return !talk.isCost() ? "" : !isNamed() ? "time and space are not both named, as O(...)"
                : evidence() + (isTooLittle() ? ", too little for what was measured" : "");
    }

    /** Whether it was answered, and rightly where that can be checked. */
    boolean isRight() {
        return own.equals(ALOUD) || !own.isEmpty() && (!talk.isChecked() || talk.isRight(own))
                && (!talk.isCost() || isNamed() && !isTooLittle());
    }

    private boolean isNamed() {
        return BOUND.matcher(own).results().count() > 1;
    }

    private boolean isTooLittle() {
        return !costs.isEmpty() && claimed().isPresent() && claimed().getAsDouble() < measured() * TOLERANCE;
    }

    /** The measured growth beside the claimed one; empty if nothing was measured. */
    private String evidence() {
        return costs.isEmpty() ? "" : String.format(Locale.ROOT, "your %s took %.1f times %s", costs.get(1).call(),
                measured(), costs.get(0).call()) + (claimed().isEmpty() ? ""
                : String.format(Locale.ROOT, "; O(%s) would be %.1f", bound(), claimed().getAsDouble()));
    }

    private double measured() {
        return costs.get(1).steps() / (double) costs.get(0).steps();
    }

    private String bound() {
        Matcher bound = BOUND.matcher(own);
        return bound.find() ? bound.group(1) : "";
    }

    /** By how much the claimed time grows from n - 1 to the n that was measured; empty if that can't be read. */
    private OptionalDouble claimed() {
        int n = costs.get(1).n();
        double step = n / (n - 1.0);
        String bound = bound().toLowerCase(Locale.ROOT).replaceAll("[\\s*()]|logn", "");
        Matcher powerOfNumber = POWER_OF_NUMBER.matcher(bound);
        if (bound.contains("!")) {
            return OptionalDouble.of(n);
        } else if (powerOfNumber.find()) {
            return OptionalDouble.of(Integer.parseInt(powerOfNumber.group(1)));
        }
        int degree = POWER_OF_N.matcher(bound).results().map(MatchResult::group)
                .mapToInt(power -> power.length() == 1 ? 1 : power.charAt(2) - '0').sum();
        return bound.matches("1?(n(\\^\\d)?)*") ? OptionalDouble.of(Math.pow(step, degree)) : OptionalDouble.empty();
    }
}
