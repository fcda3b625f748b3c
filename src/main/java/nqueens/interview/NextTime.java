package nqueens.interview;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.interview.Stage.Coding;
import nqueens.interview.StageRecord.Evidence;
import nqueens.interview.StageRecord.Outcome;
import nqueens.problem.Fault.Kind;

/** What one could do otherwise next time, by what happened: each line as it stands behind "you wanted to". */
record NextTime(Drill drill, InterviewRecord record) {

    private static final int SOON = 60;
    private static final int MOST = 4;
    private static final int HARDEST = 3;
    /** So many kinds of mistakes are named; a line is to be remembered. */
    private static final int NAMED = 2;
    private static final String BY_HAND = "walk through n = 1, 2, 3 and 4 by hand before you submit";
    private static final String COST = "say what it costs before you write it, and what would be faster";
    private static final String WAY = "ask which way of solving it is wanted before you write it";
    private static final String FINDING = "name a wrong solver first, and then the test that finds it";
    private static final String SECOND_CALL = "ask yourself what a second call finds of the first one";
    /** What helps against kinds of mistakes; against all others it is to try it by hand. */
    private static final Map<String, String> ADVICE = advice(Map.ofEntries(
            Map.entry(Kind.NOT_COMPILED, "read your code once, line by line, before you submit"),
            Map.entry(Kind.STEPS, COST), Map.entry(Kind.CPU_TIME, COST), Map.entry(Kind.HEAP, COST),
            Map.entry(Kind.STACK_OVERFLOW, "say where the recursion ends before you write it"),
            Map.entry(Kind.INDEX, "say the first and the last index of each loop before you submit"),
            Map.entry(Kind.NOT_REFUSED, "ask which n may come, and begin with those that may not"),
            Map.entry(Kind.TABLE, WAY), Map.entry(Kind.REPRESENTATION, WAY),
            Map.entry(Kind.UNSEEN_PLACEMENT, FINDING), Map.entry(Kind.UNSEEN_GAP, FINDING),
            Map.entry(Kind.UNSEEN_CALLS, FINDING),
            Map.entry(Kind.FALSE_ALARM, "work out by hand what a right solver returns in each test"),
            Map.entry(Kind.DEPENDENT, SECOND_CALL), Map.entry(Kind.SPOILED, SECOND_CALL)));

    /** A stage and what happened in it. */
    private record Done(Stage stage, StageRecord record) {

        Evidence evidence() {
            return record.evidence();
        }

        boolean isFromStub() {
            return stage instanceof Coding coding && coding.given().isEmpty();
        }

        boolean isLeft() {
            return stage instanceof Coding && record.outcome() == Outcome.SKIPPED;
        }

        /** By how many seconds it took longer than it should. */
        long late() {
            return record.seconds() - (long) stage.minutes() * InterviewRecord.SECONDS_PER_MINUTE;
        }
    }

    private static Map<String, String> advice(Map<Kind, String> byKind) {
        Map<String, String> byWords = new LinkedHashMap<>();
        byKind.forEach((kind, line) -> byWords.put(kind.words(), line));
        return byWords;
    }

    /** The lines, the most important first; at least one. */
    List<String> lines() {
        List<String> lines = Stream.of(leftEarly(), unasked(), unplanned(), mistaken(), shown(), helped(), late(),
                untold(), coached()).flatMap(Optional::stream).toList();
        return lines.isEmpty() ? List.of(onward()) : lines.stream().limit(MOST).toList();
    }

    private Optional<String> leftEarly() {
        return first(done -> done.isLeft() && done.evidence().submissions() == 0).map(done ->
                "submit something that works for small n: \"" + done.record().title() + "\" was left with nothing");
    }

    private Optional<String> unasked() {
        return sum(each -> each.asked().size()) > 0 ? Optional.empty() : first(Done::isFromStub).flatMap(done ->
                Task.of(((Coding) done.stage()).problem()).unasked(List.of()).stream().findFirst())
                .map(question -> "ask before you write, such as: " + question);
    }

    private Optional<String> unplanned() {
        return first(done -> done.evidence().thoughtSeconds() > 0 && done.evidence().thoughtSeconds() < SOON)
                .map(done -> (done.isFromStub() ? "say the plan and its cost before the first line: it"
                        : "say what is wrong before you change a line: the first change") + " came within a minute");
    }

    /** By the kind of mistake that was made most often, with those that the same helps against. */
    private Optional<String> mistaken() {
        List<String> mistakes = reached().flatMap(done -> done.evidence().mistakes().stream()).toList();
        return mistakes.stream().max(Comparator.comparing(kind -> Collections.frequency(mistakes, kind)))
                .map(NextTime::advice).map(advice -> advice + ": " + named(Debrief.kinds(
                        mistakes.stream().filter(kind -> advice(kind).equals(advice)))));
    }

    private static String advice(String kind) {
        return ADVICE.getOrDefault(kind, BY_HAND);
    }

    private static String named(List<String> kinds) {
        int others = kinds.size() - NAMED;
        return kinds.stream().limit(NAMED).collect(Collectors.joining(", "))
                + (others > 0 ? " and " + others + (others == 1 ? " other" : " others") : "");
    }

    private Optional<String> shown() {
        return sum(Evidence::cases) == 0 ? Optional.empty()
                : Optional.of("find the failing case by yourself before you look at it");
    }

    private Optional<String> helped() {
        return sum(Evidence::hints) == 0 ? Optional.empty()
                : Optional.of("say what you know and what you tried before you take a hint");
    }

    private Optional<String> late() {
        return reached().filter(done -> done.late() > 0).max(Comparator.comparing(Done::late))
                .map(done -> "keep the plan: \"" + done.record().title() + "\" took "
                        + Debrief.clock(done.record().seconds()) + " of " + done.stage().minutes() + ":00");
    }

    private Optional<String> untold() {
        return first(done -> done.evidence().answered() < done.evidence().talks().size())
                .map(done -> "answer each question aloud, even where you are not sure: "
                        + sum(Evidence::answered) + " of " + sum(each -> each.talks().size()) + " were");
    }

    private Optional<String> coached() {
        return record.coached() ? Optional.of("leave the coach out: nobody shows you the case") : Optional.empty();
    }

    private String onward() {
        return drill.level() == HARDEST ? "take less time, such as -Dminutes=" + record.minutesGiven() * 2 / 3
                : "take a drill of level " + (drill.level() + 1);
    }

    private Optional<Done> first(Predicate<Done> which) {
        return reached().filter(which).findFirst();
    }

    private Stream<Done> reached() {
        List<Stage> stages = drill.stages(record.fromTwist());
        return IntStream.range(0, stages.size()).mapToObj(i -> new Done(stages.get(i), record.stages().get(i)))
                .filter(done -> done.record().outcome() != Outcome.NOT_REACHED);
    }

    private int sum(ToIntFunction<Evidence> part) {
        return reached().map(Done::evidence).mapToInt(part).sum();
    }
}
