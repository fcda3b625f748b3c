package nqueens.judge;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import nqueens.board.KnownCounts;

/**
 * The hints in an exercise's README, from gentle to strong. Every exercise has these three, on the same
 * subjects in the same order, so that a mistake leads to a hint by its kind.
 */
public enum Hint {
    /** Whether a square is safe, by what the exercise keeps of a position. */
    SAFE_SQUARE,
    /** How the search tries every square of a row, goes down, and goes back up. */
    SEARCH,
    /** What the caller gets: arrays of its own, the count, nothing of earlier calls, a refusal of bad n. */
    ANSWER;

    /** How {@link nqueens.board.SolutionList} begins to speak of placements that are wrong; n of the known. */
    private static final Pattern PLACEMENT =
            Pattern.compile("n = ([1-9]|1[0-8]): (?:solution|solutions \\d+ and) \\d+ of (\\d{1,10}) (is|are both) ");

    /**
     * Gives the hint's number, as its heading has it.
     *
     * @return 1 to 3
     */
    public int number() {
        return ordinal() + 1;
    }

    /**
     * Finds the hint for a mistake.
     *
     * @param exercise the exercise in which it was made
     * @param check a check of the exercise, not accepted; everything before it is
     * @return the hint, or empty if none of them helps, or the mistake is hidden
     */
    public static Optional<Hint> of(Exercise exercise, CheckResult check) {
        if (check.hidden()) {
            return Optional.empty();
        }
        String message = check.message();
        return switch (check.verdict()) {
            case WRONG_ANSWER -> Optional.of(wrongAnswer(message));
            case WRONG_APPROACH -> Optional.of(message.contains("a table is not") ? ANSWER : SAFE_SQUARE);
            case TIME_LIMIT_EXCEEDED -> Optional.of(SEARCH).filter(hint -> message.contains(" took more than "));
            case MEMORY_LIMIT_EXCEEDED -> Optional.of(ANSWER);
            case RUNTIME_ERROR -> thrown(exercise, message);
            default -> Optional.empty();
        };
    }

    private static Hint wrongAnswer(String message) {
        Matcher placement = PLACEMENT.matcher(message);
        if (placement.lookingAt()) {
            boolean isNumberRight = Long.parseLong(placement.group(2))
                    == KnownCounts.of(Integer.parseInt(placement.group(1)));
            // as many as there are: they were found, and then spoiled, or one array was added again and again
            if (isNumberRight || message.contains("\nits length is ")) {
                return ANSWER;
            }
            return placement.group(3).equals("is") ? SAFE_SQUARE : SEARCH;
        }
        boolean isListWithoutFalseOnes = message.startsWith("n = ") && !message.contains(" gave null\n");
        return isListWithoutFalseOnes ? SEARCH : ANSWER;
    }

    private static Optional<Hint> thrown(Exercise exercise, String message) {
        if (message.contains("StackOverflowError")) {
            return Optional.of(SEARCH);
        }
        if (message.contains("IndexOutOfBoundsException")) {
            return Optional.of(switch (exercise) {
                // the edges of the board, the numbers of the diagonals
                case BOARD2D, BOOLEAN_ARRAYS -> SAFE_SQUARE;
                // a row beyond the last
                case ARRAY1D, BITMASK -> SEARCH;
            });
        }
        return Optional.empty();
    }
}
