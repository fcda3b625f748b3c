package nqueens.interview;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A question to answer in words.
 *
 * @param topic what it is about: {@code any}, or what a stage names
 * @param level 1 to 3, from easy to hard
 * @param answer a model answer, for afterwards; one long line
 * @param expected what the first line of an answer must be, where the program can tell; else empty
 * @param next the questions that come next, each with an answer in brackets
 */
record Talk(String topic, int level, String question, String answer, String expected, String source,
        List<String> next) {

    /** All that there are, in the order of their file. */
    static final List<Talk> BANK = parsed(Text.of("talks.md"));

    private static List<Talk> parsed(String text) {
        List<Talk> talks = new ArrayList<>();
        for (Text.Section topic : Text.sections("#", text)) {
            for (Text.Section talk : Text.sections("##", topic.body())) {
                String[] heading = talk.heading().split(": ", 2);
                List<String> parts = List.of(talk.paragraphs().split("\n(?=Expect: |Source: |Next: )"));
                talks.add(new Talk(topic.heading(), Integer.parseInt(heading[0]), heading[1], parts.get(0),
                        of("Expect: ", parts).findFirst().orElse(""), of("Source: ", parts).findFirst().orElse(""),
                        of("Next: ", parts).toList()));
            }
        }
        return List.copyOf(talks);
    }

    private static Stream<String> of(String label, List<String> parts) {
        return parts.stream().filter(part -> part.startsWith(label)).map(part -> part.substring(label.length()));
    }

    /** Finds the talk with a question, or one without an answer where the bank has it no more. */
    static Talk of(String question) {
        return BANK.stream().filter(talk -> talk.question().equals(question)).findFirst()
                .orElseGet(() -> new Talk("", 1, question, "", "", "", List.of()));
    }

    /** Whether it asks for the time and space of what the candidate has written. */
    boolean isCost() {
        return topic.equals(Drill.COST);
    }

    boolean isChecked() {
        return !expected.isEmpty();
    }

    /** Whether the first line of an answer is what was expected, however it is spaced. */
    boolean isRight(String given) {
        return tokens(given.lines().findFirst().orElse("")).equals(tokens(expected));
    }

    private static List<String> tokens(String line) {
        return Arrays.stream(line.replaceAll("([\\[\\]])", " $1 ").split("[ ,;]+|and"))
                .filter(token -> !token.isBlank()).toList();
    }

    /**
     * Draws questions about topics that are not above a level: of {@code any} those that were asked least often, of
     * these the hardest; in other topics they keep their order.
     */
    static List<String> drawn(List<String> topics, int level, List<String> asked, RandomGenerator random) {
        List<String> drawn = new ArrayList<>();
        for (String topic : topics) {
            List<Talk> talks = new ArrayList<>(BANK.stream().filter(talk -> talk.topic().equals(topic)
                    && !drawn.contains(talk.question())).toList());
            if (topic.equals("any")) {
                talks.removeIf(talk -> talk.level() > level);
                Collections.shuffle(talks, new Random(random.nextLong()));
                talks.sort(Comparator.<Talk>comparingInt(talk -> Collections.frequency(asked, talk.question()))
                        .thenComparing(Comparator.comparingInt(Talk::level).reversed()));
            }
            drawn.add(talks.get(0).question());
        }
        return drawn;
    }
}
