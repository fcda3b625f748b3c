package nqueens.interview;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import nqueens.judge.submission.GivenProperties;
import nqueens.judge.submission.SettingsException;

/**
 * What an interview is told by {@code -D} properties.
 *
 * @param drills those that one is drawn from, by {@code -Ddrill=} and {@code -Dlevel=}; at least one
 * @param minutes the value of {@code -Dminutes=}; empty for as many as the drill is planned for
 * @param resumed the value of {@code -Dresume}, the name of a folder or empty for the only one; empty to begin anew
 * @param isPair whether {@code -Dpair} writes a sheet for somebody who is the interviewer
 * @param isWhiteboard whether {@code -Dwhiteboard} allows one submission a stage
 * @param isSilent whether {@code -Dsilent} leaves the interviewer's prompts out
 */
record InterviewSettings(List<Drill> drills, Optional<Integer> minutes, Optional<String> resumed, boolean isPair,
        boolean isWhiteboard, boolean isSilent) {

    private static final int MOST_MINUTES = 600;
    /** What there is no more, and what to do instead. */
    private static final Map<String, String> GONE = Map.of(
            "coach", "an interviewer is no coach; mvn -q test -Pwatch judges each save of an exercise",
            "from", "an interview begins with its opening; s leaves a stage");

    /**
     * Reads the settings; {@code properties} gives the value of a property, or empty if it is not set.
     *
     * @throws SettingsException if a value is bad
     */
    static InterviewSettings of(Function<String, Optional<String>> properties) {
        GivenProperties given = new GivenProperties(properties);
        GONE.forEach((name, rule) -> given.text(name).ifPresent(value -> {
            throw new SettingsException("-D" + name + ": " + rule);
        }));
        Optional<String> resumed = given.text("resume").filter(value -> !value.equals("false"))
                .map(value -> value.equals("true") ? "" : value);
        List.of("drill", "level", "minutes", "pair", "whiteboard", "silent").forEach(name -> {
            if (resumed.isPresent() && given.text(name).isPresent()) {
                throw new SettingsException("-Dresume: the interview goes on as it was begun; leave -D" + name
                        + " out, or -Dresume to begin another one");
            }
        });
        Optional<Integer> level = given.number("level", 1, Drill.HARDEST);
        List<Drill> ofLevel = Drill.ALL.stream().filter(drill -> level.orElse(drill.level()) == drill.level()).toList();
        List<Drill> drills = ofLevel.stream().filter(drill -> given.text("drill").stream().allMatch(drill.id()::equals))
                .toList();
        if (drills.isEmpty()) {
            throw new SettingsException("-Ddrill=" + given.text("drill").orElseThrow() + ": no such drill; there are "
                    + ofLevel.stream().map(Drill::id).collect(Collectors.joining(", ")));
        }
        return new InterviewSettings(drills, given.number("minutes", 1, MOST_MINUTES), resumed, given.isSet("pair"),
                given.isSet("whiteboard"), given.isSet("silent"));
    }
}
