package nqueens.judge.result;

import java.util.Objects;
import java.util.Optional;

import nqueens.problem.Fault;
import nqueens.problem.Hint;
import nqueens.problem.Problem;

/**
 * The fault of a failing case, in parts; the names are those of {@code results.json}. The board between finding
 * and rule is the check's own.
 *
 * @param rule the rule that is broken; empty if the finding says it
 * @param hint the hint that helps; null if that is the one for the kind
 */
public record FoundFault(Fault.Kind kind, String finding, String rule, Hint hint) {

    /** Creates a fault. */
    public FoundFault {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(finding, "finding");
        Objects.requireNonNull(rule, "rule");
    }

    /** Copies the parts of a fault; a part that is too long is cut. */
    public static FoundFault of(Fault fault) {
        return new FoundFault(fault.kind(), ShortMessage.of(fault.finding()), ShortMessage.of(fault.rule()),
                fault.hint().orElse(null));
    }

    /** {@return the problem's hint for it, if one helps} */
    public Optional<Hint> hint(Problem problem) {
        return Optional.ofNullable(hint).or(() -> problem.hint(kind));
    }
}
