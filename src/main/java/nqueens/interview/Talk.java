package nqueens.interview;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import nqueens.judge.result.Cost;

/**
 * A question to answer in words.
 *
 * @param level 1 to 3, from easy to hard
 * @param answer a model answer, to show afterwards; one long line
 * @param expected the right first line of an answer; empty if the program can't check answers
 * @param next the follow-up questions, each with an answer in brackets
 */
record Talk(String topic, int level, String question, String answer, String expected, String source,
        List<String> next) {

    private static final int LEAST_WORDS = 8;

    static final List<Talk> BANK = Text.all("talks.md").stream().flatMap(topic ->
            topic.parts().stream().map(section -> of(topic.heading(), section))).toList();

    private static Talk of(String topic, Text section) {
        String[] heading = section.heading().split(": ", 2);
        List<String> parts = section.paragraphs().lines().toList();
        return new Talk(topic, Integer.parseInt(heading[0]), heading[1], parts.get(0),
                String.join("", labelled("Expect: ", parts)), String.join("", labelled("Source: ", parts)),
                labelled("Next: ", parts));
    }

    private static List<String> labelled(String label, List<String> parts) {
        return parts.stream().filter(part -> part.startsWith(label)).map(part -> part.substring(label.length()))
                .toList();
    }

    /** Finds the talk with a question; the talk has no answer if the question is no longer in the catalogue. */
    static Talk of(String question) {
        return BANK.stream().filter(talk -> talk.question.equals(question)).findFirst()
                .orElseGet(() -> new Talk("", 1, question, "", "", "", List.of()));
    }

    boolean isCost() {
        return topic.equals("cost");
    }

    boolean isChecked() {
        return !expected.isEmpty();
    }

    /** Returns what is missing in an answer, or ""; {@code earlier} contains the answers to other questions. */
    String lack(String given, List<String> earlier) {
        Set<String> words = words(given);
        if (isCost()) {
            return AnswerCheck.unreadable(given).map(time -> "use only n!, n^2, 2^n, n, log n or products of these in "
                    + time).orElse("");
        } else if (isChecked() || words.size() >= LEAST_WORDS
                && earlier.stream().noneMatch(other -> words(other).containsAll(words))) {
            return "";
        }
        return "go on: an answer is a whole sentence, of at least eight different words, and not one that you gave"
                + " before";
    }

    private static Set<String> words(String text) {
        return Set.copyOf(List.of(text.toLowerCase(Locale.ROOT).split("\\s+")));
    }

    /** Picks at random one of the least asked questions on a topic, up to a level. */
    static String drawn(String topic, int level, List<String> asked, Random random) {
        List<Talk> talks = new ArrayList<>(BANK);
        Collections.shuffle(talks, random);
        return talks.stream().filter(talk -> talk.topic.equals(topic) && talk.level <= level)
                .min(Comparator.comparing(talk -> Collections.frequency(asked, talk.question))).orElseThrow().question;
    }

    /** Checks an answer; {@code costs} contains the steps of two calls, for n - 1 and n, or is empty. */
    AnswerCheck check(String given, List<Cost> costs) {
        return isCost() ? AnswerCheck.ofCost(given, costs) : isChecked() ? AnswerCheck.ofPrediction(given, expected)
                : new AnswerCheck(true, "");
    }

    /**
     * The result of checking an answer: a predicted result, or a claimed cost compared with the measured cost.
     *
     * @param isRight whether the answer is right, as far as the program can tell
     * @param remark the evidence; empty without evidence
     */
    record AnswerCheck(boolean isRight, String remark) {

        private static final Pattern BOUND = Pattern.compile("O\\((?:[^()]|\\([^()]*\\))*\\)");
        /** Matches a factor of known growth: {@code n!}, {@code log n}, {@code 2^n}, {@code n^2}, or a number. */
        private static final Pattern FACTOR = Pattern.compile(
                "\\(n-1\\)!|n!|l(?:og|g|n)2?(?:n|\\(n\\))|(?:n|[1-9]\\d{0,2})(?:\\^(?:n|\\d{1,3}))?");
        /** Share of the measured growth that a claim must reach: on small boards, steps grow faster than in theory. */
        private static final double TOLERANCE = 0.75;
        /** The n for which a claim is compared with O(n) if nothing was measured. */
        private static final int SOME_N = 10;

        private static AnswerCheck ofPrediction(String answer, String expected) {
            boolean isRight = tokens(answer.lines().findFirst().orElse("")).equals(tokens(expected));
            return new AnswerCheck(isRight, isRight ? "that is what comes back" : "what comes back is " + expected);
        }

        /** Splits a line into tokens, whatever the spacing. */
        private static List<String> tokens(String line) {
            return Arrays.stream(line.replaceAll("([\\[\\]])", " $1 ").split("[ ,;]+|and"))
                    .filter(token -> !token.isBlank()).toList();
        }

        /** Returns the time that an answer states, if this bound can't be parsed. */
        private static Optional<String> unreadable(String answer) {
            return BOUND.matcher(answer).results().map(MatchResult::group).findFirst()
                    .filter(time -> growth(time, SOME_N).isEmpty());
        }

        /** Checks that an answer states time and space, and that the time grows as measured, or at least as O(n). */
        private static AnswerCheck ofCost(String answer, List<Cost> costs) {
            List<String> bounds = BOUND.matcher(answer).results().map(MatchResult::group).toList();
            if (bounds.size() < 2) {
                return new AnswerCheck(false, "time and space are not both named, as O(...)");
            }
            String time = bounds.get(0);
            if (costs.size() < 2) {
                boolean isEnough = growth(time, SOME_N).orElse(0) >= growth("n", SOME_N).orElseThrow();
                return new AnswerCheck(isEnough, "nothing was measured that " + time + " could be compared with"
                        + (isEnough ? "" : ", but a solution alone has n columns"));
            }
            OptionalDouble claimed = growth(time, costs.get(1).n());
            double measured = costs.get(1).steps() / (double) costs.get(0).steps();
            boolean isEnough = claimed.orElse(0) >= measured * TOLERANCE;
            String growth = String.format(Locale.ROOT, "your %s took %.1f times %s; ", costs.get(1).call(), measured,
                    costs.get(0).call());
            String would = claimed.isEmpty() ? " can't be compared with that"
                    : String.format(Locale.ROOT, " would be %.1f", claimed.getAsDouble())
                            + (isEnough ? "" : ", too little for what was measured");
            return new AnswerCheck(isEnough, growth + time + would);
        }

        /** Returns the growth of a bound from n - 1 to n, or empty if the bound can't be parsed. */
        private static OptionalDouble growth(String bound, int n) {
            String factors = bound.toLowerCase(Locale.ROOT).replace("**", "^").replaceAll("^o\\(|\\)$|[\\s*]", "");
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
}
