package nqueens.report.text;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;

/**
 * Names the folder in which a submission's reports lie, among the reports on its class: by the submission's name.
 * Where that is the name of a report, such as {@code index.html}, a {@code ~} is put behind it; and another one behind
 * a name that would then be the same, so that no two submissions share a folder.
 */
public final class FolderName {

    /**
     * The reports on a class, and what a single run has left there; in lower case, since some file systems don't tell
     * {@code INDEX.html} from {@code index.html}.
     */
    private static final Set<String> REPORTS = Set.of("index.html", "gradebook.csv", "moodle.csv", "canvas.csv",
            "results.json", "feedback.html", "feedback.md", "gradescope.json", "summary.md", "live.js");

    private FolderName() {
    }

    /** {@return the name of a submission's folder, another one for each submission} */
    public static String of(String submission) {
        String plain = submission.replaceFirst("~+\\z", "").toLowerCase(Locale.ROOT);
        return REPORTS.contains(plain) ? submission + "~" : submission;
    }

    /**
     * {@return a folder's name as one segment of a URL's path} All but letters, digits and {@code -._~} is written as
     * {@code %XX}, a byte of UTF-8 each, as <a href="https://www.rfc-editor.org/rfc/rfc3986#section-2">RFC 3986,
     * section 2</a> has it, so that no name is read as a scheme, a query or another folder.
     */
    public static String inUrl(String name) {
        // which has the rules of forms: they differ in three characters
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20").replace("*", "%2A")
                .replace("%7E", "~");
    }
}
