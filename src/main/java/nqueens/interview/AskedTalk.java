package nqueens.interview;

import java.util.List;
import java.util.Optional;

import nqueens.interview.InterviewEvent.Replied;
import nqueens.judge.result.Cost;

/** A question that was come to, the last answer to it, and what the judge had measured until then. */
record AskedTalk(Talk talk, Optional<Replied> answer, List<Cost> costs) {

    /** The answer, as it was typed; empty if there is none. */
    String own() {
        return answer.map(given -> given.aloud() ? "(given aloud)" : given.answer()).orElse("");
    }

    /** What is wrong with the answer, where the program can tell: the growth, or what a solver returns. */
    Optional<String> objection() {
        return answer.filter(given -> !given.aloud()).map(Replied::answer).flatMap(typed -> talk.isCost()
                ? new ClaimedCost(typed).objection(costs) : Optional.of("what comes back is " + talk.expected())
                        .filter(right -> talk.isChecked() && !talk.isRight(typed)));
    }

    /** What the program has to say to the answer; empty if it can't tell. */
    String remark() {
        Optional<String> evidence = talk.isCost() ? new ClaimedCost(own()).evidence(costs)
                : Optional.of("that is what comes back").filter(right -> talk.isChecked());
        return answer.isEmpty() ? "" : objection().or(() -> evidence).orElse("");
    }

    /** Whether it was answered, and rightly where that can be checked. */
    boolean isRight() {
        return answer.isPresent() && objection().isEmpty();
    }
}
