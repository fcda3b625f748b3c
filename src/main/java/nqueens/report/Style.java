package nqueens.report;

/** How parts of a text stand out: by colour on a terminal, and nowhere else. */
public enum Style {
    /** No escape sequence at all. */
    PLAIN {
        @Override
        String paint(String text, String code) {
            return text;
        }
    },
    /** ANSI colours. */
    COLOURED {
        @Override
        String paint(String text, String code) {
            return ESCAPE + code + "m" + text + ESCAPE + "0m";
        }
    };

    private static final String ESCAPE = "\u001b[";

    abstract String paint(String text, String code);

    /**
     * Paints what is as it should be.
     *
     * @param text the text
     * @return the same text, or with escape sequences around it
     */
    public String good(String text) {
        return paint(text, "32");
    }

    /**
     * Paints what is not.
     *
     * @param text the text
     * @return the same text, or with escape sequences around it
     */
    public String bad(String text) {
        return paint(text, "31");
    }

    /**
     * Paints what is to be seen first.
     *
     * @param text the text
     * @return the same text, or with escape sequences around it
     */
    public String strong(String text) {
        return paint(text, "1");
    }
}
