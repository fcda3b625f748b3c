package nqueens.report;

import java.nio.charset.StandardCharsets;

/**
 * A folder's name as one segment of a URL's path: all but letters, digits and {@code -._~} is written as
 * {@code %XX}, a byte of UTF-8 each, as <a href="https://www.rfc-editor.org/rfc/rfc3986#section-2">RFC
 * 3986, section 2</a> has it. So a name can't be read as a scheme, a query or another folder.
 */
final class PathSegment {

    private static final String UNRESERVED =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    private static final String DIGITS = "0123456789ABCDEF";

    private PathSegment() {
    }

    static String encoded(String name) {
        StringBuilder encoded = new StringBuilder();
        for (byte value : name.getBytes(StandardCharsets.UTF_8)) {
            if (UNRESERVED.indexOf(value) >= 0) {
                encoded.append((char) value);
            } else {
                encoded.append('%').append(DIGITS.charAt(value >> 4 & 0xf)).append(DIGITS.charAt(value & 0xf));
            }
        }
        return encoded.toString();
    }
}
