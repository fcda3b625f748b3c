package nqueens.judge.submission;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * The text of a source. It should be UTF-8; what is not was written by an editor that keeps to an old habit of its
 * platform, and is read as that: as UTF-16 if it begins with a byte order mark of UTF-16, or else as Windows-1252,
 * of whose letters those of Latin-1 are a part. No bytes are refused: what a charset does not know becomes U+FFFD,
 * which does no harm in a comment or a string, and elsewhere is an error of the compiler. A byte order mark is no part
 * of the text.
 */
record SourceText(String text, String charset) {

    private static final String UTF_8 = "UTF-8";
    /** The mark that some editors write before the first line; javac takes it for part of the program. */
    private static final String BYTE_ORDER_MARK = "\ufeff";
    private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

    /** {@return the text of the bytes that a file holds} */
    static SourceText of(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return new SourceText(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text, UTF_8);
        } catch (CharacterCodingException e) {
            return hasMarkOfUtf16(bytes) ? new SourceText(new String(bytes, StandardCharsets.UTF_16), "UTF-16")
                    : new SourceText(new String(bytes, WINDOWS_1252), "Windows-1252");
        }
    }

    /** Tells whether it is as it should be. */
    boolean isUtf8() {
        return charset.equals(UTF_8);
    }

    private static boolean hasMarkOfUtf16(byte[] bytes) {
        if (bytes.length < Character.BYTES) {
            return false;
        }
        char first = ByteBuffer.wrap(bytes).getChar();
        return first == '\ufeff' || first == '\ufffe';
    }
}
