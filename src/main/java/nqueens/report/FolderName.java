package nqueens.report;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Names the folder in which a submission's reports lie, among the reports on its class: by the submission's name.
 * Where that is the name of a report, such as {@code index.html}, a {@code ~} is put behind it; and another one behind
 * a name that would then be the same, so that no two submissions share a folder.
 */
public final class FolderName {

    /** In lower case, since some file systems don't tell {@code INDEX.html} from {@code index.html}. */
    private static final Set<String> REPORTS = Stream.concat(
            Reports.ofClass().stream().map(Report::file),
            // what a single run has left there
            Stream.concat(Stream.of(JsonReport.FILE), Reports.ofSubmission().stream().map(Report::file)))
                    .collect(Collectors.toUnmodifiableSet());

    private FolderName() {
    }

    /** {@return the name of a submission's folder, another one for each submission} */
    public static String of(String submission) {
        String plain = submission.replaceFirst("~+\\z", "").toLowerCase(Locale.ROOT);
        return REPORTS.contains(plain) ? submission + "~" : submission;
    }

    /**
     * Gives a folder's name as one segment of a URL's path: all but letters, digits and {@code -._~} is written as
     * {@code %XX}, a byte of UTF-8 each, as <a href="https://www.rfc-editor.org/rfc/rfc3986#section-2">RFC
     * 3986, section 2</a> has it. So a name can't be read as a scheme, a query or another folder.
     */
    static String inUrl(String name) {
        // which has the rules of forms: they differ in three characters
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20").replace("*", "%2A")
                .replace("%7E", "~");
    }
}
