package nqueens.report.console;

/** Highlights parts of a text in colour on a terminal, and leaves the text plain elsewhere. */
public enum Style {
    PLAIN,
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

    /** {@return a coloured text, without its colours if this style is plain} */
    public String shown(String coloured) {
        return this == PLAIN ? coloured.replaceAll("\u001b\\[[0-9;]*m", "") : coloured;
    }

    private String paint(String text, String code) {
        return this == PLAIN ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
    }
}
