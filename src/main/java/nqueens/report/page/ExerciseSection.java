package nqueens.report.page;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.board.Drawing;
import nqueens.board.Square;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.ProblemResult.Cost;
import nqueens.judge.submission.ProjectFolder;
import nqueens.problem.Fault;
import nqueens.problem.Hint;
import nqueens.problem.Problem;
import nqueens.problem.ReferenceSteps;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.text.Markdown;
import nqueens.report.text.Phrases;
import nqueens.report.text.Statement;

/** A section of a submission's page about one exercise; ids in the page contain the section's number, from 1. */
record ExerciseSection(SubmissionPage page, ProblemResult result, int number) {

    /** The smallest n in the table of steps: smaller boards have no solution, or need no search. */
    private static final int SMALLEST_SHOWN = 4;

    /** Returns the failing cases, each only once, even if a case fails several checks. */
    List<FailingCase> cases() {
        return told().stream().collect(Collectors.groupingBy(ExerciseSection::mistake, LinkedHashMap::new,
                Collectors.toList())).values().stream().map(this::failingCase).toList();
    }

    /** Returns the case of the deciding check or, if this check is hidden, of the first failing check that isn't. */
    Optional<FailingCase> firstCase() {
        return told().stream().sorted(Comparator.comparing(check -> check.verdict() != result.verdict())).findFirst()
                .map(check -> failingCase(List.of(check)));
    }

    private FailingCase failingCase(List<CheckResult> checks) {
        CheckResult first = checks.get(0);
        String title = (result.isUniform() ? ""
                : checks.stream().map(CheckResult::id).collect(Collectors.joining(", ")) + ": ")
                + first.verdict().words();
        return new FailingCase(first, title, "board-" + number + "-" + first.id(),
                result.decidingCheck().filter(deciding -> deciding == first).flatMap(deciding -> hint()));
    }

    private List<CheckResult> failing() {
        return result.checks().stream().filter(check -> check.verdict() != Verdict.ACCEPTED).toList();
    }

    private List<CheckResult> told() {
        return failing().stream().filter(check -> !check.hidden()).toList();
    }

    private static String mistake(CheckResult check) {
        return check.verdict() + check.message();
    }

    int others() {
        return result.verdict().isGraded() ? Math.max(0, cases().size() - 1) : 0;
    }

    /** Returns whether a failing check hides details that no other check shows. */
    boolean hidden() {
        List<String> told = told().stream().map(ExerciseSection::mistake).toList();
        return failing().stream().anyMatch(check -> !told.contains(mistake(check)));
    }

    String advice() {
        return result.verdict() == Verdict.WRONG_ANSWER && exercise().flatMap(Problem::harness).isPresent()
                ? Phrases.UNFIT_TESTS
                : Phrases.advice(result.verdict(), exercise().map(Problem::firstMethod).orElse("a method"));
    }

    Optional<Hint> hint() {
        return exercise().flatMap(problem -> result.decidingCheck().flatMap(check -> Phrases.hint(problem, check)));
    }

    Optional<Problem> exercise() {
        return Catalogue.find(result.id());
    }

    Optional<Statement> statement() {
        return page.own().flatMap(own -> exercise()).filter(Problem::isExercise)
                .flatMap(problem -> Statement.of(ProjectFolder.own().path(), problem));
    }

    Optional<String> statementMarkup() {
        return statement().map(statement -> statement.markup(task()));
    }

    String task() {
        return "task-" + number;
    }

    Optional<KillTable> killTable() {
        return Optional.ofNullable(result.kills()).map(kills -> new KillTable(result));
    }

    boolean skipped() {
        return page.own().filter(own -> own.ladder().isSkipped(result.id())).isPresent();
    }

    Optional<Problem> onward() {
        return page.own().map(SubmissionPage.OwnPart::ladder).filter(ladder -> result.verdict() == Verdict.ACCEPTED)
                .flatMap(ladder -> exercise().map(ladder::after).filter(ladder::isOpen));
    }

    Optional<ExerciseSection> onwardSection() {
        return page.exercises().stream().filter(each -> onward().equals(each.exercise())).findFirst();
    }

    Optional<String> editorial() {
        return page.own().flatMap(own -> exercise()).flatMap(ProjectFolder.own()::editorial);
    }

