package nqueens.interview;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import nqueens.judge.submission.GivenProperties;
import nqueens.judge.submission.SettingsException;

/**
 * What an interview is told by {@code -D} properties.
 *
 * @param drill the value of {@code -Ddrill=}; empty to draw one
 * @param level the value of {@code -Dlevel=}, 1 to 3, of the drills that one is drawn from; empty for all
 * @param minutes the value of {@code -Dminutes=}; empty for as many as the drill is planned for
 * @param isFromTwist whether {@code -Dfrom=twist} leaves the opening out
 * @param isCoached whether {@code -Dcoach} has each save judged, and case and hint shown at once
 * @param isResumed whether {@code -Dresume} goes on with the last interview that was interrupted
 * @param isPair whether {@code -Dpair} writes a sheet for somebody who is the interviewer, and asks for their grades
 */
public record InterviewSettings(Optional<Drill> drill, Optional<Integer> level, Optional<Integer> minutes,
        boolean isFromTwist, boolean isCoached, boolean isResumed, boolean isPair) {

    private static final int MOST_MINUTES = 600;
    private static final int HARDEST = 3;

    /**
     * Reads the settings; {@code properties} gives the value of a property, or empty if it is not set.
     *
     * @throws SettingsException if a value is bad
     */
    public static InterviewSettings of(Function<String, Optional<String>> properties) {
        GivenProperties given = new GivenProperties(properties);
        boolean isResumed = given.isSet("resume");
        Stream.of("drill", "level", "minutes", "from", "coach", "pair")
                .filter(name -> isResumed && properties.apply(name).isPresent()).findFirst().ifPresent(name -> {
                    throw new SettingsException("-Dresume: the interview goes on as it was begun; leave -D" + name
                            + " out, or -Dresume to begin another one");
                });
        Optional<Drill> drill = properties.apply("drill").map(Drill::parsed);
        Optional<Integer> level = given.number("level", 1, HARDEST);
        if (drill.isPresent() && level.isPresent()) {
            throw new SettingsException("-Dlevel=" + level.get() + ": there is nothing to draw, since -Ddrill="
                    + drill.get().id() + " names the drill; leave one of them out");
        }
        boolean isFromTwist = given.choice("from", "opening", "twist").equals("twist");
        drill.filter(named -> isFromTwist && !named.hasOpening()).ifPresent(named -> {
            throw new SettingsException("-Dfrom=twist: -Ddrill=" + named.id() + " has no opening to leave out; leave"
                    + " -Dfrom out");
        });
        return new InterviewSettings(drill, level, given.number("minutes", 1, MOST_MINUTES), isFromTwist,
                given.isSet("coach"), isResumed, given.isSet("pair"));
    }

    /** Whether a drill may be drawn: it is of the level, and has an opening where that is left out. */
    boolean allows(Drill drill) {
        return level.stream().allMatch(named -> named == drill.level()) && (!isFromTwist || drill.hasOpening());
    }
}
