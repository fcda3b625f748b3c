package nqueens.report.console;

/** The way to highlight parts of a text: by colour on a terminal, and nowhere else. */
public enum Style {
    /** No escape sequence at all. */
    PLAIN,
    /** ANSI colours. */
    COLOURED;

    /** {@return the text in the style of success} */
    public String good(String text) {
        return paint(text, "32");
    }

    /** {@return the text in the style of failure} */
    public String bad(String text) {
        return paint(text, "31");
    }

    /** {@return the text in the style of a heading} */
    public String strong(String text) {
        return paint(text, "1");
    }

    /** {@return one line of text, struck through since it is out of date; it keeps its colours} */
    public String old(String text) {
        String words = text.stripLeading();
        // the end of an inner style would end this one, too
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
