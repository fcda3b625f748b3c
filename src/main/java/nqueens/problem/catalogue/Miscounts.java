package nqueens.problem.catalogue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.Answers;
import nqueens.board.Attack;
import nqueens.board.Drawing;
import nqueens.board.KnownCounts;
import nqueens.board.SolutionSearch;
import nqueens.board.Square;
import nqueens.problem.Call;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Hint;
import nqueens.problem.Solver;

/**
 * Explains wrong counts. The judge can't see which boards a solver counted. But if the counts for several small boards
 * fit one wrong rule, and no other, the explanation names the rule, with a board that the rule wrongly counts or leaves
 * out.
 *
 * @param attacks how the pieces on a board attack
 */
record Miscounts(List<Call> boards, Function<Call, List<int[]>> solutions,
        Function<Call, SolutionSearch.AttackRule> attacks, List<WrongRule> rules) {

    /** At least this many wrong counts that fit a rule are no coincidence. */
    private static final int SEVERAL = 2;
    private static final WrongRule LATE = WrongRule.apart("late", n -> (down, right) ->
            right == 0 || Math.abs(right) == down - 1).orOneLikeIt();

    /** Tells which pairs of queens a search doesn't compare. */
    @FunctionalInterface
    interface OverlookedPairs {

        boolean isPair(int[] columns, int above, int row);
    }

    /**
     * A wrong rule of counting.
     *
     * @param name the key of the rule's sentence, after {@code miscounts}
     * @param hint the hint that helps; empty for the default hint for wrong counts
     * @param isTheOnlyOne whether no other rule, such as the mirror image of this rule, gives the same counts
     */
    record WrongRule(String name, Optional<Hint> hint, boolean isTheOnlyOne, Function<Call, List<int[]>> counted) {

        /** Creates a rule; throws an exception if it has no sentence, before a learner needs the sentence. */
        WrongRule {
            Sentences.of("miscounts." + name);
        }

        static WrongRule by(String name, Function<Call, SolutionSearch.PlacingRule> rule) {
            return new WrongRule(name, Optional.of(Hint.SAFE_SQUARE), true,
                    call -> new SolutionSearch(call.n(), rule.apply(call)).all());
        }

        /** Returns the same rule, marked as one of several with equal counts: no board shows which rule is used. */
        WrongRule orOneLikeIt() {
            return new WrongRule(name, hint, false, counted);
        }

        static WrongRule blind(String name, OverlookedPairs overlooked) {
            return by(name, call -> (columns, row) -> IntStream.range(0, row).noneMatch(above ->
                    SolutionSearch.QUEENS.attacks(row - above, columns[row] - columns[above])
                            && !overlooked.isPair(columns, above, row)));
        }

        static WrongRule apart(String name, IntFunction<SolutionSearch.AttackRule> attacks) {
            return by(name, call -> SolutionSearch.apart(attacks.apply(call.n())));
        }
    }

    static Miscounts ofQueens(IntFunction<Call> calls) {
        return ofQueens(7, calls, List.of(
                WrongRule.apart("one-diagonal", n -> (down, right) -> right == 0 || right == down).orOneLikeIt(),
                WrongRule.apart("no-diagonal", n -> (down, right) -> right == 0),
                new WrongRule("half", Optional.empty(), false, call -> SolutionSearch.solutions(call.n()).stream()
                        .filter(solution -> 2 * solution[0] < call.n()).toList()),
                new WrongRule("middle-row", Optional.of(Hint.ANSWER), false,
                        call -> SolutionSearch.solutions(call.n()).stream().filter(solution ->
                                call.n() % 2 == 0 || 2 * solution[call.n() / 2] < call.n()).toList()),
                LATE, new WrongRule("first-queens", Optional.empty(), false,
                        call -> SolutionSearch.solutions(call.n()).stream().collect(Collectors.groupingBy(
                                solution -> solution[0])).values().stream().map(same -> same.get(0)).toList())));
    }

    static Miscounts ofLists(IntFunction<Call> calls) {
        return ofQueens(6, calls, List.of(LATE,
                WrongRule.apart("one-late", n -> (down, right) -> right == 0 || right == down || right == 1 - down),
                WrongRule.apart("one-late", n -> (down, right) -> right == 0 || right == -down || right == down - 1),
                WrongRule.blind("no-diagonal", (columns, above, row) -> columns[above] != columns[row]),
                WrongRule.blind("no-column", (columns, above, row) -> columns[above] == columns[row]),
                WrongRule.blind("to-the-right", (columns, above, row) -> columns[above] < columns[row]),
                WrongRule.blind("to-the-left", (columns, above, row) -> columns[above] > columns[row]),
                WrongRule.blind("one-step", (columns, above, row) -> columns[above] != columns[row] && row - above > 1),
                WrongRule.blind("row-0", (columns, above, row) -> above == 0),
                WrongRule.blind("row-0-alone", (columns, above, row) -> above > 0),
                WrongRule.blind("upper-left-alone", (columns, above, row) -> columns[above] >= columns[row]),
                WrongRule.blind("row-n", (columns, above, row) -> row == columns.length - 1),
                WrongRule.blind("row-n", (columns, above, row) ->
                        row == columns.length - 1 && columns[above] != columns[row]),
                WrongRule.blind("to-row-0", (columns, above, row) -> columns[above] != columns[row]
                        && (above == 0 || columns[above] == 0 && columns[row] > 0)),
                WrongRule.blind("to-column-0", (columns, above, row) -> columns[above] == 0 && columns[row] > 0),
                WrongRule.blind("to-column-n", (columns, above, row) ->
                        columns[above] == columns.length - 1 && columns[row] < columns[above])));
    }

    private static Miscounts ofQueens(int largest, IntFunction<Call> calls, List<WrongRule> rules) {
        return new Miscounts(IntStream.rangeClosed(4, largest).mapToObj(calls).toList(),
                call -> SolutionSearch.solutions(call.n()), call -> SolutionSearch.QUEENS, rules);
    }

    /** Compares a count with the known one; n is 1 to 20. */
    static Optional<Fault> wrong(Call call, long count) {
        long known = KnownCounts.solutions(call.n());
        String type = (byte) known == count ? "byte" : (short) known == count ? "short" : "";
        return Fault.unless(count == known, type.isEmpty() ? Kind.COUNT : Kind.OVERFLOW,
                call + " gave " + count + "; the known count is " + known,
                type.isEmpty() ? "" : known + " does not fit a " + type + ": count in a long");
    }

    /** Names the rule behind a wrong count, or shows a board that should count; otherwise returns {@code fault}. */
    Fault explained(Solver solver, Call call, Fault fault) {
        return fault.kind() != Kind.COUNT ? fault
                : named(solver, call, fault).orElseGet(() -> example(call, (Long) solver.answer(call), fault));
    }

    /** Returns a fault that names the wrong rule, if the counts prove the rule or almost prove it. */
    Optional<Fault> named(Solver solver, Call call, Fault fault) {
        if (fault.kind() != Kind.COUNT && fault.kind() != Kind.ATTACK || call.n() > boards.get(boards.size() - 1).n()) {
            return Optional.empty();
        }
        // from small to large: small boards exclude most rules quickly
        List<Call> asked = Stream.concat(Stream.of(call), boards.stream()).distinct()
                .sorted(Comparator.comparing(Call::n)).toList();
        return Solver.ifAnswered(() -> {
            List<WrongRule> fitting = rules.stream().filter(rule -> asked.stream()
                    .allMatch(each -> isAnswer(solver.answer(each), rule.counted().apply(each)))).toList();
            if (fitting.size() != 1) {
                return Optional.empty();
            }
            List<Call> wrong = asked.stream()
                    .filter(each -> !isAnswer(solver.answer(each), solutions.apply(each))).toList();
            // a solver that always returns the same answer proves no rule
            boolean isConstant = asked.stream().map(solver::answer).distinct().count() == 1;
            return isConstant || wrong.size() < SEVERAL ? Optional.empty()
                    : Optional.of(named(fitting.get(0), call, wrong, fault));
        });
    }

    private Fault named(WrongRule rule, Call call, List<Call> wrong, Fault fault) {
        String words = Sentences.of(fault.kind() == Kind.COUNT ? "miscounts.two" : "miscounts.lists", wrong.get(0),
                wrong.get(1), Sentences.of("miscounts." + rule.name()));
        Fault named = fault.kind() != Kind.COUNT || !rule.isTheOnlyOne() ? fault.telling(words)
                : drawn(rule, call, words, fault);
        return rule.hint().map(named::hinting).orElse(named);
    }

    private Fault drawn(WrongRule rule, Call call, String words, Fault fault) {
        List<int[]> counted = rule.counted().apply(call);
        List<int[]> right = solutions.apply(call);
        return without(counted, right).map(placement -> wrong(call, placement, words, fault)).orElseGet(() ->
                drawn(fault, Drawing.of(without(right, counted).orElseThrow()), "")
                        .telling(words + "\nso boards like this one are left out"));
    }

    /** Draws a board that the rule counts, and marks a queen on a blocked square, or two pieces that attack. */
    private Fault wrong(Call call, int[] placement, String words, Fault fault) {
        Optional<Square> blocked = fault.drawing().stream().flatMap(board -> board.blocked().stream())
                .filter(square -> placement[square.row()] == square.column()).findFirst();
        Optional<Attack> attack = Attack.firstIn(placement, attacks.apply(call));
        Square[] marked = blocked.map(Stream::of).orElseGet(() -> attack.stream()
                .flatMap(two -> Stream.of(two.upper(), two.lower()))).toArray(Square[]::new);
        return drawn(fault, Drawing.of(placement).marking(marked), "").telling(words + "\nso boards like this one count"
                + blocked.map(square -> ", but the queen at " + square + " stands on a blocked square")
                .or(() -> attack.map(two -> ", but the queens at " + two.upper() + " and " + two.lower()
                        + " attack each other")).orElse(", too"));
    }

    /** Shows a board that should count, if the count is too low. */
    Fault example(Call call, long count, Fault fault) {
        List<int[]> right = solutions.apply(call);
        return count < right.size() ? drawn(fault, Drawing.of(right.get(0)), "; this is one of them") : fault;
    }

    private static Optional<int[]> without(List<int[]> placements, List<int[]> others) {
        return placements.stream().filter(placement -> others.stream()
                .noneMatch(other -> Arrays.equals(other, placement))).findFirst();
    }

    private static Fault drawn(Fault fault, Drawing drawing, String more) {
        return new Fault(fault.kind(), fault.finding(), Optional.of(drawing.blocking(fault.drawing()
                .map(Drawing::blocked).orElse(List.of()))), fault.rule() + more, fault.hint());
    }

    private static boolean isAnswer(Object answer, List<int[]> placements) {
        return answer instanceof Number count ? count.longValue() == placements.size()
                : Answers.difference(placements, answer).isEmpty();
    }
}
