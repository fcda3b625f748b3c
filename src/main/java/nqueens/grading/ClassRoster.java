package nqueens.grading;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.apache.commons.csv.DuplicateHeaderMode;

import nqueens.judge.result.ClassResults.Person;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.SettingsException;

/**
 * The people of a class, from a CSV file whose headers identify the columns. The file may be Moodle's grading
 * worksheet, whose {@code Identifier} is the number in the names of downloaded folders; an exported gradebook from
 * Canvas, whose {@code ID} is this number; a roster of GitHub Classroom or Classroom 50; or the instructor's own file,
 * where a column {@code folder} may name each submission. Sources: mod/assign/feedback/offline/locallib.php in
 * github.com/moodle/moodle; lib/gradebook_exporter.rb in github.com/instructure/canvas-lms.
 */
final class ClassRoster {

    /** Names that a Canvas file contains, but no person has. */
    private static final Set<String> NOBODY = Set.of("points possible", "student, test");
    /** Matches the name that a learning platform gives to a submission: the person's name and a number. */
    private static final Pattern DOWNLOADED = Pattern.compile("(.+)_(\\d+)(?:_assignsubmission_.*)?", Pattern.DOTALL);
    private static final int EXACT = 1 << 20;

    private ClassRoster() {
    }

    /**
     * A person on the roster.
     *
     * @param folder the name of the person's submission; if empty, the submission is found by the person's name, e-mail
     *     address, login or ID
     * @param number the number that the platform appends to the name; may be empty
     * @param pseudonym replaces the name in anonymous grading; may be empty
     */
    record Entry(Person person, String folder, String number, String pseudonym) {

        /** Returns how well a submission's name matches this person; 0 for no match. */
        int fit(String submission) {
            if (!folder.isEmpty()) {
                return key(folder).equals(key(submission)) ? EXACT + 2 : 0;
            }
            if (Stream.of(person.email(), person.login(), person.id(), person.name())
                    .anyMatch(own -> !own.isEmpty() && key(own).equals(key(submission)))) {
                return EXACT + 1;
            }
            Matcher matcher = DOWNLOADED.matcher(submission);
            if (matcher.matches() && matcher.group(2).equals(number)
                    && Stream.of(person.name(), pseudonym).map(Entry::letters).filter(letters -> !letters.isEmpty())
                            .anyMatch(letters(matcher.group(1))::equals)) {
                return EXACT;
            }
            // GitHub's classrooms append logins: for kata-ann-lee, ann-lee is a better match than lee
            return key(submission).endsWith("-" + key(person.login())) ? person.login().length() : 0;
        }

        /** Returns the sorted letters of a name, since a platform may put the family name first. */
        private static String letters(String name) {
            return key(name).codePoints().filter(Character::isLetter).sorted()
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
        }

