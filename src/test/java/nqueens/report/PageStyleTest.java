package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Contrasts as the <a href="https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio">Web Content Accessibility
 * Guidelines 2.1</a> reckon them: at least 4.5 for text, 3 for what is drawn.
 */
class PageStyleTest {

    private static final Pattern COLOUR = Pattern.compile("--([a-z-]+): #([0-9a-f]{3,6});");
    private static final String STYLE = PageTemplate.source("page.css") + BoardSvg.style();

    @ParameterizedTest
    @CsvSource({
        "ink, paper, 4.5", "quiet, paper, 4.5", "link, paper, 4.5", "good, paper, 4.5", "bad, paper, 4.5",
        "open, paper, 4.5", "fault, paper, 4.5", "ink, panel, 4.5", "quiet, panel, 4.5",
        "board-number, paper, 4.5", "board-queen, board-light, 3", "board-queen, board-dark, 3",
        "board-queen, board-ring, 3", "board-attack, board-light, 3", "board-attack, board-dark, 3",
        "board-attack, board-ring, 3", "link, panel, 3", "bad, panel, 3",
        "link, board-light, 3", "link, board-dark, 3"})
    void contrasts_suffice_in_light_and_in_dark(String front, String back, double least) {
        int dark = STYLE.indexOf("prefers-color-scheme: dark");

        assertThat(dark).isPositive();
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
            if (dark) {
                colours.put(matcher.group(1), matcher.group(2));
            } else {
                colours.putIfAbsent(matcher.group(1), matcher.group(2));
            }
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
