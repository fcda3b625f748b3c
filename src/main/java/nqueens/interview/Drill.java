package nqueens.interview;

import java.util.List;
import java.util.stream.Collectors;

import nqueens.interview.DrillStage.GivenSolver;
import nqueens.judge.submission.SettingsException;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/**
 * A drill: an opening, a twist and talks about both; or a solver that somebody else has written, to mend or to read.
 *
 * @param id the name that {@code -Ddrill=} takes
 * @param level how hard it is, 1 to 3
 * @param hasOpening whether it has an opening, which can be left out
 */
public record Drill(String id, int level, boolean hasOpening, List<DrillStage> stages) {

    /** All that there are, as {@code drills.csv} has them. */
    public static final List<Drill> ALL = Text.of("drills.csv").lines().skip(1).map(Drill::of).toList();

    /** The topic of the question what one's own solution costs. */
    static final String COST = "cost";
    static final int HARDEST = 3;

    /** The plan of a whole interview: minutes to think, for all of the opening, to talk, and for the last talk. */
    private static final int THINKING = 5;
    private static final int OPENING = 28;
    private static final int TALKING = 5;
    private static final int LAST = 4;
    private static final int BY_ITSELF = 10;
    private static final String BEHAVIOUR = "behaviour";

    private static Drill of(String line) {
        String[] cells = line.split(",");
        boolean hasOpening = Catalogue.find(cells[2]).isPresent();
        Problem problem = Catalogue.find(cells[3]).orElseThrow();
        List<DrillStage> stages;
        if (hasOpening) {
            Problem opening = Catalogue.find(cells[2]).orElseThrow();
            stages = List.of(DrillStage.coding(Brief.of(opening).title(), THINKING, OPENING, opening),
                    DrillStage.talking("questions", TALKING, COST, "any"),
                    DrillStage.coding(Brief.of(problem).title(), 1, Integer.parseInt(cells[4]), problem),
                    DrillStage.talking("questions at the end", LAST, problem.id(), BEHAVIOUR, BEHAVIOUR));
        } else if (cells[2].equals("mend")) {
            stages = List.of(DrillStage.coding("mend this solver", 2, BY_ITSELF, problem)
                            .about(new GivenSolver(cells[4], problem)),
                    DrillStage.talking("questions", TALKING, "mend", "any"));
        } else {
            String topic = "read-" + cells[4];
            stages = List.of(DrillStage.talking("read this solver", BY_ITSELF, topic, topic, topic)
                            .about(new GivenSolver(cells[4], problem)),
                    DrillStage.talking("a question", TALKING, "any"));
        }
        return new Drill(cells[0], Integer.parseInt(cells[1]), hasOpening, stages);
    }

    /** {@return what it is about, in a few words} */
    public String title() {
        return stages.get(hasOpening ? 2 : 0).title();
    }

    /** The stages in order; {@code isFromTwist} leaves out the opening, and asks for the twist's cost in its place. */
    List<DrillStage> stages(boolean isFromTwist) {
        if (!isFromTwist) {
            return stages;
        }
        DrillStage twist = stages.get(2);
        DrillStage last = stages.get(3);
        return List.of(twist, twist.problem().orElseThrow().harness().isPresent() ? last : DrillStage.talking(
                last.title(), last.minutes(), COST, last.topics().get(0), BEHAVIOUR, BEHAVIOUR));
    }

    /** Finds a drill by the value of {@code -Ddrill=}. */
    static Drill parsed(String value) {
        return ALL.stream().filter(drill -> drill.id().equals(value)).findFirst()
                .orElseThrow(() -> new SettingsException("-Ddrill=" + value + ": no such drill; there are "
                        + ALL.stream().map(Drill::id).collect(Collectors.joining(", "))));
    }
}
