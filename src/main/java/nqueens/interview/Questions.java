package nqueens.interview;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Questions and model answers, kept as Markdown beside this class: each question is a heading, its answer below. */
final class Questions {

    private static final String HEADING = "## ";
    /** Within a paragraph: whoever shows an answer breaks its lines. */
    private static final Pattern LINE_END = Pattern.compile("(?<!\n)\n(?!\n)");

    private Questions() {
    }

    /** Reads the questions of a file, in its order. */
    static List<Question> of(String name) {
        try (InputStream file = Questions.class.getResourceAsStream("questions/" + name + ".md")) {
            return parsed(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes a text apart; what stands before the first heading belongs to no question. */
    static List<Question> parsed(String text) {
        List<Question> questions = new ArrayList<>();
        String[] parts = ("\n" + text).split("\n" + HEADING);
        for (String part : List.of(parts).subList(1, parts.length)) {
            String[] lines = part.split("\n", 2);
            questions.add(new Question(lines[0], LINE_END.matcher(lines[1].strip()).replaceAll(" ")));
        }
        return questions;
    }
}
