package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SourceTextTest {

    private static final String PROGRAM = "class Size { } // Gr\u00f6\u00dfe";

    @Test
    void utf_8_is_as_it_should_be() {
        SourceText source = SourceText.of((PROGRAM + " \u265b").getBytes(StandardCharsets.UTF_8));

        assertThat(source).isEqualTo(new SourceText(PROGRAM + " \u265b", "UTF-8"));
        assertThat(source.isUtf8()).isTrue();
    }

    @Test
    void a_byte_order_mark_is_no_part_of_the_text() {
        byte[] marked = ("\ufeff" + PROGRAM + "\ufeff").getBytes(StandardCharsets.UTF_8);
        assertThat(SourceText.of(marked)).isEqualTo(new SourceText(PROGRAM + "\ufeff", "UTF-8"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ISO-8859-1", "windows-1252"})
    void letters_of_one_byte_are_read_as_windows_1252(String charset) {
        SourceText source = SourceText.of(PROGRAM.getBytes(Charset.forName(charset)));

        assertThat(source).isEqualTo(new SourceText(PROGRAM, "Windows-1252"));
        assertThat(source.isUtf8()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16BE", "UTF-16LE"})
    void utf_16_is_known_by_its_byte_order_mark(String charset) {
        assertThat(SourceText.of(("\ufeff" + PROGRAM).getBytes(Charset.forName(charset))))
                .isEqualTo(new SourceText(PROGRAM, "UTF-16"));
    }

    @ParameterizedTest
    @CsvSource({
        "E4, \u00e4, Windows-1252", "FE, \u00fe, Windows-1252", "FEFE, \u00fe\u00fe, Windows-1252",
        "FF80, \u00ff\u20ac, Windows-1252", "FEFF, '', UTF-16", "FFFE, '', UTF-16", "FFFE41, \ufffd, UTF-16",
        "8041, \u20acA, Windows-1252", "8141, \ufffdA, Windows-1252", "2F2FC08A, //\u00c0\u0160, Windows-1252",
        "00, '\0', UTF-8", "'', '', UTF-8"})
    void no_bytes_are_refused(String bytes, String text, String charset) {
        assertThat(SourceText.of(HexFormat.of().parseHex(bytes))).isEqualTo(new SourceText(text, charset));
    }
}
