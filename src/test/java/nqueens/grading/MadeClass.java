package nqueens.grading;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import nqueens.problem.Catalogue;
import nqueens.problem.Problem;

/**
 * A class made by script, always the same: layouts, encodings, names, duplicates, absences, attacks and slow ones, with
 * a roster, and the gradebook that it has to come to. What each solver comes to is what {@code expected.txt} of the
 * known submission says that it is a copy of; the judge has no say in it.
 */
final class MadeClass {

    static final String HEADER = "name,board2d verdict,board2d points,array1d verdict,array1d points,"
            + "booleanarrays verdict,booleanarrays points,bitmask verdict,bitmask points,total points,max points,"
            + "verdict,note,student,email,id,login";
    private static final Path KNOWN = Path.of("src/test/submissions");
    private static final Pattern OUTCOME = Pattern.compile("(\\w+) ([A-Z_]+) (\\d+)/100.*");
    private static final String ELSEWHERE = "nothing was found to judge: expected exercises/<id>/... with board2d,"
            + " array1d, booleanarrays, bitmask as <id>; found ";
    /** Of sixteen exercises; the last are slow, and so are few. */
    private static final List<String> VERDICTS = List.of("accepted", "accepted", "accepted", "accepted", "accepted",
            "accepted", "accepted", "wrong_answer", "wrong_answer", "wrong_answer", "compile_error", "runtime_error",
            "wrong_approach", "security_violation", "not_started", "time_limit_exceeded");

    private final Path folder;
    private final Random random = new Random(17);
    private final Map<String, List<Known>> known = new LinkedHashMap<>();
    private final List<String> rows = new ArrayList<>();
    private final List<String> roster = new ArrayList<>(List.of("folder,name,email,identifier"));
    private int number;

    /** One solver of a known submission, and what it comes to. */
    private record Known(Problem exercise, Path file, String verdict, int points) {
    }

    /** Makes it in a folder, of so many. */
    MadeClass(Path folder, int count) throws IOException {
        this.folder = folder;
        Files.createDirectories(folder.resolve("class"));
        for (String verdict : VERDICTS.stream().distinct().toList()) {
            for (Problem exercise : Catalogue.core()) {
                known.put(verdict + " " + exercise.id(), known(verdict, exercise));
            }
        }
        List<Layout> layouts = layouts();
        odd();
        while (number < count) {
            layouts.get(number % layouts.size()).hand();
        }
        Files.writeString(folder.resolve("roster.csv"), String.join("\n", roster) + "\n");
    }

    /** One way to hand in. */
    @FunctionalInterface
    private interface Layout {
        void hand() throws IOException;
    }

    Path classFolder() {
        return folder.resolve("class");
    }

    Path roster() {
        return folder.resolve("roster.csv");
    }

    /** The rows of the gradebook, in no order. */
    List<String> rows() {
        return rows.stream().sorted().toList();
    }

    private List<Layout> layouts() {
        return List.of(() -> plain("exercises/", text -> text, StandardCharsets.UTF_8),
                () -> plain("", text -> text.replace("\n", "\r\n"), StandardCharsets.UTF_8),
                () -> plain("exercises/", text -> "\ufeff" + text, StandardCharsets.UTF_16LE),
                () -> plain("exercises/", text -> text + "// \u00e9", StandardCharsets.ISO_8859_1),
                () -> moved("submission/", "", true), () -> moved("kata-main/exercises/", "", true),
                () -> moved("", "", false), () -> moved("", "hand-in.zip", true),
                () -> moved("kata/exercises/", "all of it.zip", true), this::archive, () -> moodle(true),
                () -> moodle(false), () -> canvas(false), () -> canvas(true));
    }

    /** Where the folders of the exercises should be, in some encoding. */
    private void plain(String place, UnaryOperator<String> change, Charset charset) throws IOException {
        String name = nextName();
        List<Known> solvers = solvers();
        List<String> notes = new ArrayList<>();
        for (Known solver : solvers) {
            String text = change.apply(Files.readString(solver.file()));
            write(name + "/" + place + solver.exercise().id() + "/" + solver.file().getFileName(),
                    text.getBytes(charset));
            if (charset != StandardCharsets.UTF_8) {
                notes.add(solver.exercise().id() + "/" + solver.file().getFileName() + " is not UTF-8: read as "
                        + (charset == StandardCharsets.UTF_16LE ? "UTF-16" : "Windows-1252"));
            }
        }
        add(name, name, "", solvers, String.join("; ", notes));
    }

    /** Somewhere in the folder, or in an archive in it, in folders or side by side. */
    private void moved(String place, String archive, boolean isInFolders) throws IOException {
        String name = nextName();
        List<Known> solvers = solvers();
        Map<String, Path> files = files(place, solvers, isInFolders);
        write(name, archive, files);
        add(name, name, "", solvers, notes(archive.isEmpty() ? "" : archive + "/", files, solvers));
    }

