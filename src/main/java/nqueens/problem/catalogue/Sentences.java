package nqueens.problem.catalogue;

import java.util.Locale;
import java.util.ResourceBundle;

/** Long sentences for learners, such as rules and advice; {@code sentences.properties} contains the texts. */
final class Sentences {

    private static final ResourceBundle TEXTS = ResourceBundle.getBundle("nqueens.problem.catalogue.sentences");

    private Sentences() {
    }

    static String of(String key, Object... values) {
        return String.format(Locale.ROOT, TEXTS.getString(key), values);
    }
}
