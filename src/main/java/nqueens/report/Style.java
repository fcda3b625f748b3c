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

    String good(String text) {
        return paint(text, "32");
    }

    String bad(String text) {
        return paint(text, "31");
    }

    String strong(String text) {
        return paint(text, "1");
    }
}
