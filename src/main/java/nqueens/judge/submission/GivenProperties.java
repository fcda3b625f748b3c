package nqueens.judge.submission;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a program is told by {@code -D} properties, each by its name without {@code -D}: what is no such value is said
 * in one sentence, whichever program it is for.
 *
 * @param values gives the value of a property; empty if it is not set
 */
public record GivenProperties(Function<String, Optional<String>> values) {

    private static final int MOST_DIGITS = 9;

    /** {@return what was said by a property, in any words} */
    public Optional<String> text(String name) {
        return values.apply(name);
    }

    /**
     * Tells whether a flag is set: it is given without a value, or as {@code true}.
     *
     * @throws SettingsException if it is anything else but {@code false}
     */
    public boolean isSet(String name) {
        String value = text(name).orElse("false");
        if (!List.of("", "true", "false").contains(value)) {
            throw new SettingsException(name, value, "write -D" + name + ", or leave it out");
        }
        return !value.equals("false");
    }

    /**
     * {@return one of the values that there are, the first of them if none is given}
     *
     * @throws SettingsException if it is another one
     */
    public String choice(String name, String... choices) {
        String value = text(name).orElse(choices[0]);
        if (!List.of(choices).contains(value)) {
            throw new SettingsException(name, value, "not one of " + String.join(", ", choices));
        }
        return value;
    }

    /**
     * {@return a whole number, empty if none is given} Neither end has more than nine digits.
     *
     * @throws SettingsException if it is none, or out of its range
     */
    public Optional<Integer> number(String name, int least, int most) {
        return text(name).map(value -> {
            if (!value.matches("[0-9]{1," + MOST_DIGITS + "}") || Integer.parseInt(value) < least
                    || Integer.parseInt(value) > most) {
                throw new SettingsException(name, value, "not a whole number from " + least + " to " + most);
            }
            return Integer.parseInt(value);
        });
    }

    /**
     * {@return a number, empty if none is given}
     *
     * @throws SettingsException if it is none, or out of its range
     */
    public Optional<Double> factor(String name, double least, int most) {
        return text(name).map(value -> {
            if (!value.matches("[0-9]{1,9}([.][0-9]{1,9})?") || Double.parseDouble(value) < least
                    || Double.parseDouble(value) > most) {
                throw new SettingsException(name, value, "not a number from " + least + " to " + most);
            }
            return Double.parseDouble(value);
        });
    }
}
