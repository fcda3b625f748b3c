package nqueens.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import nqueens.board.Drawing;
import nqueens.board.Square;
import nqueens.judge.Judgement;
import nqueens.judge.Made;
import nqueens.judge.Made.MadeProblem;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Isolation.Conditions;
import nqueens.judge.result.ClassResults;
import nqueens.judge.result.ClassResults.Person;
import nqueens.judge.result.JudgedBy;
import nqueens.judge.result.ProblemResult.Cost;
import nqueens.judge.result.Results;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.KillMatrix;
import nqueens.problem.KillMatrix.ShownSolver;
import nqueens.problem.Verdict;
import nqueens.report.page.Appeal;
import nqueens.report.page.Rejudging;
import nqueens.report.page.SubmissionPage;

/** Results as a run might come to, each with as many rare parts as fit. */
public final class SampleResults {

    /** Text that would be markup, a command, a formula or an escape, if anybody took it for more than text. */
    public static final String HOSTILE = "=cmd|'/c calc'!A1\",7;=1+2\n</pre></script></title></style>"
            + "</textarea><script>alert(1)</script>\n<img src=x onerror=alert(1)> \" ' ` = & &lt; &#60; <!-- --> ]]>"
            + " <![CDATA[ {{x}} ${x}\n```\n~~~~\n`````\n    indented\n# heading\n| a | b |\n|---|---|\n[a](http://b)"
            + " <http://c> @team #1\n::error::forged\n  ::set-output name=a::b\n##[error]forged\n"
            + "##vso[task.complete result=Failed]\n[[ATTACHMENT|/etc/passwd]]\n"
            + "\u0000\u0007\u001b[31m\u007f\u0085\u202e\u2066\u200f\u2028\u2029\ufeff\ud800 \udc00\ufffe\uffff"
            + " \r\n\rend";

    public static final Fault ATTACK = new Fault(Kind.ATTACK, "n = 4: solution 1 of 2 is [0, 2, 1, 3]",
            Optional.of(Drawing.of(new int[] {0, 2, 1, 3}).marking(new Square(1, 2), new Square(2, 1))
                    .blocking(List.of(new Square(0, 1)))),
            "the queens in rows 1 and 2 share a diagonal: |1 - 2| = |2 - 1|");
    /** What nobody may be told of a hidden check. */
    public static final Fault SECRET = new Fault(Kind.CPU_TIME, "the case of seven queens", ATTACK.drawing(), "secret");

    public static final JudgedBy JUDGE = new JudgedBy("1.0", "0123456789abcdef0123456789abcdef01234567",
            "sha256:c0de0123456789", "17.0.15", "sha256:9017750123456789", "2026-11-22T03:00:00Z");
    /** The same code, of another commit and at another time. */
    public static final JudgedBy SAME_JUDGE = new JudgedBy("1.1", "another", JUDGE.code(), JUDGE.java(), JUDGE.points(),
            "2027-01-01T00:00:00Z");
    /** The same, with another points file. */
    public static final JudgedBy OTHER_JUDGE = new JudgedBy("1.0", JUDGE.commit(), JUDGE.code(), JUDGE.java(),
            "sha256:07e4907e4907e49", JUDGE.at());

    private SampleResults() {
    }

    /** A learner's own submission in which all is accepted. */
    public static Results accepted() {
        return Made.results("exercises",
                exercise("board2d").taking(1.25).costing(new Cost("count(1)", 1, 14),
                        new Cost("count(8)", 8, 2000), new Cost("count(10)", 10, 20_000)),
                exercise("bitmask").costing(new Cost("count(7)", 7, 1), new Cost("count(8)", 8, 300),
                        new Cost("count(10)", 10, 4_000_000)));
    }

