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
        return SharedChecks.of(
                List.of(exists("A", "A", true, "a word of one letter is a square that has it"),
                        exists("B", "A", false, "no square has a B"),
                        exists("AB", "AB", true, "it stands in the row"),
                        exists("AB", "AXAB", true, "it begins at the second A: each square may be the first"),
                        exists("BA", "AB", true, "a word may run to the left as well"),
                        exists("BA", "A B", true, "a word may run upwards as well"),
                        exists("ABA", "AB", false, "no square is used twice, not even the first"),
                        exists("AD", "AB CD", false, "squares that share a corner alone are no neighbours"),
                        exists("ABDC", "AB CD", true, "it runs around the four squares"),
                        exists("DA", "ABCD", false, "a row has ends: the square left of A is not D"),
                        exists("DE", "ABCD EFGH", false, "a row has ends: the next one does not go on where it ends"),
                        exists("AEIJFBC", "ABCD EFGH IJKL", true, "it runs down, to the right, and up"),
                        exists("ABCCED", LETTERS, true, "it runs along the first row, down, and to the left"),
                        exists("SEE", LETTERS, true, "it runs down from the S on the right"),
                        exists("ABCB", LETTERS, false, "there is no B beside C but the one that is used"),
                        exists("AAB", "CAA AAA BCD", true, "a square that led nowhere is free again for another way"),
                        exists("ABCESEEEFS", "ABCE SFES ADEE", true,
                                "a way that ends nowhere is left, and its squares are free"),
                        exists("AAAAA", "AA AA", false, "there are four squares, each of them used once at most")),
                List.of(SharedChecks.independent(found, none)),
                Optional.empty(),
                List.of(exists("AAAAAAAAAB", "AAAAAA AAAAAA AAAAAA AAAAAA AAAAAA AAAAAA", false, "no square has a B"),
                        exists("BAAAAAAAAA", "AAAAAA AAAAAA AAAAAA AAAAAA AAAAAA AAAAAB", true,
                                "it begins in the last square")));
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
