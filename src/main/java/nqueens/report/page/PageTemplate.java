package nqueens.report.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Collections;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;

import com.samskivert.mustache.DefaultCollector;
import com.samskivert.mustache.Escapers;
import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;

import nqueens.judge.submission.Fingerprint;
import nqueens.problem.Verdict;
import nqueens.report.text.ConsoleText;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Markdown;

/**
 * A template of a report. Values are escaped, except in a template of {@link #text} and in {@code {{{...}}}}. There,
 * they must already be harmless.
 */
public final class PageTemplate {

    private static final String FOLDER = "/nqueens/report/";

    private final Template template;

    /**
     * Treats an empty text or {@code Optional} as false in a section, and gives each verdict its look. The template
     * engine's {@code emptyStringIsFalse} would call {@code toString()} of every record, which is slow the first time.
     */
    private static final class PageCollector extends DefaultCollector {

        @Override
        public Mustache.VariableFetcher createFetcher(Object context, String name) {
            return context instanceof Verdict && name.equals("look")
                    ? (verdict, look) -> VerdictLook.of((Verdict) verdict) : super.createFetcher(context, name);
        }

        @Override
        public Iterator<?> toIterator(Object value) {
            if (value instanceof Optional<?> optional) {
                return optional.stream().iterator();
            }
            return "".equals(value) ? Collections.emptyIterator() : super.toIterator(value);
        }
    }

    private PageTemplate(String name, Mustache.Escaper escaper) {
        template = Mustache.compiler().withCollector(new PageCollector()).withEscaper(escaper)
                .withFormatter(value -> value instanceof Double number ? String.format(Locale.ROOT, "%.1f", number)
                        : String.valueOf(value)).strictSections(true).zeroIsFalse(true)
                .withLoader(partial -> new StringReader(source(partial))).compile(source(name));
    }

    /** Reads a template of HTML; values are escaped. */
    public static PageTemplate html(String name) {
        return new PageTemplate(name, text -> Escapers.HTML.escape(ForeignText.onPage(text).legible()));
    }

    /** Reads a template of lines for a terminal; values are inserted unchanged. */
    public static PageTemplate text(String name) {
        return new PageTemplate(name, text -> text);
    }

    /** Reads a template of Markdown; values may occur within a line, but not begin a line. */
    static PageTemplate markdown(String name) {
        return new PageTemplate(name, Markdown::escaped);
    }

    /** Reads a template of console lines; a value is one line of at most 240 characters. */
    static PageTemplate console(String name) {
        return new PageTemplate(name, text -> ForeignText.plain(text).shortLine());
    }

    String lines(Object view) {
        ConsoleText text = new ConsoleText();
        fill(view).lines().filter(line -> !line.isBlank()).forEach(text::add);
        return text.toString();
    }

    /** Fills in the template; the view has a component or method for each name in the template. */
    public String fill(Object view) {
        return template.execute(view);
    }

    /** Reads a file in {@link #FOLDER}, with {@code \n} between lines on every system. */
    static String source(String name) {
        try (InputStream stream = PageTemplate.class.getResourceAsStream(FOLDER + name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * {@return the SHA-256 hash of a page's script in Base64, for the page's policy, which allows no other script} See
     * <a href="https://www.w3.org/TR/CSP3/#grammardef-hash-source">Content Security Policy</a>.
     */
    public static String hash(String script) {
        return Base64.getEncoder().encodeToString(Fingerprint.digest(script.getBytes(StandardCharsets.UTF_8)));
    }

    /** The style of a verdict on pages, and a sign that needs no colour; templates call this {@code look}. */
    record VerdictLook(String style, String sign, boolean failed) {

        static VerdictLook of(Verdict verdict) {
            return switch (verdict) {
                case ACCEPTED -> new VerdictLook("good", "\u2713", false);
                case NOT_STARTED -> new VerdictLook("open", "\u25cb", false);
                case NOTHING_TO_JUDGE -> new VerdictLook("fault", "?", false);
                case JUDGE_ERROR -> new VerdictLook("fault", "!", true);
                default -> new VerdictLook("bad", "\u2717", false);
            };
        }
    }
}