    Optional<StepsTable> table() {
        Map<String, SortedMap<Integer, Long>> columns = new LinkedHashMap<>();
        columns.put("this submission", new TreeMap<>(result.cost().stream().filter(each -> each.n() >= SMALLEST_SHOWN)
                .collect(Collectors.toMap(Cost::n, Cost::steps, (first, last) -> last))));
        return exercise().filter(problem -> !hidden() && !columns.get("this submission").isEmpty()).map(problem -> {
            columns.put("reference solution", reference(problem));
            Catalogue.core().stream().dropWhile(each -> each != problem).skip(1).limit(1)
                    .forEach(next -> columns.put("next exercise: " + next.id(), reference(next)));
            columns.values().removeIf(Map::isEmpty);
            return new StepsTable(problem.speed().map(call -> problem.signature(call.method())).orElse(""), columns);
        });
    }

    private static SortedMap<Integer, Long> reference(Problem problem) {
        return new TreeMap<>(ReferenceSteps.of(problem)).tailMap(SMALLEST_SHOWN);
    }

    /** The steps of a call for each n, in a column for each program. Bars show the steps on a logarithmic scale. */
    record StepsTable(String method, Map<String, SortedMap<Integer, Long>> columns) {

        record StepsRow(int n, List<StepsCell> cells) {
        }

        record StepsCell(String words, long percent) {
        }

        Set<String> names() {
            return columns.keySet();
        }

        List<StepsRow> rows() {
            double longest = columns.values().stream().flatMap(steps -> steps.values().stream())
                    .mapToDouble(Math::log10).reduce(1, Math::max);
            return columns.values().stream().flatMap(steps -> steps.keySet().stream()).distinct().sorted()
                    .map(n -> new StepsRow(n, columns.values().stream().map(steps -> steps.containsKey(n)
                            ? new StepsCell(String.format(Locale.ROOT, "%,d", steps.get(n)),
                                    Math.round(100 * Math.log10(Math.max(1, steps.get(n))) / longest))
                            : new StepsCell("none", 0)).toList())).toList();
        }
    }

    /**
     * The failing case of a check that isn't hidden. If there is a board, the section shows finding, board and rule,
     * otherwise the message. Only the deciding check's case has a hint.
     */
    record FailingCase(CheckResult check, String title, String boardId, Optional<Hint> hint) {

        String messageBlock() {
            return Markdown.block(check.message());
        }

        String before() {
            return board().isPresent() ? check.fault().finding() : check.message();
        }

        Optional<String> boardMarkup() {
            return board().map(board -> new BoardSvg(board, boardId).markup());
        }

        Optional<String> placement() {
            return board().map(board -> board.placement().toString().replaceAll("[\\[\\] ]", ""));
        }

        Optional<String> after() {
            return board().map(board -> check.fault().rule());
        }

        Optional<String> output() {
            return Optional.ofNullable(check.output()).filter(output -> !output.isBlank());
        }

        Optional<String> outputBlock() {
            return output().map(Markdown::block);
        }

        private Optional<Drawing> board() {
            return Optional.ofNullable(check.board())
                    .filter(board -> check.fault() != null && !board.placement().isEmpty())
                    .filter(board -> board.placement().size() <= Fault.LARGEST_BOARD);
        }
    }

    /**
     * A board as an SVG element; two rings and a line show the attack. The id of the title is unique in the page. A
     * square is 100 units wide and high: the template turns a row or column into a position by appending two zeros.
     */
    record BoardSvg(Drawing board, String id) {

        private static final PageTemplate TEMPLATE = PageTemplate.html("board.svg.mustache");
        private static final double REMS_A_SQUARE = 2.25;

        String markup() {
            return TEMPLATE.fill(this).stripTrailing();
        }

        int n() {
            return board.placement().size();
        }

        double width() {
            return n() * REMS_A_SQUARE + 1;
        }

        List<Square> dark() {
            return squares(square -> (square.row() + square.column()) % 2 == 1);
        }

        List<Square> queens() {
            return squares(square -> board.placement().get(square.row()) == square.column());
        }

        List<Square> diagonal() {
            return squares(square -> square.row() == square.column());
        }

        Optional<List<Square>> attack() {
            return Optional.of(board.attack()).filter(queens -> queens.size() == 2);
        }

        private List<Square> squares(Predicate<Square> which) {
            return IntStream.range(0, n() * n()).mapToObj(i -> new Square(i / n(), i % n())).filter(which).toList();
        }
    }
}
