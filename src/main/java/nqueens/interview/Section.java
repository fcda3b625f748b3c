package nqueens.interview;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** A section of a Markdown file: its heading, its text up to the first subsection, and its subsections. */
record Section(String heading, String body, List<Section> parts) {

    /** Returns the body as paragraphs, each on one long line, which is wrapped when it is shown. */
    String paragraphs() {
        return body.replaceAll("(?<!\n)\n(?!\n)", " ");
    }

    String line() {
        return heading + " " + paragraphs();
    }

    /** Reads a file from the folder of this class, with {@code \n} between lines; empty if the file is missing. */
    static String content(String name) {
        try (InputStream stream = Section.class.getResourceAsStream(name)) {
            return stream == null ? ""
                    : new String(stream.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a file in UTF-8, or returns an empty string if the file is missing; the judge reports invalid UTF-8. */
    static String content(Path path) {
        try {
            return Files.exists(path) ? new String(Files.readAllBytes(path), StandardCharsets.UTF_8) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Section of(String file, String heading) {
        return all(file).stream().filter(each -> each.heading.equals(heading)).findFirst().orElseThrow();
    }

    static List<Section> all(String file) {
        return sections("# ", content(file));
    }

    private static List<Section> sections(String sign, String text) {
        return Arrays.stream(("\n" + text).split("\n" + sign)).skip(1).map(part -> (part + "\n").split("\n", 2))
                .map(lines -> new Section(lines[0], ("\n" + lines[1]).split("\n#", 2)[0].strip(),
                        sections("#" + sign, lines[1]))).toList();
    }
}
