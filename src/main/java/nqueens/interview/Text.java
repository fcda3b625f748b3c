package nqueens.interview;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Reads the interviewer's texts, beside this class: Markdown, in sections below headings. */
final class Text {

    /** The end of a line within a paragraph, which is wrapped when shown. */
    private static final Pattern LINE_END = Pattern.compile("(?<!\n)\n(?!\n|Expect: |Source: |Next: )");

    private Text() {
    }

    /** A heading without its signs, the text below it, and sections within. */
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

    /** Reads a file, with {@code \n} between lines on every system; empty if there is none. */
    static String of(String file) {
        try (InputStream stream = Text.class.getResourceAsStream(file)) {
            return stream == null ? ""
                    : new String(stream.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a file that needn't be text, which the judge would say; empty if there is none. */
    static String read(Path file) {
        try {
            return Files.exists(file) ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the section of a file below a heading of the first level. */
    static Section section(String file, String heading) {
        return sections(file).stream().filter(each -> each.heading.equals(heading)).findFirst().orElseThrow();
    }

    /** Reads the sections of a file, below headings of the first level. */
    static List<Section> sections(String file) {
        return sections("#", of(file));
    }

    private static List<Section> sections(String sign, String text) {
        return Arrays.stream(("\n" + text).split("\n" + sign + " ")).skip(1).map(part -> (part + "\n").split("\n", 2))
                .map(lines -> new Section(lines[0], lines[1].split("\n## ", 2)[0].strip(), sections("##", lines[1])))
                .toList();
    }
}
