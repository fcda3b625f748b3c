package nqueens.interview;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

import nqueens.judge.SettingsException;

/**
 * What an interview is told by {@code -D} properties.
 *
 * @param drill the value of {@code -Ddrill=}; empty to draw one
 * @param given the value of {@code -Dminutes=}; 45 minutes if it is not set
 */
public record InterviewSettings(Optional<Drill> drill, Duration given) {

    private static final int MOST_MINUTES = 600;

    /**
     * Reads the settings.
     *
     * @param properties gives the value of a property, or empty if it is not set
     * @return the settings
     * @throws SettingsException if a value is bad
     */
    public static InterviewSettings of(Function<String, Optional<String>> properties) {
        return new InterviewSettings(properties.apply("drill").map(Drill::parsed),
                Duration.ofMinutes(minutes(properties.apply("minutes").orElse("45"))));
    }

    private static int minutes(String value) {
        int minutes = value.matches("[0-9]{1,3}") ? Integer.parseInt(value) : 0;
        if (minutes < 1 || minutes > MOST_MINUTES) {
            throw new SettingsException("-Dminutes=" + value + ": not a whole number of minutes from 1 to "
                    + MOST_MINUTES);
        }
        return minutes;
    }
}
