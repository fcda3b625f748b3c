package nqueens.interview;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import nqueens.interview.InterviewLog.Began;
import nqueens.judge.submission.GivenProperties;
import nqueens.judge.submission.SettingsException;

/** The {@code -D} properties of an interview. A bad value is refused when it is asked for. */
record InterviewSettings(GivenProperties given) {

    private static final int MOST_MINUTES = 600;
    /** Settings that no longer exist, with what to do instead. */
    private static final Map<String, String> GONE = Map.of(
            "coach", "an interviewer is no coach; mvn -q test -Pwatch judges each save of an exercise",
            "from", "an interview begins with its opening; s leaves a stage");

    /** The one to go on with: the name of its folder, or a text without one for the only one; empty to begin anew. */
    Optional<String> resumed() {
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
        return resumed;
    }

    /** The drills that one is drawn from; at least one. */
    List<Drill> drills() {
        Optional<Integer> level = given.number("level", 1, Drill.HARDEST);
        List<Drill> ofLevel = Drill.ALL.stream().filter(drill -> level.orElse(drill.level()) == drill.level()).toList();
        List<Drill> drills = ofLevel.stream().filter(drill -> given.text("drill").stream().allMatch(drill.id()::equals))
                .toList();
        if (drills.isEmpty()) {
            throw new SettingsException("-Ddrill=" + given.text("drill").orElseThrow() + ": no such drill; there are "
                    + ofLevel.stream().map(Drill::id).collect(Collectors.joining(", ")));
        }
        return drills;
    }

    /** How a drill begins. */
    Began began(String time, Drill drill, List<String> questions) {
        int planned = drill.stages().stream().mapToInt(DrillStage::minutes).sum();
        return new Began(time, drill.id(), given.number("minutes", 1, MOST_MINUTES).orElse(planned),
                given.isSet("pair"), given.isSet("whiteboard"), given.isSet("silent"), questions);
    }
}
