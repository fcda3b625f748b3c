package nqueens.report;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

import nqueens.judge.ClassResults;

/**
 * {@code index.html}: a class at a glance, for the instructor, and the way to each learner's feedback.
 * One page that needs no network. Its one script sorts and filters the table; the page's policy allows
 * it by its hash (see <a href="https://www.w3.org/TR/CSP3/#grammardef-hash-source">Content Security
 * Policy</a>) and no other. Without it the table stands in the order of the names.
 */
public final class ClassIndexHtml implements ClassReport {

    private final PageTemplate template = PageTemplate.html("index.html.mustache");
    private final String style = PageTemplate.source("page.css") + PageTemplate.source("index.css");
    private final String script = PageTemplate.source("index.js");

    /** What the template fills in. */
    private record View(String style, String script, String hash, ClassFigures figures) {
    }

    /** Creates a report. */
    public ClassIndexHtml() {
        // the template, the style and the script are all there is
    }

    @Override
    public String file() {
        return "index.html";
    }

    @Override
    public String text(ClassResults results) {
        return template.fill(new View(style, script, hash(script), ClassFigures.of(results)));
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
