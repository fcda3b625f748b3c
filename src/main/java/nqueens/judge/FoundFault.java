package nqueens.judge;

import java.util.Objects;

import nqueens.problem.Fault;

/**
 * What is wrong in a failing case, in parts; the names are those of {@code results.json}. The board between finding
 * and rule is the check's own.
 *
 * @param kind the kind of mistake
 * @param finding what happened
 * @param rule the rule that is broken; empty if the finding says it
 */
public record FoundFault(Fault.Kind kind, String finding, String rule) {

    /** Creates a fault. */
    public FoundFault {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(finding, "finding");
        Objects.requireNonNull(rule, "rule");
    }

    /** Takes over the parts of a fault, each cut where it is longer than anybody reads. */
    static FoundFault of(Fault fault) {
        return new FoundFault(fault.kind(), ShortMessage.of(fault.finding()), ShortMessage.of(fault.rule()));
    }
}
