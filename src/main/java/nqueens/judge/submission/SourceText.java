package nqueens.judge.submission;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The text of a source. It should be UTF-8. Other files come from editors with an old default, and are read as UTF-16
 * if they begin with its byte order mark, or else as Windows-1252, which includes Latin-1. No bytes are refused: those
 * that a charset doesn't know become U+FFFD, which is harmless in a comment or a string, and elsewhere an error of the
 * compiler. A byte order mark is no part of the text.
 */
record SourceText(String text, String charset) {

    private static final String UTF_8 = "UTF-8";
    /** The mark that some editors write before the first line; javac takes it for part of the program. */
    private static final String BYTE_ORDER_MARK = "\ufeff";
    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

    /** {@return the text of a file's bytes} */
    static SourceText of(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return new SourceText(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text, UTF_8);
        } catch (CharacterCodingException e) {
            String mark = new String(bytes, 0, Math.min(Character.BYTES, bytes.length), StandardCharsets.UTF_16BE);
            return List.of(BYTE_ORDER_MARK, "\ufffe").contains(mark)
                    ? new SourceText(new String(bytes, StandardCharsets.UTF_16), "UTF-16")
                    : new SourceText(new String(bytes, WINDOWS_1252), "Windows-1252");
        }
    }

    /** Whether a source is in UTF-8, as it should be. */
    boolean isUtf8() {
        return charset.equals(UTF_8);
    }
}
