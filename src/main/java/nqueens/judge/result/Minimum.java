package nqueens.judge.result;

import java.util.Optional;

import nqueens.judge.submission.SettingsException;

/** What a submission has to earn for a green run where that is less than everything: points, 0 or more. */
public record Minimum(int points) {

    /** The value that asks for what is asked for without it: that everything is accepted. */
    private static final String EVERYTHING = "accepted";

    /**
     * Reads a minimum, the value of {@code -Dkata.minimum=}: {@code accepted}, or some of the points that can be
     * earned. Empty if everything has to be accepted.
     *
     * @throws SettingsException if the value is neither, or more than can be earned
     */
    public static Optional<Minimum> parsed(String value, Points points) {
        if (value.equals(EVERYTHING)) {
            return Optional.empty();
        }
        int most = points.graded().stream().mapToInt(points::of).sum();
        if (value.matches("[0-9]{1,7}") && Integer.parseInt(value) <= most) {
            return Optional.of(new Minimum(Integer.parseInt(value)));
        }
        throw new SettingsException("-Dkata.minimum=" + value + ": neither " + EVERYTHING
                + " nor a whole number of points from 0 to " + most);
    }

    /**
     * {@return whether a run is green: the submission earned as much as this, or all that it was judged for; never
     * where the judge failed, since its points then mean nothing}
     */
    public boolean isReached(Results results) {
        return switch (results.verdict()) {
            case ACCEPTED -> true;
            case JUDGE_ERROR -> false;
            default -> results.points() >= points;
        };
    }
}
