package nqueens.problem.catalogue;

import java.util.List;
import java.util.Optional;

import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;

/** The checks of the search for a word, whose contract is {@link nqueens.drill.WordSearch}. */
final class WordSearchChecks {

    static final Call SAMPLE = asking("A", "A");

    private static final String LETTERS = "ABCE SFCS ADEE";

    private WordSearchChecks() {
    }

    static List<Check> all() {
        Call found = asking("ABCCED", LETTERS);
        Call none = asking("ABCB", LETTERS);
        return Checks.of(
                List.of(is("A", "A", "a word of one letter is a square that has it"),
                        isNot("B", "A", "no square has a B"),
                        is("AB", "AB", "it stands in the row"),
                        is("AB", "AXAB", "it begins at the second A: each square may be the first"),
                        is("BA", "AB", "a word may run to the left as well"),
                        is("BA", "A B", "a word may run upwards as well"),
                        isNot("ABA", "AB", "no square is used twice, not even the first"),
                        isNot("AD", "AB CD", "squares that share a corner alone are no neighbours"),
                        is("ABDC", "AB CD", "it runs around the four squares"),
                        isNot("DA", "ABCD", "a row has ends: the square left of A is not D"),
                        isNot("DE", "ABCD EFGH", "a row has ends: the next one does not go on where it ends"),
                        is("AEIJFBC", "ABCD EFGH IJKL", "it runs down, to the right, and up"),
                        is("ABCCED", LETTERS, "it runs along the first row, down, and to the left"),
                        is("SEE", LETTERS, "it runs down from the S on the right"),
                        isNot("ABCB", LETTERS, "there is no B beside C but the one that is used"),
                        is("AAB", "CAA AAA BCD", "a square that led nowhere is free again for another way"),
                        is("ABCESEEEFS", "ABCE SFES ADEE", "a way that ends nowhere is left, and its squares are free"),
                        isNot("AAAAA", "AA AA", "there are four squares, each of them used once at most")),
                List.of(Checks.repeated(found, none), Checks.secondInstance(List.of(found), none, found),
                        Checks.mixed(List.of(none), found)),
                Optional.empty(),
                List.of(isNot("AAAAAAAAAB", "AAAAAA AAAAAA AAAAAA AAAAAA AAAAAA AAAAAA", "no square has a B"),
                        is("BAAAAAAAAA", "AAAAAA AAAAAA AAAAAA AAAAAA AAAAAA AAAAAB", "it begins in the last square")));
    }

    private static Call asking(String word, String rows) {
        return Call.of("exist", List.of(rows.split(" ")), word);
    }

    private static Case is(String word, String rows, String reason) {
        return answered(asking(word, rows), true, Kind.MISSING, reason);
    }

    private static Case isNot(String word, String rows, String reason) {
        return answered(asking(word, rows), false, Kind.OTHER_SOLUTION, reason);
    }

    private static Case answered(Call call, boolean right, Kind kind, String reason) {
        return new Case(call, solver -> Fault.unless(solver.answer(call).equals(right), kind, call + " gave " + !right,
                reason));
    }
}
