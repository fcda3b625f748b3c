package nqueens.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.judge.submission.Sources.SourceText;

class SourceTextTest {

    @ParameterizedTest
    @CsvSource({
        "E2999B, \u265b, UTF-8", "00, '\0', UTF-8", "'', '', UTF-8", "EFBBBF41EFBBBF, A\ufeff, UTF-8",
        "E4, \u00e4, Windows-1252", "FE, \u00fe, Windows-1252", "FEFE, \u00fe\u00fe, Windows-1252",
        "FF80, \u00ff\u20ac, Windows-1252", "8041, \u20acA, Windows-1252", "8141, \ufffdA, Windows-1252",
        "2F2FC08A, //\u00c0\u0160, Windows-1252",
        "FEFF, '', UTF-16", "FFFE, '', UTF-16", "FFFE41, \ufffd, UTF-16", "FEFF00E4, \u00e4, UTF-16",
        "FFFEE400, \u00e4, UTF-16"})
    void bytes_are_read_in_the_charset_that_they_can_be_and_none_are_refused(
            String bytes, String text, String charset) {
        assertThat(SourceText.of(HexFormat.of().parseHex(bytes))).isEqualTo(new SourceText(text, charset));
    }
}
