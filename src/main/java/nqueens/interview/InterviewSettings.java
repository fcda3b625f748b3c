package nqueens.interview;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import nqueens.judge.submission.GivenProperties;
import nqueens.judge.submission.SettingsException;

/**
 * What an interview is told by {@code -D} properties.
 *
 * @param drill the value of {@code -Ddrill=}; empty to draw one
 * @param level the value of {@code -Dlevel=}, 1 to 3, of the drills that one is drawn from; empty for all
 * @param minutes the value of {@code -Dminutes=}; empty for as many as the drill is planned for
 * @param isFromTwist whether {@code -Dfrom=twist} leaves the opening out
 * @param resumed the value of {@code -Dresume}, the name of a folder or empty for the only one; empty to begin anew
 * @param isPair whether {@code -Dpair} writes a sheet for somebody who is the interviewer
 * @param isWhiteboard whether {@code -Dwhiteboard} allows one submission a stage
 * @param isSilent whether {@code -Dsilent} leaves the interviewer's prompts out
 */
record InterviewSettings(Optional<Drill> drill, Optional<Integer> level, Optional<Integer> minutes,
        boolean isFromTwist, Optional<String> resumed, boolean isPair, boolean isWhiteboard, boolean isSilent) {

    private static final int MOST_MINUTES = 600;

    /**
     * Reads the settings; {@code properties} gives the value of a property, or empty if it is not set.
     *
     * @throws SettingsException if a value is bad
     */
    static InterviewSettings of(Function<String, Optional<String>> properties) {
        GivenProperties given = new GivenProperties(properties);
        if (given.text("coach").isPresent()) {
            throw new SettingsException("-Dcoach: an interviewer is no coach; mvn -q test -Pwatch judges each save of"
                    + " an exercise, and shows case and hint");
        }
        Optional<String> resumed = given.text("resume").filter(value -> !value.equals("false"))
                .map(value -> value.equals("true") ? "" : value);
        List.of("drill", "level", "minutes", "from", "pair", "whiteboard", "silent").forEach(name -> {
            if (resumed.isPresent() && given.text(name).isPresent()) {
                throw new SettingsException("-Dresume: the interview goes on as it was begun; leave -D" + name
                        + " out, or -Dresume to begin another one");
            }
        });
        Optional<Drill> drill = given.text("drill").map(Drill::parsed);
        Optional<Integer> level = given.number("level", 1, Drill.HARDEST);
        if (drill.isPresent() && level.isPresent()) {
            throw new SettingsException("-Dlevel=" + level.get() + ": there is nothing to draw, since -Ddrill="
                    + drill.get().id() + " names the drill; leave one of them out");
        }
        boolean isFromTwist = given.choice("from", "opening", "twist").equals("twist");
        if (isFromTwist && drill.isPresent() && !drill.get().hasOpening()) {
            throw new SettingsException("-Dfrom=twist: -Ddrill=" + drill.get().id()
                    + " has no opening to leave out; leave -Dfrom out");
        }
        return new InterviewSettings(drill, level, given.number("minutes", 1, MOST_MINUTES), isFromTwist, resumed,
                given.isSet("pair"), given.isSet("whiteboard"), given.isSet("silent"));
    }

    /** Whether a drill may be drawn: it is of the level, and has an opening where that is left out. */
    boolean allows(Drill drill) {
        return level.stream().allMatch(named -> named == drill.level()) && (!isFromTwist || drill.hasOpening());
    }
}
