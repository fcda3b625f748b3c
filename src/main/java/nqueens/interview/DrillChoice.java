package nqueens.interview;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** Which drill comes next where nobody has asked for one. */
final class DrillChoice {

    private final InterviewHistory history;
    private final RandomGenerator random;

    /** Creates a choice by what was practised, and by chance. */
    DrillChoice(InterviewHistory history, RandomGenerator random) {
        this.history = history;
        this.random = random;
    }

    /** One of the drills that were never practised; where all were, of those whose last time is longest ago. */
    Drill next() {
        LocalDate oldest = Arrays.stream(Drill.values()).map(this::last).min(LocalDate::compareTo).orElseThrow();
        List<Drill> candidates =
                Arrays.stream(Drill.values()).filter(drill -> last(drill).equals(oldest)).toList();
        return candidates.get(random.nextInt(candidates.size()));
    }

    private LocalDate last(Drill drill) {
        return history.interviews().stream().filter(interview -> interview.drill().equals(drill.id()))
                .map(InterviewRecord::day).max(LocalDate::compareTo).orElse(LocalDate.MIN);
    }
}
