package nqueens.report.text;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Names a folder of reports after its submission; a tilde follows a name that a file of reports could have. */
public final class FolderName {

    private static final Pattern REPORT = Pattern.compile("(?is).*\\.(csv|html|js|json|md|zip)~*");

    private FolderName() {
    }

    /** {@return the unique name of a submission's folder} */
    public static String of(String submission) {
        return REPORT.matcher(submission).matches() ? submission + "~" : submission;
    }

    /** {@return a folder's name as one segment of a URL's path, by RFC 3986, section 2} */
    public static String inUrl(String name) {
        // URLEncoder follows the rules of forms, which differ in three characters
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20").replace("*", "%2A")
                .replace("%7E", "~");
    }
}
