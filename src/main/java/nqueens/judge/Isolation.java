package nqueens.judge;

import java.util.Locale;

/** What stands between a submission and the judge. */
public enum Isolation {
    /** Each exercise runs in a JVM of its own, under limits. */
    PROCESS,
    /** The submission runs in the judge's JVM, without limits: for a debugger, and for nothing else. */
    NONE;

    /**
     * Gives the name used in reports and settings.
     *
     * @return the constant's name in lower case
     */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Reads a demand made by hand.
     *
     * @param value the value of {@code -Dkata.isolation=}
     * @return the isolation
     * @throws SettingsException if there is no such isolation
     */
    public static Isolation parsed(String value) {
        for (Isolation isolation : values()) {
            if (isolation.id().equals(value)) {
                return isolation;
            }
        }
        throw new SettingsException("-Dkata.isolation=" + value + ": no such isolation; there are process and none");
    }
}
