package nqueens.interview;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A question to answer aloud.
 *
 * @param text the question
 * @param answer a model answer, for afterwards; each paragraph one long line, separated by an empty one
 */
record Question(String text, String answer) {

    private static final Pattern HEADING = Pattern.compile("^## ", Pattern.MULTILINE);
    /** Within a paragraph: whoever shows an answer breaks its lines. */
    private static final Pattern LINE_END = Pattern.compile("(?<!\n)\n(?!\n)");

    /** Reads the questions of a Markdown file beside this class, in its order. */
    static List<Question> of(String name) {
        try (InputStream file = Question.class.getResourceAsStream("questions/" + name + ".md")) {
            return parsed(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes a text apart: a question is a heading, its answer below; what comes before belongs to no question. */
    static List<Question> parsed(String text) {
        return Arrays.stream(HEADING.split("\n" + text)).skip(1).map(part -> part.split("\n", 2))
                .map(lines -> new Question(lines[0], LINE_END.matcher(lines[1].strip()).replaceAll(" "))).toList();
    }
}