    private void archive() throws IOException {
        String name = nextName();
        List<Known> solvers = solvers();
        Map<String, Path> files = files("n-queens-main/exercises/", solvers, true);
        write("", name + ".zip", files);
        add(name, name, "", solvers, notes(name + ".zip/", files, solvers));
    }

    private void moodle(boolean isZipped) throws IOException {
        String person = person();
        int id = 700 + number;
        String name = person + "_" + id + "_assignsubmission_file_";
        List<Known> solvers = solvers();
        Map<String, Path> files = files("", solvers, isZipped);
        write(name, isZipped ? "exercises.zip" : "", files);
        add(name, "", "Participant " + id, solvers, notes(isZipped ? "exercises.zip/" : "", files, solvers));
    }

    private void canvas(boolean isLate) throws IOException {
        int id = 700 + ++number;
        String owner = String.format(Locale.ROOT, "surname%sgiven", letters(number));
        List<Known> solvers = solvers();
        Map<String, Path> files = new LinkedHashMap<>();
        for (Known solver : solvers) {
            files.put(owner + (isLate ? "_LATE_" : "_") + id + "_" + (9000 + files.size()) + "_"
                    + solver.file().getFileName(), solver.file());
        }
        write("", "", files);
        add(owner + "_" + id, "", "" + id, solvers, notes("", files, solvers));
    }

    /** Those that nobody expects: nothing there, several things, attacks by archive, names, absences. */
    private void odd() throws IOException {
        Known solver = known.get("accepted bitmask").get(0);
        String text = Files.readString(solver.file());
        unjudged(nextName(), "nothing", Map.of());
        unjudged(nextName(), "essay.pdf", Map.of("essay.pdf", "no source"));
        unjudged(nextName(), "all.rar (only a .zip is opened)", Map.of("all.rar", ""));
        String outside = nextName();
        write(outside, "a.zip", Map.of("../bitmask/BitmaskQueens.java", solver.file()));
        unjudged(outside, "a.zip (the entry ../bitmask/BitmaskQueens.java leads out of it)", Map.of());
        String two = nextName();
        write(two + "/new/BitmaskQueens.java", text.getBytes(StandardCharsets.UTF_8));
        write(two + "/old/BitmaskQueens.java", (text + "// old").getBytes(StandardCharsets.UTF_8));
        add(two, two, "", List.of(new Known(solver.exercise(), solver.file(), "NOTHING_TO_JUDGE", 0)),
                "it is not clear what to judge: there is more than one BitmaskQueens.java: new/BitmaskQueens.java,"
                        + " old/BitmaskQueens.java");
        for (String name : List.of("n".repeat(200),
                "\ud83d\udc69\u200d\ud83d\udcbb \u738b\u5c0f\u660e", "=cmd|'x'!A1")) {
            number++;
            write(name + "/exercises/bitmask/BitmaskQueens.java", text.getBytes(StandardCharsets.UTF_8));
            add(name, name, "", List.of(solver), "");
        }
        for (int absent = 0; absent < 3; absent++) {
            String name = nextName();
            roster.add(name + ",Given Surname" + name + "," + name + "@example.org,");
            rows.add(row("Given Surname" + name, List.of("ABSENT", "ABSENT", "ABSENT", "ABSENT"),
                    "absent: nothing was handed in", "Given Surname" + name, name + "@example.org"));
        }
        write("unknown/bitmask/BitmaskQueens.java", text.getBytes(StandardCharsets.UTF_8));
        number++;
        rows.add(row("unknown", List.of("NOT_STARTED", "NOT_STARTED", "NOT_STARTED", "ACCEPTED"), "", "", ""));
    }

    private void unjudged(String name, String found, Map<String, String> files) throws IOException {
        Files.createDirectories(classFolder().resolve(name));
        for (Map.Entry<String, String> file : files.entrySet()) {
            write(name + "/" + file.getKey(), file.getValue().getBytes(StandardCharsets.UTF_8));
        }
        add(name, name, "", List.of(), ELSEWHERE + found);
    }

    private String nextName() {
        return String.format(Locale.ROOT, "s%03d", ++number);
    }

    private String person() {
        return "Given Surname" + letters(++number);
    }

    /** A number in letters. */
    private static String letters(int number) {
        return number < 26 ? String.valueOf((char) ('a' + number)) : letters(number / 26) + letters(number % 26);
    }

    /** Four solvers, one an exercise, of which few are slow. */
    private List<Known> solvers() {
        return Catalogue.core().stream().map(exercise -> {
            List<Known> all = known.get(VERDICTS.get(random.nextInt(VERDICTS.size())) + " " + exercise.id());
            return all.isEmpty() ? known.get("accepted " + exercise.id()).get(0) : all.get(random.nextInt(all.size()));
        }).toList();
    }

