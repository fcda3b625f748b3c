package nqueens.report.console;

/** How parts of a text stand out: by colour on a terminal, and nowhere else. */
public enum Style {
    /** No escape sequence at all. */
    PLAIN,
    /** ANSI colours. */
    COLOURED;

    /** {@return the text, painted as what is as it should be} */
    public String good(String text) {
        return paint(text, "32");
    }

    /** {@return the text, painted as what is not} */
    public String bad(String text) {
        return paint(text, "31");
    }

    /** {@return the text, painted as what is to be seen first} */
    public String strong(String text) {
        return paint(text, "1");
    }

    /** {@return the text, one line, struck through, for what no longer holds; what it is painted with stays} */
    public String old(String text) {
        String words = text.stripLeading();
        // what ends another style within it would end this one, too
        return words.isEmpty() ? text : " ".repeat(text.length() - words.length())
                + paint(words.replace("\u001b[0m", "\u001b[0;9m"), "9");
    }

    /** {@return a coloured text in this style: without its colours if this style has none} */
    public String shown(String coloured) {
        return this == PLAIN ? coloured.replaceAll("\u001b\\[[0-9;]*m", "") : coloured;
    }

    private String paint(String text, String code) {
        return this == PLAIN ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
    }
}
