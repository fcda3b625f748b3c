package nqueens.problem;

import java.util.List;

/**
 * A named part of a problem that earns points.
 *
 * @param id the name in reports: lower case, with hyphens
 * @param title the name for people: a phrase of at most 50 characters
 * @param points its points, of 100 for the problem
 * @param cases at least one case, from small to large, so that the first failure is the smallest
 */
public record Check(String id, String title, int points, List<Case> cases) {

    /** Creates a check; throws {@code IllegalArgumentException} without a case, since any solver would pass it. */
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
