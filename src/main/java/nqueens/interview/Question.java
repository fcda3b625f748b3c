package nqueens.interview;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.judge.result.ProblemResult.Cost;

/**
 * A question to answer in words.
 *
 * @param text the question, a model answer with its source, and the follow-up questions with their answers
 */
record Question(String topic, Section text) {

    static final List<Question> BANK = Section.all("talks.md").stream().flatMap(topic ->
            topic.parts().stream().map(question -> new Question(topic.heading(), question))).toList();

    private static final Pattern VALUE = Pattern.compile("\\d+|[\\[\\]]");
    private static final Pattern BOUND = Pattern.compile("O\\((?:[^()]|\\([^()]*\\))*\\)");
    /** Matches a factor of known growth, such as {@code n}, {@code n!}, {@code log n}, {@code 2^n} or {@code n^2}. */
    private static final Pattern FACTOR =
            Pattern.compile("n!|log(?:n|\\(n\\))|(?:n|[1-9]\\d{0,2})(?:\\^(?:n|\\d{1,3}))?");
    /** The share of the measured growth that a claim must reach: on small boards, steps grow faster than in theory. */
    private static final double TOLERANCE = 0.75;
    private static final int SOME_N = 10;

    /** The result of checking an answer, as far as the program can tell; the remark is the evidence, if any. */
    record AnswerCheck(boolean isRight, String remark) {
    }

    /** Finds a question by its heading; a question that is no longer in the bank has no answer. */
    static Question of(String heading) {
        return BANK.stream().filter(question -> question.text.heading().equals(heading)).findFirst()
                .orElseGet(() -> new Question("", new Section(heading, "", List.of())));
    }

    static String drawn(String topic, List<String> asked, Random random) {
        List<Question> questions = new ArrayList<>(BANK);
        Collections.shuffle(questions, random);
        return questions.stream().filter(each -> each.topic.equals(topic)).map(each -> each.text.heading())
                .min(Comparator.comparing(question -> Collections.frequency(asked, question))).orElseThrow();
    }

    boolean isCost() {
        return topic.equals("cost");
    }

    /** Returns whether an answer's first line must have the numbers and brackets of the model answer's first line. */
    boolean isChecked() {
        return topic.startsWith("returns");
    }

    String lack(String answer) {
        if (isCost()) {
            return found(BOUND, answer).stream().limit(1).filter(time -> growth(time, SOME_N, SOME_N) == 0)
                    .map(time -> "in " + time + " use only n!, 2^n, n^2, n, log n or a product")
                    .collect(Collectors.joining());
        }
        return isChecked() || Set.copyOf(List.of(answer.split("\\s+"))).size() >= 8 ? ""
                : "go on: answer in whole sentences, with at least eight different words";
    }

    AnswerCheck check(String answer, List<Cost> costs) {
        if (isCost()) {
            return ofCost(found(BOUND, answer), costs);
        }
        String expected = text.body().split("\n")[0];
        boolean isRight = found(VALUE, answer.split("\n")[0]).equals(found(VALUE, expected));
        return !isChecked() ? new AnswerCheck(true, "") : new AnswerCheck(isRight,
                isRight ? "your prediction is right" : "the solver returns " + expected);
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(MatchResult::group).toList();
    }

    /** Checks that time and space are named; the time must grow nearly as fast as measured or, if unmeasured, as n. */
    private static AnswerCheck ofCost(List<String> bounds, List<Cost> costs) {
        if (bounds.size() < 2) {
            return new AnswerCheck(false, "you didn't name both time and space as O(...)");
        }
        String time = bounds.get(0);
        if (costs.size() < 2) {
            boolean isEnough = growth(time, SOME_N, SOME_N * SOME_N) >= SOME_N;
            return new AnswerCheck(isEnough, "there is no measurement to compare " + time + " with"
                    + (isEnough ? "" : ", but a solution alone has n columns"));
        }
        Cost less = costs.get(0);
        Cost more = costs.get(1);
        double claimed = growth(time, less.n(), more.n());
        double measured = more.steps() / (double) less.steps();
        boolean isEnough = claimed >= measured * TOLERANCE;
        return new AnswerCheck(isEnough, String.format(Locale.ROOT, "your %s took %.1f times as many steps as %s;"
                + " %s would be %.1f", more.call(), measured, less.call(), time, claimed)
                + (isEnough ? "" : ", which is too little"));
    }

    /** Returns the factor by which a bound grows from one n to another, or 0 if the bound can't be parsed. */
    private static double growth(String bound, int from, int to) {
        String factors = bound.toLowerCase(Locale.ROOT).replace("**", "^").replaceAll("^o\\(|\\)$|[\\s*]", "");
        return !factors.matches("(?:" + FACTOR + ")+") ? 0 : found(FACTOR, factors).stream()
                .mapToDouble(factor -> value(factor, to) / value(factor, from)).reduce(1, (one, next) -> one * next);
    }

    private static double value(String factor, int n) {
        if (factor.equals("n!")) {
            return IntStream.rangeClosed(1, n).asDoubleStream().reduce(1, (one, next) -> one * next);
        }
        String[] parts = (factor.replace("n", String.valueOf(n)) + "^1").split("\\^");
        return factor.startsWith("log") ? Math.log(n)
                : Math.pow(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }
}
