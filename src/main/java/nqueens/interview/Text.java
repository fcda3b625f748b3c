package nqueens.interview;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** The interviewer's texts, beside this class: Markdown, in sections below headings. */
final class Text {

    /** A break within a paragraph, whose lines are wrapped when shown. */
    private static final Pattern LINE_END = Pattern.compile("(?<!\n)\n(?!\n|Expect: |Source: |Next: )");

    private Text() {
    }

    /** A part of a text: its heading, without the signs, its body, and its own parts. */
    record Section(String heading, String body, List<Section> parts) {

        /** The body as paragraphs, each one long line. */
        String paragraphs() {
            return LINE_END.matcher(body).replaceAll(" ");
        }

        /** A question and its answer, in one line. */
        String text() {
            return heading + " " + paragraphs();
        }
    }

    /** Reads a file, with {@code \n} between lines on every system; empty where there is none. */
    static String of(String file) {
        try (InputStream stream = Text.class.getResourceAsStream(file)) {
            return stream == null ? ""
                    : new String(stream.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the sections of a file, below headings of the first level. */
    static List<Section> sections(String file) {
        return sections("#", of(file));
    }

    private static List<Section> sections(String sign, String text) {
        return Arrays.stream(("\n" + text).split("\n" + sign + " ")).skip(1).map(part -> part.split("\n", 2))
                .map(lines -> new Section(lines[0], lines[1].split("\n## ", 2)[0].strip(), sections("##", lines[1])))
                .toList();
    }
}
