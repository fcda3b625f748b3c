package nqueens.interview;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A question to answer in words.
 *
 * @param level 1 to 3, from easy to hard
 * @param answer a model answer, shown afterwards; one long line
 * @param expected the right first line of an answer, if the program can check it; else empty
 * @param next the questions that come next, each with an answer in brackets
 */
record Talk(String topic, int level, String question, String answer, String expected, String source,
        List<String> next) {

    private static final int LEAST_WORDS = 3;

    /** All talks, in the order of their file. */
    static final List<Talk> BANK = Text.sections("talks.md").stream().flatMap(topic ->
            topic.parts().stream().map(section -> of(topic.heading(), section))).toList();

    private static Talk of(String topic, Text.Section section) {
        String[] heading = section.heading().split(": ", 2);
        List<String> parts = section.paragraphs().lines().toList();
        return new Talk(topic, Integer.parseInt(heading[0]), heading[1], parts.get(0),
                labelled("Expect: ", parts).findFirst().orElse(""), labelled("Source: ", parts).findFirst().orElse(""),
                labelled("Next: ", parts).toList());
    }

    private static Stream<String> labelled(String label, List<String> parts) {
        return parts.stream().filter(part -> part.startsWith(label)).map(part -> part.substring(label.length()));
    }

    /** Finds the talk with a question; if the bank no longer has it, gives one without an answer. */
    static Talk of(String question) {
        return BANK.stream().filter(talk -> talk.question.equals(question)).findFirst()
                .orElseGet(() -> new Talk("", 1, question, "", "", "", List.of()));
    }

    /** Whether it asks for the time and space of the candidate's solver. */
    boolean isCost() {
        return topic.equals("cost");
    }

    /** Whether an answer is more than a key hit by accident. */
    boolean isLongEnough(String answer) {
        return isCost() || isChecked() || answer.split("\\s+").length >= LEAST_WORDS;
    }

    boolean isChecked() {
        return !expected.isEmpty();
    }

    /** Whether the first line of an answer is the expected one, with any spacing. */
    boolean isRight(String given) {
        return tokens(given.lines().findFirst().orElse("")).equals(tokens(expected));
    }

    private static List<String> tokens(String line) {
        return Arrays.stream(line.replaceAll("([\\[\\]])", " $1 ").split("[ ,;]+|and"))
                .filter(token -> !token.isBlank()).toList();
    }

    /** Draws a question on a topic, not above a level, from those asked least often. */
    static String drawn(String topic, int level, List<String> asked, Random random) {
        List<Talk> talks = new ArrayList<>(BANK.stream()
                .filter(talk -> talk.topic.equals(topic) && talk.level <= level).toList());
        Collections.shuffle(talks, random);
        return Collections.min(talks, Comparator.comparing(talk -> Collections.frequency(asked, talk.question)))
                .question;
    }
}
