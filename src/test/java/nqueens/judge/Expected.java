package nqueens.judge;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Files that say what is expected, to be read by people. {@code -Dkata.expected=write} writes what was found in their
 * place: each file that changed is printed, and the test is green.
 */
public final class Expected {

    /** Whether files are written instead of compared. */
    public static final boolean IS_WRITTEN = "write".equals(System.getProperty("kata.expected"));

    private Expected() {
    }

    /** Holds what was found to a file, or writes the file. The line ends of Windows are as good as others. */
    public static void file(Path path, String found) throws IOException {
        String lines = withLineFeeds(found);
        String before = Files.exists(path) ? withLineFeeds(Files.readString(path)) : "";
        if (!IS_WRITTEN) {
            // this names the lines that differ; the other sees a line feed that is missing at the end
            assertThat(path).as("below, \"was\" is what the file says, and \"expecting\" what was found")
                    .usingCharset(UTF_8).hasContent(lines);
            assertThat(before).as(path.toString()).isEqualTo(lines);
        } else if (!Files.exists(path) || !before.equals(lines)) {
            Files.createDirectories(path.toAbsolutePath().getParent());
            Files.writeString(path, lines);
            System.out.println("written " + path);
        }
    }

    /** Holds what was found to the part of a document between two texts, or writes that part. */
    public static void part(Path path, String begin, String end, String found) throws IOException {
        String document = withLineFeeds(Files.readString(path));
        assertThat(document).as(path.toString()).containsSubsequence(begin, end);
        int start = document.indexOf(begin) + begin.length();
        file(path, document.substring(0, start) + found + document.substring(document.indexOf(end, start)));
    }

    private static String withLineFeeds(String text) {
        return text.replace("\r\n", "\n");
    }
}