    /**
     * Somebody else's submission with mistakes of all sorts: two that fail three checks, and one in a check that is
     * hidden, a stub, an exercise that the catalogue lacks, a judge error below a mistake, tests, and a drill.
     */
    public static Results faults() {
        Conditions weaker = new Conditions(Isolation.PROCESS, Optional.of("no bwrap"), Optional.empty(), 2.5);
        return Results.of("C:/class/bob <b>", weaker, Stream.of(
                exercise("board2d").taking(1.23456).from("sha256:50de50de50de50de")
                        .noting("board2d/Old|Queens.java: not looked at").costing(new Cost("count(1)", 1, 14)),
                exercise("array1d").costing(new Cost("count(8)", 8, 2000)).with(
                        Made.check("valid-placements").failing(ATTACK).printing("row 1\n::error::x\n```\n"),
                        Made.check("complete").failing(ATTACK),
                        Made.check("count").failing(new Fault(Kind.COUNT, "count(4) gave 1", "the known count is 2")),
                        Made.check("speed").failing(SECRET).printing(SECRET.finding()).hidden()),
                exercise("bitmask").failing(Kind.STUB, "solve(n) is still the stub"),
                Made.problem("new*one").comingTo(Verdict.WRONG_ANSWER, 0, 0).costing(new Cost("count(8)", 8, 2000))
                        .with(Made.check("count").failing(new Fault(Kind.COUNT, "\t```::x", "y".repeat(300)))
                                .printing("\n\nc\n\n")),
                exercise("torus").ungraded().with(Made.check("count").failing(Kind.COUNT, "no"),
                        Made.check("speed").failing(Kind.JUDGE, "the worker did not start")),
                tests().ungraded(),
                Made.problem("first-solution").ungraded().with(
                        Made.check("answers").failing(Kind.NOT_COMPILED, "line 3: ';' expected"),
                        Made.check("speed").failing(Kind.NOT_COMPILED, "line 3: ';' expected").hidden()))
                .map(MadeProblem::result).toList())
                .withJudge(JUDGE, 0, Optional.of("fedcba9876543210fedcba9876543210fedcba98"));
    }

    /** A problem whose checks are all accepted; they are fewer than the catalogue has. */
    public static MadeProblem exercise(String id) {
        return Made.problem(id).with(Made.check("valid-placements"), Made.check("complete"), Made.check("count"),
                Made.check("speed"));
    }

    /** Tests that let some wrong solvers pass; nobody may be told of one kind of them. */
    public static MadeProblem tests() {
        return Made.problem("tests").with(Made.check("count").failing(Kind.UNSEEN_GAP, "one survives"),
                Made.check("state"), Made.check("size").hidden())
                .killing(new KillMatrix(List.of(new ShownSolver("count", "counts badly", "n is 4"),
                        new ShownSolver("count", "counts worse", ""), new ShownSolver("count", "", ""),
                        new ShownSolver("state", "forgets nothing", "n is 5"),
                        new ShownSolver("size", SECRET.finding(), "")), List.of(
                        new KillMatrix.Test("counts", "", List.of(0, 3, 4)),
                        new KillMatrix.Test("Small.counts", "", List.of(3)),
                        new KillMatrix.Test("lists", "fails on a right solver", List.of()))));
    }

    /** A submission that the judge failed on. */
    public static Results judgeError() {
        return Made.results("carol", exercise("board2d"), exercise("array1d").with(
                Made.check("count").failing(Kind.JUDGE, "the worker did not start"),
                Made.check("speed").failing(Kind.JUDGE, "it vanished again")), exercise("bitmask"));
    }

    /** A submission in which nothing was found to judge. */
    public static Results unclear(String name, String found) {
        return Made.results(name, Stream.of("board2d", "array1d", "bitmask").map(id -> exercise(id).taking(0)
                .comingTo(Verdict.NOTHING_TO_JUDGE, 0, 40).failing(Kind.NOTHING_FOUND,
                        "found " + found + "\nhand in the folder exercises/")).toArray(MadeProblem[]::new));
    }

