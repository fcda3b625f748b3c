package nqueens.report;

import java.util.List;

import nqueens.judge.Check;
import nqueens.judge.CheckResult;
import nqueens.judge.ClassResults;
import nqueens.judge.Exercise;
import nqueens.judge.Results;
import nqueens.judge.Verdict;

/** Results of a submission that tries to be more than text in every report. */
final class HostileResults {

    static final String NAME = "=cmd|'/c calc'!A1\",7;=1+2\r\n::error::<b>`x`|\u202e\ud800\uffff";
    static final String MESSAGE = "</failure>]]><script>alert(1)</script>\n::error::gotcha\n  ::set-output::x\n"
            + "##[error]gotcha\n```\n`````\n| a | b |\n\u001b[31m\u202e\ud800\uffff\u0000\u0085& \"q\" 'p'\ttab\r\n"
            + "[[ATTACHMENT|/etc/passwd]]";
    static final String SECRET = "the hidden case is n = 7";

    private HostileResults() {
    }

    static Results submission() {
        return SampleResults.of(NAME, SampleResults.failed(Exercise.BOARD2D, 1234.5678, Check.COUNT,
                Verdict.WRONG_ANSWER, MESSAGE, MESSAGE + "x".repeat(100_000) + "\n".repeat(100_000)));
    }

    static ClassResults aClass() {
        return new ClassResults("../<class>|`", List.of(submission()));
    }

    /** A submission whose one check fails and is hidden. */
    static Results hidden() {
        return SampleResults.of("alice", SampleResults.exercise(Exercise.BITMASK, 0.5, List.of(
                new CheckResult(Check.SPEED.id(), Check.SPEED.title(), Verdict.TIME_LIMIT_EXCEEDED, 0, 15, SECRET,
                        null, SECRET, true))));
    }

    /** A submission with an accepted exercise, and one that the judge failed on. */
    static Results notGraded() {
        return SampleResults.of("carol", SampleResults.accepted(Exercise.BOARD2D, 0.25),
                SampleResults.settled(Exercise.ARRAY1D, Verdict.JUDGE_ERROR, "the worker did not start"));
    }

    /** A submission with an accepted exercise, and one that isn't. */
    static Results mixed() {
        return SampleResults.of("bob", SampleResults.accepted(Exercise.BOARD2D, 0.25),
                SampleResults.failed(Exercise.ARRAY1D, 1.5, Check.VALID_PLACEMENTS, Verdict.WRONG_ANSWER,
                        "two queens in column 1\n* Q", "hello\n"));
    }

    static ClassResults smallClass() {
        return new ClassResults("../class", List.of(mixed(), notGraded()));
    }
}
