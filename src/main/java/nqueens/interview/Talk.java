package nqueens.interview;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/**
 * A question to answer aloud.
 *
 * @param topic what it is about: {@code any}, or what a stage names
 * @param level 1 to 3, from easy to hard
 * @param answer a model answer, for afterwards; one long line
 * @param next the question that comes next, with an answer in brackets
 */
record Talk(String topic, int level, String question, String answer, String source, String next) {

    /** All that there are, in the order of their file. */
    static final List<Talk> BANK = parsed(Text.of("talks.md"));

    /** Takes a file apart: a topic is a heading, and below it its questions, each with its level. */
    static List<Talk> parsed(String text) {
        List<Talk> talks = new ArrayList<>();
        for (Text.Section topic : Text.sections("#", text)) {
            for (Text.Section talk : Text.sections("##", topic.body())) {
                String[] heading = talk.heading().split(": ", 2);
                String[] parts = talk.paragraphs().split("\nSource: |\nNext: ");
                talks.add(new Talk(topic.heading(), Integer.parseInt(heading[0]), heading[1], parts[0], parts[1],
                        parts[2]));
            }
        }
        return List.copyOf(talks);
    }

    /** The talk with a question of a topic, or one without an answer where the bank has it no more. */
    static Talk of(String topic, String question) {
        return BANK.stream().filter(talk -> talk.topic().equals(topic) && talk.question().equals(question)).findFirst()
                .orElseGet(() -> new Talk(topic, 1, question, "", "", ""));
    }

    /**
     * Draws questions about a topic that are not above a level: those that were asked least often, of these the
     * hardest. In topics but {@code any} they keep their order.
     */
    static List<String> drawn(String topic, int level, int count, List<String> asked, RandomGenerator random) {
        List<Talk> talks = new ArrayList<>(BANK.stream().filter(talk -> talk.topic().equals(topic)).toList());
        if (topic.equals("any")) {
            talks.removeIf(talk -> talk.level() > level);
            Collections.shuffle(talks, new Random(random.nextLong()));
            talks.sort(Comparator.<Talk>comparingInt(talk -> Collections.frequency(asked, talk.question()))
                    .thenComparing(Comparator.comparingInt(Talk::level).reversed()));
        }
        return talks.stream().limit(count).map(Talk::question).toList();
    }
}
