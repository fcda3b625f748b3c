package nqueens.problem;

import java.util.List;

/**
 * A named part of a problem that earns points.
 *
 * @param id the name in reports: lower case, with hyphens
 * @param title the name shown to people: a phrase of at most 50 characters
 * @param points the points for this check; all checks of a problem together have 100 points
 * @param cases at least one case, from small to large, so that the first failure is the smallest
 */
public record Check(String id, String title, int points, List<Case> cases) {

    /** Creates a check; throws {@code IllegalArgumentException} if there are no cases, since any solver would pass. */
    public Check {
        cases = List.copyOf(cases);
        if (cases.isEmpty()) {
            throw new IllegalArgumentException("a check without a case: " + id);
        }
    }

    @Override
    public String toString() {
        return id;
    }
}
