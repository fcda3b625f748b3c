package nqueens.report;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import nqueens.board.Drawing;
import nqueens.board.Fault;
import nqueens.board.Square;
import nqueens.judge.Check;
import nqueens.judge.CheckResult;
import nqueens.judge.DrawnBoard;
import nqueens.judge.Exercise;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Points;
import nqueens.judge.Verdict;

/** Failing checks as a run might come to, with boards, output and hidden ones. */
final class SampleFailures {

    static final String MESSAGE = new Fault("n = 4: solution 1 of 2 is [0, 2, 1, 3]",
            Optional.of(Drawing.of(new int[] {0, 2, 1, 3}).marking(new Square(1, 2), new Square(2, 1))),
            "the queens in rows 1 and 2 share a diagonal: |1 - 2| = |2 - 1|").toString();

    static final DrawnBoard BOARD =
            new DrawnBoard(List.of(0, 2, 1, 3), List.of(new Square(1, 2), new Square(2, 1)));

    /** Text that would be markup, a command, or an escape, if anybody took it for more than text. */
    static final String HOSTILE = "</pre></script></title></style></textarea><script>alert(1)</script>\n"
            + "<img src=x onerror=alert(1)> \" ' ` = & &lt; &#60; <!-- --> ]]> <![CDATA[ {{x}} ${x}\n"
            + "```\n~~~~\n`````\n    indented\n# heading\n| a | b |\n|---|---|\n[a](http://b) <http://c> @team #1\n"
            + "::error::forged\n  ::set-output name=a::b\n##[error]forged\n##vso[task.complete result=Failed]\n"
            + "\u0000\u0007\u001b[31m\u007f\u0085\u202e\u2066\u200f\u2028\u2029\ufeff\ud800 \udc00 \r\n\rend";

    private SampleFailures() {
    }

    /** An exercise in which the given checks fail and the others are accepted. */
    static ExerciseResult exercise(Exercise exercise, CheckResult... failing) {
        return SampleResults.exercise(exercise, 0.5, Arrays.stream(Check.values())
                .map(check -> Arrays.stream(failing).filter(each -> each.id().equals(check.id())).findFirst()
                        .orElse(SampleResults.check(check, Verdict.ACCEPTED, "", null))).toList());
    }

    static CheckResult check(Check check, Verdict verdict, String message, DrawnBoard board, String output) {
        return new CheckResult(check.id(), check.title(), verdict, 0, worth(check),
                message, board, output, false);
    }

    static CheckResult hidden(Check check, Verdict verdict, String message) {
        return new CheckResult(check.id(), check.title(), verdict, 0, worth(check),
                message, BOARD, message, true);
    }

    private static int worth(Check check) {
        return Points.standard().of(Exercise.BOARD2D, check);
    }
}
