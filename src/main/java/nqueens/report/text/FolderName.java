package nqueens.report.text;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;

/**
 * Names the folder of a submission's reports after the submission. If a report has this name, with or without {@code ~}
 * at the end, the folder's name gets another {@code ~}.
 */
public final class FolderName {

    /** The names of reports, in lower case, since some file systems don't distinguish upper and lower case. */
    private static final Set<String> REPORTS = Set.of("index.html", "gradebook.csv", "moodle.csv", "canvas.csv",
            "results.json", "feedback.html", "feedback.md", "feedback.zip", "gradescope.json", "rejudged.html",
            "live.js");

    private FolderName() {
    }

    /** {@return the unique name of a submission's folder} */
    public static String of(String submission) {
        String plain = submission.replaceFirst("~+\\z", "").toLowerCase(Locale.ROOT);
        return REPORTS.contains(plain) ? submission + "~" : submission;
    }

    /** {@return a folder's name as one segment of a URL's path, by RFC 3986, section 2} */
    public static String inUrl(String name) {
        // URLEncoder follows the rules of forms, which differ in three characters
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20").replace("*", "%2A")
                .replace("%7E", "~");
    }
}
