package nqueens.report;

/**
 * Text that a submission wrote or is named by, made fit to be looked at: what can't be seen, or changes
 * the direction of what stands beside it, is replaced, and only so much is kept as a person reads.
 *
 * @param text the text, lines parted by {@code \n}
 * @param note what was cut, a sentence without a full stop; empty if nothing was
 */
record ForeignText(String text, String note) {

    private static final int MAX_CHARACTERS = 8000;
    private static final int MAX_LINES = 120;
    private static final int LONGEST_NAME = 255;
    private static final char REPLACEMENT = '\ufffd';

    /**
     * Keeps the beginning of a text.
     *
     * @param text any text
     * @return its beginning, legible
     */
    static ForeignText beginningOf(String text) {
        int end = Math.min(text.length(), MAX_CHARACTERS);
        int line = 0;
        for (int i = 0; i < end; i++) {
            if (text.charAt(i) == '\n' && ++line == MAX_LINES) {
                end = i;
            }
        }
        if (end == text.length()) {
            return new ForeignText(legible(text), "");
        }
        if (end > 0 && Character.isHighSurrogate(text.charAt(end - 1))) {
            end--;
        }
        return new ForeignText(legible(text.substring(0, end)),
                "cut here: " + end + " of " + text.length() + " characters are shown");
    }

    /**
     * Replaces what can't be seen.
     *
     * @param text any text
     * @return the text with U+FFFD in place of each such character
     */
    static String legible(String text) {
        String lines = text.replace("\r\n", "\n");
        StringBuilder legible = new StringBuilder(lines.length());
        for (int i = 0; i < lines.length(); ) {
            int letter = lines.codePointAt(i);
            legible.appendCodePoint(isLegible(letter) ? letter : REPLACEMENT);
            i += Character.charCount(letter);
        }
        return legible.toString();
    }

    /** All but controls (line feed and tab apart), formats such as bidi marks, surrogates, Unicode's line ends. */
    private static boolean isLegible(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL -> letter == '\n' || letter == '\t';
            case Character.FORMAT, Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                false;
            default -> true;
        };
    }

    /**
     * Gives a name as it is shown.
     *
     * @param name any text
     * @return one line that is not blank; three full stops in place of the end of one that no folder could have
     */
    static String name(String name) {
        String shown = name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME) + "...";
        String line = legible(shown).replace('\n', REPLACEMENT).replace('\t', REPLACEMENT);
        return line.isBlank() ? "(blank name)" : line;
    }
}
