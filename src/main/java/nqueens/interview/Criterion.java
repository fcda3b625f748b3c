package nqueens.interview;

import java.util.List;
import java.util.Locale;

/** A criterion of the self-assessment, from 1 to 4 in the words of {@code rubric.md}; 3 is the goal. */
enum Criterion {
    COMMUNICATION, PROBLEM_SOLVING, TECHNICAL, TESTING;

    static final int GOOD = 3;

    private final List<String> lines = Text.sections("rubric.md").get(ordinal()).body().lines().toList();

    String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    String question() {
        return lines.get(0);
    }

    /** The meaning of the grades from 1 to 4, a phrase each. */
    List<String> grades() {
        return lines.subList(1, lines.size());
    }
}