    /** Submissions of each sort, judged by different judges, and a roster that doesn't know all of them. */
    public static ClassResults aClass() {
        Results ann = Made.results("ann", exercise("board2d").taking(0.04), exercise("array1d"),
                exercise("bitmask"));
        Results bob = Made.results("bob",
                exercise("board2d").from("sha256:50de50de50de50de").noting("board2d/Old|Queens.java: not looked at"),
                exercise("array1d").with(
                        Made.check("valid-placements").failing(ATTACK),
                        Made.check("complete").failing(Kind.MISSING, "what comes of it")),
                exercise("bitmask").failing(Kind.STUB, "solve(n) is still the stub"));
        Results dora = Made.results("dora d",
                exercise("board2d").with(Made.check("count").failing(Kind.COUNT, "no")),
                exercise("array1d").with(Made.check("count").failing(Kind.COUNT, "no")),
                exercise("bitmask").failing(Kind.REJECTED, "there is no class *BitmaskQueens"));
        Conditions sandbox = new Conditions(Isolation.BUBBLEWRAP, Optional.of("no bwrap"), Optional.empty(), 1);
        Results gus = Results.of("gus", sandbox, List.of(
                exercise("board2d").with(Made.check("count").failing(Kind.COUNT, "no")).result(),
                exercise("array1d").with(Made.check("speed").failing(SECRET).hidden()).result(),
                exercise("bitmask").result()));
        return new ClassResults("../class",
                List.of(ann.withNotes(List.of("<lazy>")).withJudge(JUDGE, 0, Optional.empty()),
                bob.withJudge(SAME_JUDGE, 0, Optional.of("fedcba9876543210fedcba9876543210fedcba98")),
                judgeError(), dora.withJudge(OTHER_JUDGE, 0, Optional.empty()), unclear("eve", "a*b.rar"), gus),
                Map.of("ann", new Person("Ann Lee", "ann@example.org", "1", "", "101"),
                        "bob", new Person("Bob", "bob@example.org", "", "bob", ""),
                        "carol", new Person("", "carol@example.org", "", "", ""),
                        "eve", new Person("Eve", "eve@example.org", "", "", ""),
                        "Fay Lee", new Person("Fay Lee", "fay@example.org", "6", "", "")),
                List.of("Fay Lee"), "nothing was handed in", List.of("roster.csv", "<b>.md"),
                Map.of("bob", List.of("board2d", "bitmask")));
    }

    /** The page of its author, of a run that recorded nothing. */
    public static SubmissionPage own(Results results) {
        return SubmissionPage.own(new Judgement(results, Map.of()), Optional.empty());
    }

    /** The same as {@link #faults}, judged again: by another judge, with another seed, and of other sources. */
    public static Appeal appeal() {
        return new Appeal(faults(), Made.results("C:/class/bob <b>", exercise("board2d").from("sha256:changed"),
                exercise("array1d").with(Made.check("complete").failing(Kind.MISSING, "another message"),
                        Made.check("speed").failing(SECRET).hidden()))
                .withJudge(OTHER_JUDGE, 7, Optional.empty()), List.of(
                        new Appeal.JudgedFile("board2d/B.java", Optional.of("a\nb\nc\n"), "a\n<b>\nc\nd"),
                        new Appeal.JudgedFile("array1d/A.java", Optional.empty(), "x")),
                "mvn test -Dkata.appeal='<b>'");
    }

    /** Somebody whose grade changes, one whose points are of more, and one whose grade doesn't change. */
    public static Rejudging rejudging() {
        return new Rejudging(List.of(new Appeal(accepted(), accepted()), appeal(), new Appeal(ofMost(10), ofMost(30))),
                List.of("<b>cy"));
    }

    private static Results ofMost(int points) {
        return Made.results("dee", exercise("board2d").comingTo(Verdict.NOT_STARTED, 5, points));
    }
}
