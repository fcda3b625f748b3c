package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every page: it needs no network, is sound HTML, and can be read by ear, in light and in dark. */
class PagesTest {

    private static final Pattern COLOUR = Pattern.compile("--([a-z-]+): #([0-9a-f]{3,6});");
    private static final String STYLE = PageTemplate.source("page.css") + PageTemplate.source("board.css");

    private static Stream<String> pages() {
        return Stream.concat(Stream.of(Pages.ofClass(SampleResults.aClass(), Optional.empty())),
                Stream.of(SampleResults.wrong(), SampleResults.hidden(), SampleResults.judgeError()).flatMap(results ->
                        Stream.of(Pages.feedback(results),
                                Pages.run(new ShownRun(results), Path.of("target/judge")))));
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("pages")
    void a_page_is_html_without_an_error(String text) {
        Parser parser = Parser.htmlParser().setTrackErrors(10);
        parser.parseInput(text, "");

        assertThat(parser.getErrors()).isEmpty();
        assertThat(text).startsWith("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .endsWith("</html>\n");
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("pages")
    void a_page_needs_no_network_and_allows_its_own_script_alone(String text) {
        Document page = Jsoup.parse(text);

        assertThat(text.replace("http://www.w3.org/2000/svg", ""))
                .doesNotContain("http:", "https:", "url(", "@import");
        assertThat(page.select("link, iframe, object, form, [src]:not(img), [onclick]")).isEmpty();
        assertThat(page.select("img").eachAttr("src")).allMatch(address -> address.startsWith("data:"));
        assertThat(page.select("script:not([type])")).hasSizeLessThanOrEqualTo(1);
        assertThat(page.select("script[type]").eachAttr("type")).allMatch("application/json"::equals);
        assertThat(page.select("meta[http-equiv=Content-Security-Policy]").attr("content")
                .replace(" 'strict-dynamic'", "")).isEqualTo(
                "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
                        + page.select("script:not([type])").stream().findFirst()
                        .map(script -> "; script-src 'sha256-" + PageTemplate.hash(script.data()) + "'").orElse(""));
    }

    @Test
    void no_page_but_that_of_a_run_may_load_another_script() {
        assertThat(pages().filter(text -> text.contains("'strict-dynamic'")))
                .isNotEmpty().allMatch(text -> text.contains("data-page="));
    }

    @Test
    void a_script_is_named_by_its_sha_256() {
        assertThat(PageTemplate.hash("abc")).isEqualTo("ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("pages")
    void a_reader_who_hears_the_page_finds_the_way(String text) {
        Document page = Jsoup.parse(text);

        assertThat(page.select("body > header, body > main, body > footer")).hasSize(3);
        assertThat(page.select("h1")).hasSize(1);
        assertThat(page.select("table:not(:has(caption)), th:not([scope])")).isEmpty();
        assertThat(page.select("svg:not([aria-hidden]):not([role=img])")).isEmpty();
        assertThat(page.select("[id]").eachAttr("id")).doesNotHaveDuplicates()
                .containsAll(Stream.of("aria-labelledby", "aria-describedby", "for")
                        .flatMap(name -> page.select("[" + name + "]").eachAttr(name).stream())
                        .flatMap(ids -> Arrays.stream(ids.split(" "))).toList())
                .containsAll(page.select("a[href^=#]").eachAttr("href").stream().map(link -> link.substring(1))
                        .toList());
    }

    /**
     * Contrasts as the <a href="https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio">Web Content Accessibility
     * Guidelines 2.1</a> reckon them: at least 4.5 for text, 3 for what is drawn.
     */
    @ParameterizedTest
    @CsvSource({
        "ink, paper, 4.5", "quiet, paper, 4.5", "link, paper, 4.5", "good, paper, 4.5", "bad, paper, 4.5",
        "open, paper, 4.5", "fault, paper, 4.5", "ink, panel, 4.5", "quiet, panel, 4.5",
        "board-number, paper, 4.5", "board-queen, board-light, 3", "board-queen, board-dark, 3",
        "board-queen, board-ring, 3", "board-attack, board-light, 3", "board-attack, board-dark, 3",
        "board-attack, board-ring, 3", "link, panel, 3", "bad, panel, 3",
        "link, board-light, 3", "link, board-dark, 3"})
    void contrasts_suffice_in_light_and_in_dark(String front, String back, double least) {
        assertThat(STYLE).contains("prefers-color-scheme: dark");
        assertThat(contrast(colours(false), front, back)).as("light").isGreaterThanOrEqualTo(least);
        assertThat(contrast(colours(true), front, back)).as("dark").isGreaterThanOrEqualTo(least);
    }

    @Test
    void black_on_white_is_the_greatest_contrast() {
        assertThat(contrast(Map.of("a", "000", "b", "ffffff"), "a", "b")).isEqualTo(21);
    }

    /** The colours of a scheme: a property's first value is that of light, its second that of dark. */
    private static Map<String, String> colours(boolean dark) {
        Map<String, String> colours = new HashMap<>();
        Matcher matcher = COLOUR.matcher(STYLE);
        while (matcher.find()) {
            colours.merge(matcher.group(1), matcher.group(2), (first, second) -> dark ? second : first);
        }
        return colours;
    }

    private static double contrast(Map<String, String> colours, String front, String back) {
        double one = luminance(colours.get(front));
        double other = luminance(colours.get(back));
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    private static double luminance(String colour) {
        String digits = colour.length() == 3 ? colour.replaceAll("(.)", "$1$1") : colour;
        return 0.2126 * channel(digits, 0) + 0.7152 * channel(digits, 2) + 0.0722 * channel(digits, 4);
    }

    private static double channel(String digits, int start) {
        double value = Integer.parseInt(digits.substring(start, start + 2), 16) / 255.0;
        return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
