package nqueens.judge.submission;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The {@code -D} properties of a program, by name without {@code -D}; {@code values} returns empty for an unset
 * property. An invalid value leads to a {@link SettingsException}, with the same sentence in all programs.
 */
public record GivenProperties(Function<String, Optional<String>> values) {

    /** {@return the text of a property} */
    public Optional<String> text(String name) {
        return values.apply(name);
    }

    /** {@return whether a flag is set: given without a value, or as {@code true}} */
    public boolean isSet(String name) {
        String value = text(name).orElse("false");
        if (!List.of("", "true", "false").contains(value)) {
            throw new SettingsException(name, value, "write -D" + name + ", or leave it out");
        }
        return !value.equals("false");
    }

    /** {@return one of the allowed values, or the first of them if no value is given} */
    public String choice(String name, String... choices) {
        String value = text(name).orElse(choices[0]);
        if (!List.of(choices).contains(value)) {
            throw new SettingsException(name, value, "not one of " + String.join(", ", choices));
        }
        return value;
    }

    /** {@return a whole number within bounds of at most nine digits, or empty if no value is given} */
    public Optional<Integer> number(String name, int least, int most) {
        return number(name, "[0-9]{1,9}", "a whole number", least, most).map(Double::intValue);
    }

    /** {@return a number within bounds, or empty if no value is given} */
    public Optional<Double> factor(String name, double least, int most) {
        return number(name, "[0-9]{1,9}([.][0-9]{1,9})?", "a number", least, most);
    }

    private Optional<Double> number(String name, String form, String kind, Number least, Number most) {
        return text(name).map(value -> {
            if (!value.matches(form) || Double.parseDouble(value) < least.doubleValue()
                    || Double.parseDouble(value) > most.doubleValue()) {
                throw new SettingsException(name, value, "not " + kind + " from " + least + " to " + most);
            }
            return Double.parseDouble(value);
        });
    }
}
