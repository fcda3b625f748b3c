package nqueens.interview;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

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
                String.join("", labelled("Expect: ", parts)), String.join("", labelled("Source: ", parts)),
                labelled("Next: ", parts));
    }

    private static List<String> labelled(String label, List<String> parts) {
        return parts.stream().filter(part -> part.startsWith(label)).map(part -> part.substring(label.length()))
                .toList();
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

    /** Whether there is a right first line. */
    boolean isChecked() {
        return !expected.isEmpty();
    }

    /** Whether an answer is more than a key hit by accident. */
    boolean isLongEnough(String given) {
        return isCost() || isChecked() || given.split("\\s+").length >= LEAST_WORDS;
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
