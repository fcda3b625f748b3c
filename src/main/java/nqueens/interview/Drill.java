package nqueens.interview;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A drill: an opening, a twist and talks about both; or a solver by somebody else, to mend or to read.
 *
 * @param id the name that {@code -Ddrill=} takes
 */
public record Drill(String id, int level, List<DrillStage> stages) {

    /** All drills, from {@code drills.csv}, which has a line for each stage. */
    public static final List<Drill> ALL = Text.of("drills.csv").lines().skip(1).map(line -> line.split(",", -1))
            .collect(Collectors.groupingBy(cells -> cells[0], LinkedHashMap::new, Collectors.toList())).values()
            .stream().map(Drill::of).toList();

    static final int HARDEST = 3;

    private static Drill of(List<String[]> lines) {
        return new Drill(lines.get(0)[0], Integer.parseInt(lines.get(0)[1]),
                lines.stream().map(DrillStage::of).toList());
    }

    /** Finds a drill by its name. */
    static Drill of(String id) {
        return ALL.stream().filter(drill -> drill.id.equals(id)).findFirst().orElseThrow();
    }

    /** {@return its subject, in a few words: the last solver to write, or the one to read} */
    public String title() {
        return stages.stream().filter(DrillStage::isCoding).reduce((first, last) -> last).orElse(stages.get(0))
                .title();
    }
}