    private static Map<String, Path> files(String place, List<Known> solvers, boolean isInFolders) {
        Map<String, Path> files = new LinkedHashMap<>();
        solvers.forEach(solver -> files.put(place + (isInFolders ? solver.exercise().id() + "/" : "")
                + solver.file().getFileName(), solver.file()));
        return files;
    }

    private static String notes(String before, Map<String, Path> files, List<Known> solvers) {
        List<String> paths = List.copyOf(files.keySet());
        List<String> notes = new ArrayList<>();
        for (int i = 0; i < paths.size(); i++) {
            notes.add(solvers.get(i).exercise().id() + ": read from " + before + paths.get(i));
        }
        return String.join("; ", notes);
    }

    private void add(String name, String rosterFolder, String identifier, List<Known> solvers, String note) {
        if (identifier.isEmpty()) {
            roster.add("\"" + rosterFolder + "\",Given Surname" + number + ",s" + number + "@example.org,");
        } else {
            roster.add(",Given Surname" + letters(number) + ",s" + number + "@example.org," + identifier);
        }
        List<String> verdicts = new ArrayList<>();
        for (Problem exercise : Catalogue.core()) {
            verdicts.add(solvers.stream().filter(solver -> solver.exercise().equals(exercise))
                    .map(solver -> solver.verdict() + " " + solver.points()).findFirst()
                    .orElse(solvers.isEmpty() ? "NOTHING_TO_JUDGE" : "NOT_STARTED"));
        }
        rows.add(row(name, verdicts, note, identifier.isEmpty() ? "Given Surname" + number
                : "Given Surname" + letters(number), "s" + number + "@example.org"));
    }

    private static String row(String name, List<String> outcomes, String note, String student, String email) {
        List<String> verdicts = outcomes.stream().map(outcome -> outcome.split(" ")[0]).toList();
        boolean isGraded = verdicts.stream().noneMatch(List.of("NOTHING_TO_JUDGE", "ABSENT")::contains);
        List<Integer> points = outcomes.stream().map(outcome -> outcome.equals("ACCEPTED") ? 100
                : outcome.contains(" ") ? Integer.parseInt(outcome.split(" ")[1]) : 0).toList();
        String verdict = isGraded ? verdicts.stream().filter(each -> !each.equals("ACCEPTED")).findFirst()
                .orElse("ACCEPTED") : verdicts.contains("ABSENT") ? "ABSENT" : "NOTHING_TO_JUDGE";
        StringBuilder row = new StringBuilder("\"" + (name.startsWith("=") ? "'" : "") + name + "\"");
        for (int i = 0; i < verdicts.size(); i++) {
            row.append(",\"").append(verdicts.get(i)).append("\",").append(isGraded ? points.get(i) : "\"\"");
        }
        return row + "," + (isGraded ? points.stream().mapToInt(each -> each).sum() : "\"\"") + ",400,\"" + verdict
                + "\",\"" + note + "\",\"" + student + "\",\"" + email + "\",\"\",\"\"";
    }

    private static List<Known> known(String verdict, Problem exercise) throws IOException {
        List<Known> found = new ArrayList<>();
        try (Stream<Path> submissions = Files.list(KNOWN.resolve(verdict))) {
            for (Path submission : submissions.sorted().toList()) {
                Path home = submission.resolve(exercise.id());
                if (!Files.isDirectory(home) || !Files.exists(submission.resolve("expected.txt"))) {
                    continue;
                }
                try (Stream<Path> files = Files.list(home)) {
                    List<Path> sources = files.toList();
                    Path solver = home.resolve(exercise.solver().file());
                    // one file alone: in a heap helpers of two exercises may have one name
                    if (sources.equals(List.of(solver))) {
                        outcome(submission, exercise).ifPresent(matcher -> found.add(new Known(exercise, solver,
                                matcher.group(2), Integer.parseInt(matcher.group(3)))));
                    }
                }
            }
        }
        return found;
    }

    private static Optional<Matcher> outcome(Path submission, Problem exercise) throws IOException {
        return Files.readAllLines(submission.resolve("expected.txt")).stream().map(OUTCOME::matcher)
                .filter(Matcher::matches).filter(matcher -> matcher.group(1).equals(exercise.id())).findFirst();
    }

    private void write(String path, byte[] bytes) throws IOException {
        Path file = classFolder().resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }

    /** Writes files into a folder, or into an archive there. */
    private void write(String place, String archive, Map<String, Path> files) throws IOException {
        Path home = Files.createDirectories(classFolder().resolve(place));
        if (archive.isEmpty()) {
            for (Map.Entry<String, Path> file : files.entrySet()) {
                Path to = home.resolve(file.getKey());
                Files.createDirectories(to.getParent());
                Files.copy(file.getValue(), to);
            }
            return;
        }
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(home.resolve(archive)))) {
            for (Map.Entry<String, Path> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(Files.readAllBytes(file.getValue()));
            }
        }
    }
}
