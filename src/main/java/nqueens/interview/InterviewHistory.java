package nqueens.interview;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.interview.Interview.Began;
import nqueens.judge.submission.GivenProperties;
import nqueens.judge.submission.SettingsException;

/**
 * All interviews on this machine, oldest first, and the one that the settings ask for.
 *
 * @param broken the messages on logs that can't be read, by the names of their folders
 */
record InterviewHistory(Path root, List<Interview> all, Map<String, String> broken) {

    private static final int MOST_MINUTES = 600;
    /** Settings that no longer exist, with what to do instead. */
    private static final Map<String, String> GONE = Map.of(
            "coach", "an interviewer is no coach; mvn -q test -Pwatch judges each save of an exercise",
            "from", "an interview begins with its opening; s leaves a stage");

    /** Reads the folder of all interviews. */
    static InterviewHistory read(Path root) throws IOException {
        InterviewHistory history = new InterviewHistory(root, new ArrayList<>(), new LinkedHashMap<>());
        try (Stream<Path> files = Files.list(root)) {
            files.filter(each -> Files.isRegularFile(each.resolve(Interview.LOG))).sorted().forEach(folder -> {
                try {
                    history.all.add(Interview.read(folder));
                } catch (IOException e) {
                    history.broken.put(folder.getFileName().toString(), e.getMessage());
                }
            });
        }
        history.all.sort(Comparator.comparing(interview -> interview.began.time()));
        return history;
    }

    /**
     * Begins an interview, or finds the one to go on with.
     *
     * @throws SettingsException if a property has a bad value, or there is none to go on with, or there are several
     */
    Interview begun(GivenProperties given, Clock clock, Random random) throws IOException {
        Interview interview = asked(given, clock, random);
        interview.stage().open();
        return interview;
    }

    private Interview asked(GivenProperties given, Clock clock, Random random) throws IOException {
        GONE.forEach((name, rule) -> given.text(name).ifPresent(value -> {
            throw new SettingsException("-D" + name + ": " + rule);
        }));
        Optional<String> resumed = given.text("resume").filter(value -> !value.equals("false"));
        if (resumed.isEmpty()) {
            return begin(given, clock, random);
        }
        Stream.of("drill", "level", "minutes", "pair", "whiteboard", "silent").forEach(name ->
                given.text(name).ifPresent(value -> {
                    throw new SettingsException("-Dresume: the interview goes on as it was begun; leave -D" + name
                            + " out, or -Dresume to begin another one");
                }));
        return resumed(resumed.get().equals("true") ? "" : resumed.get());
    }

    private Interview begin(GivenProperties given, Clock clock, Random random) throws IOException {
        Drill drill = drawn(given, random);
        List<String> asked = all.stream().flatMap(interview -> interview.began.questions().stream()).toList();
        List<String> questions = drill.stages().stream().map(stage -> stage.isCoding() ? ""
                : Talk.drawn(stage.topic(), drill.level(), asked, random)).toList();
        int planned = drill.stages().stream().mapToInt(Drill.Stage::minutes).sum();
        Path folder = root.resolve(LocalDate.now(clock).toString());
        for (int number = 2; Files.exists(folder); number++) {
            folder = root.resolve(LocalDate.now(clock) + "-" + number);
        }
        Interview interview = Interview.begin(folder, new Began(LocalDateTime.now(clock).toString(), drill.id(),
                given.number("minutes", 1, MOST_MINUTES).orElse(planned), given.isSet("pair"),
                given.isSet("whiteboard"), given.isSet("silent"), questions));
        if (interview.began.pair()) {
            interview.writePage("interviewer.html");
        }
        return interview;
    }

    /** Draws one of the requested drills: among those done least often, one of the easiest. */
    private Drill drawn(GivenProperties given, Random random) {
        Optional<Integer> level = given.number("level", 1, Drill.HARDEST);
        Optional<String> id = given.text("drill");
        List<Drill> named = Drill.ALL.stream().filter(drill -> id.orElse(drill.id()).equals(drill.id())).toList();
        List<Drill> drills = named.stream().filter(drill -> level.orElse(drill.level()) == drill.level())
                .collect(Collectors.toCollection(ArrayList::new));
        if (drills.isEmpty()) {
            throw new SettingsException("drill", id.orElseThrow(), named.isEmpty() ? "no such drill; there are "
                    + Drill.ALL.stream().map(Drill::id).collect(Collectors.joining(", "))
                    : "it is of level " + named.get(0).level() + "; leave -Dlevel out");
        }
        Collections.shuffle(drills, random);
        return Collections.min(drills, Comparator.<Drill>comparingLong(drill -> finished().filter(interview ->
                interview.drill.equals(drill)).count()).thenComparing(Drill::level));
    }

    /** Finds the interview of a name, or else the only unfinished one. */
    private Interview resumed(String name) {
        List<Interview> open = name.isEmpty() ? unfinished()
                : all.stream().filter(interview -> interview.name().equals(name)).toList();
        if (open.size() == 1) {
            return open.get(0);
        } else if (open.isEmpty() && !name.isEmpty() && !broken.containsKey(name)) {
            throw new SettingsException("resume", name, "there is no such interview");
        }
        throw new SettingsException(!open.isEmpty() ? "-Dresume: several were interrupted; choose one by "
                + resuming(open, ", ") : !broken.isEmpty()
                ? broken.getOrDefault(name, broken.values().iterator().next())
                : "-Dresume: no interview was interrupted; leave -Dresume out to begin one");
    }

    private static String resuming(List<Interview> open, String separator) {
        return open.stream().map(interview -> "-Dresume=" + interview.name()).collect(Collectors.joining(separator));
    }

    /** Tells the candidate, at the beginning, which other interviews can't be read, and which are unfinished. */
    List<String> notes(Interview current) {
        List<Interview> open = unfinished().stream().filter(each -> !each.name().equals(current.name())).toList();
        return Stream.concat(broken.values().stream(), Stream.of("interrupted before, and still open: "
                + resuming(open, " or ") + " goes on with it").filter(waiting -> !open.isEmpty())).toList();
    }

    private List<Interview> unfinished() {
        return all.stream().filter(interview -> !interview.isFinished()).toList();
    }

    private Stream<Interview> finished() {
        return all.stream().filter(Interview::isFinished);
    }

    /** The last verdict, which says what to do differently; empty if there is none. */
    String lastTime() {
        return finished().reduce((first, last) -> last).map(last -> last.verdict().headline()).orElse("");
    }

    /** All of it in one line. */
    String line() {
        return "interviews so far: " + finished().count() + ", hires: "
                + finished().filter(interview -> interview.verdict().isHire()).count();
    }
}
