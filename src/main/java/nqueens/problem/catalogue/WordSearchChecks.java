package nqueens.problem.catalogue;

import java.util.List;
import java.util.Optional;

import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;

/** The checks of the search for a word; the contract is {@link nqueens.drill.WordSearch}. */
final class WordSearchChecks {

    static final Call SAMPLE = asking("A", "A");

    private static final String LETTERS = "ABCE SFCS ADEE";

    private WordSearchChecks() {
    }

    static List<Check> all() {
        Call found = asking("ABCCED", LETTERS);
        Call none = asking("ABCB", LETTERS);
        return SharedChecks.of(cases("words.small"), List.of(SharedChecks.independent(found, none)), Optional.empty(),
                cases("words.large"));
    }

    private static List<Case> cases(String key) {
        return Sentences.of(key).lines().map(line -> line.split("; "))
                .map(row -> exists(row[0], row[1], Boolean.parseBoolean(row[2]), row[3])).toList();
    }

    private static Call asking(String word, String rows) {
        return Call.of("exist", List.of(rows.split(" ")), word);
    }

    private static Case exists(String word, String rows, boolean right, String reason) {
        Call call = asking(word, rows);
        return new Case(call, solver -> Fault.unless(solver.answer(call).equals(right),
                right ? Kind.MISSING : Kind.OTHER_SOLUTION, call + " gave " + !right, reason));
    }
}