        private static String key(String name) {
            return Normalizer.normalize(name.strip(), Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The matches between the roster and the submissions.
     *
     * @param people everyone on the roster, by the name of their submission; absent people by an unused name
     * @param absent the names of people without a submission, in the roster's order
     */
    record Attendance(Map<String, Person> people, List<String> absent) {

        static Attendance of(List<Entry> roster, List<String> submissions) {
            Map<Entry, String> found = new HashMap<>();
            for (String submission : submissions) {
                List<Entry> fitting = fitting(roster, submission);
                if (fitting.size() > 1) {
                    throw new SettingsException("-Dkata.roster: " + submission + " fits both "
                            + fitting.get(0).person().shown() + " and " + fitting.get(1).person().shown()
                            + "; say whose it is in a column folder");
                }
                for (Entry entry : fitting) {
                    String other = found.put(entry, submission);
                    if (other != null) {
                        throw new SettingsException("-Dkata.roster: " + entry.person().shown() + " handed in both "
                                + other + " and " + submission + "; take one of them out of the class");
                    }
                }
            }
            Map<String, Person> people = new HashMap<>();
            List<String> absent = new ArrayList<>();
            Set<String> taken = new HashSet<>(submissions);
            for (Entry entry : roster) {
                String name = found.getOrDefault(entry, entry.person().shown());
                if (!found.containsKey(entry)) {
                    while (!taken.add(name)) {
                        name += " (absent)";
                    }
                    absent.add(name);
                }
                people.put(name, entry.person());
            }
            return new Attendance(people, absent);
        }

        private static List<Entry> fitting(List<Entry> roster, String submission) {
            int best = roster.stream().mapToInt(entry -> entry.fit(submission)).max().orElse(0);
            return best == 0 ? List.of() : roster.stream().filter(entry -> entry.fit(submission) == best).toList();
        }
    }

    static List<Entry> read(String given) {
        String text;
        try {
            text = Files.readString(ProjectFolder.own().given("kata.roster", given));
        } catch (CharacterCodingException e) {
            throw bad(given, "not UTF-8; save it as \"CSV UTF-8\"");
        } catch (IOException e) {
            throw bad(given, "can't be read; a roster is a CSV file with a line for each learner");
        }
        // spreadsheets write a byte order mark and, in countries with decimal commas, semicolons between cells
        text = text.replaceFirst("^\ufeff", "");
        char delimiter = text.lines().findFirst().orElse("").contains(",") ? ',' : ';';
        List<Entry> entries = new ArrayList<>();
        try {
            CSVFormat.RFC4180.builder().setDelimiter(delimiter).setIgnoreEmptyLines(true).setTrim(true).setHeader()
                    .setSkipHeaderRecord(true).setIgnoreHeaderCase(true).setAllowMissingColumnNames(true)
                    .setDuplicateHeaderMode(DuplicateHeaderMode.ALLOW_ALL).get().parse(new StringReader(text)).stream()
                    .map(ClassRoster::entry).filter(entry -> !entry.person().shown().isEmpty())
                    .filter(entry -> !NOBODY.contains(entry.person().shown().toLowerCase(Locale.ROOT)))
                    .forEach(entries::add);
        } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
            throw bad(given, "no CSV file: " + e.getMessage());
        }
        if (entries.isEmpty()) {
            throw bad(given, "nobody in it; its first line names the columns, such as folder, name, email, id");
        }
        for (Function<Entry, String> own : List.<Function<Entry, String>>of(Entry::folder,
                entry -> entry.person().email(), entry -> entry.person().id(), entry -> entry.person().login())) {
            Set<String> taken = new HashSet<>();
            entries.stream().map(own).filter(each -> !each.isEmpty() && !taken.add(Entry.key(each))).findFirst()
                    .ifPresent(twice -> {
                        throw bad(given, twice + " is in it twice");
                    });
        }
        return entries;
    }

    private static Entry entry(CSVRecord row) {
        boolean isCanvas = row.isMapped("sis login id") || row.isMapped("sis user id");
        String email = cell(row, "email", "email address", "e-mail");
        String numbered = cell(row, "identifier");
        String name = cell(row, "name", "full name", "student", "student name", "student_name");
        String id = cell(row, "id");
        String number = isCanvas ? id : numbered.replaceAll("\\D", "");
        return new Entry(new Person(
                !name.isEmpty() ? name : (cell(row, "first name", "first_name") + " "
                        + cell(row, "last name", "last_name", "surname")).strip(),
                email.isEmpty() && numbered.contains("@") ? numbered : email,
                !id.isEmpty() && !isCanvas ? id
                        : row.isMapped("github_username") && !numbered.contains("@") ? numbered
                        : cell(row, "sis user id", "id number", "student id", "student_id"),
                cell(row, "sis login id", "github_username", "username", "login", "github"),
                isCanvas ? id : ""), cell(row, "folder", "repository"), number, numbered.replaceAll("\\d", ""));
    }

    private static String cell(CSVRecord row, String... names) {
        return Stream.of(names).filter(row::isSet).map(row::get).map(String::strip).findFirst().orElse("");
    }

    private static SettingsException bad(String given, String reason) {
        return new SettingsException("kata.roster", given, reason);
    }
}
