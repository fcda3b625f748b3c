package nqueens.report;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * The one script of a page, which the page's policy allows by its hash (see
 * <a href="https://www.w3.org/TR/CSP3/#grammardef-hash-source">Content Security Policy</a>) and no other.
 *
 * @param source JavaScript, as it stands between the tags
 */
record PageScript(String source) {

    /** Reads a script that lies beside this class. */
    static PageScript read(String file) {
        return new PageScript(PageTemplate.source(file));
    }

    /** Gives the SHA-256 hash of the source in Base64, as a policy names it. */
    String hash() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(source.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
