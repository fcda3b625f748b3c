package nqueens.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.result.ClassResults.Person;
import nqueens.judge.submission.SettingsException;

/** Who on a roster handed in what. */
class AttendanceTest {

    private static final String ANN = "folder,name,email,id,username\n,Ann Lee,ann@example.org,4711,ann-lee\n";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"Ann Lee", "ann lee", "ANN@example.org", "4711", "ann-lee", "kata-ann-lee"})
    void a_submission_goes_by_whatever_its_owner_is_known_by(String submission) throws IOException {
        assertThat(present(ANN, submission))
                .containsOnly(Map.entry(submission, new Person("Ann Lee", "ann@example.org", "4711", "ann-lee", "")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ann", "Lee", "kata-lee", "lee", "471", "4711-kata", "Ann Lee_4711", "", "kataann-lee "})
    void a_submission_that_fits_nobody_is_unknown(String submission) throws IOException {
        assertThat(present(ANN, submission)).isEmpty();
        assertThat(of(ANN, submission).absent()).containsExactly("Ann Lee");
    }

    /** Rosters, who hands in, who of them is on the roster, and by what. */
    static Stream<Arguments> rosters() {
        String moodle = "\ufeffIdentifier,\"Full name\",\"Email address\",Status,Grade\n"
                + "\"Participant 12\",Bo Lee,bo@example.org,,\n\"Participant 123\",Ann Lee,ann@example.org,,\n";
        String canvas = "Student,ID,SIS User ID,SIS Login ID,Section\n    Points Possible,,,,\n"
                + "\"Lee, Ann\",101,s1,ann,A\n\"Lee, Zo\u00eb\",102,s2,zoe,A\n\"Student, Test\",9,,,A\n";
        return Stream.of(
                arguments(moodle, "Ann Lee_123_assignsubmission_file_;Bo Lee_123", "Ann Lee|ann@example.org|||"),
                arguments(moodle, "Lee Ann_123_assignsubmission_file", "Ann Lee|ann@example.org|||"),
                arguments(moodle, "Participant_123_assignsubmission_file_", "Ann Lee|ann@example.org|||"),
                arguments(canvas, "leeann_101;leebo_103;Student, Test", "Lee, Ann||s1|ann|101"),
                arguments(canvas, "leezo\u00eb_102;12_101", "Lee, Zo\u00eb||s2|zoe|102"),
                arguments("Student,ID,SIS User ID\n\"Lee, Ann\",101,ann\n", "leeann_101", "Lee, Ann||ann||101"),
                arguments("Student,ID,SIS Login ID\n\"Lee, Ann\",101,ann\n", "leeann_101", "Lee, Ann|||ann|101"),
                arguments("identifier,github_username,name\na@example.org,lee,\n4711,ann-lee,Ann\n", "kata-ann-lee",
                        "Ann||4711|ann-lee|"),
                arguments("identifier,github_username,email\nl@example.org,lee,a@example.org\n", "kata-lee",
                        "|a@example.org||lee|"),
                arguments("identifier,github_username\na@example.org,lee\n", "lee", "|a@example.org||lee|"),
                arguments("username,first_name,last_name\nann-lee,Ann,Lee\nbo,,\n", "kata-bo", "|||bo|"),
                arguments("username,first_name,last_name\nann-lee,Ann,Lee\n", "kata-ann-lee", "Ann Lee|||ann-lee|"),
                arguments("folder;name\nGroup A_12;Ann\n;Bo\n", "group a_12;Ann", "Ann||||"),
                arguments("name,id\nAnn\n", "ann", "Ann||||"),
                arguments("name\nLee, Ann\n", "Lee, Ann", "Lee, Ann||||"));
    }

    @ParameterizedTest(name = "{1}: {2}")
    @MethodSource("rosters")
    void an_export_of_a_platform_is_a_roster(String roster, String submissions, String person) throws IOException {
        assertThat(present(roster, submissions.split(";")).values()).extracting(each -> String.join("|",
                each.name(), each.email(), each.id(), each.login(), each.canvasId())).containsExactly(person);
    }

    @Test
    void a_roster_that_leaves_open_who_is_who_is_refused_by_name() throws IOException {
        assertRefused("name,email\nAnn,a@example.org\nAnn,b@example.org\n", "ann",
                ": ann fits both Ann and Ann; say whose it is in a column folder");
        assertRefused(ANN, "ann-lee,ann@example.org",
                ": Ann Lee handed in both ann-lee and ann@example.org; take one of them out of the class");
        for (String empty : List.of("", "folder,name\n", "folder,name\n,\n\n")) {
            assertRefused(empty, "", "=" + folder.resolve("r.csv") + ": nobody in it; its first line names the"
                    + " columns, such as folder, name, email, id");
        }
        for (String column : List.of("folder", "email", "id", "username")) {
            assertRefused("name," + column + "\na,x\nb,X\n", "", "=" + folder.resolve("r.csv") + ": X is in it twice");
        }
        assertRefused("name\n\"a\n", "", "=" + folder.resolve("r.csv") + ": no CSV file: ");
        Path file = Files.write(folder.resolve("r.csv"), "name\nZo\u00eb".getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> ClassRoster.read(file.toString())).isInstanceOf(SettingsException.class)
                .hasMessageEndingWith(": not UTF-8; save it as \"CSV UTF-8\"");
    }

    @Test
    void whoever_is_absent_has_a_row_by_what_there_is_of_a_name_and_by_no_other_name() throws IOException {
        ClassRoster.Attendance attendance = of("folder,name,email,id,username\n,Bo,b@example.org,1,bo\n"
                + ",,c@example.org,2,cy\n,,,3,lee\n,,,4,\ngroup,Ann,,,\n", "Ann");
        assertThat(attendance.absent()).containsExactly("Bo", "c@example.org", "lee", "4", "Ann (absent)");
    }

    private void assertRefused(String roster, String submissions, String message) {
        assertThatThrownBy(() -> of(roster, submissions.split(","))).isInstanceOf(SettingsException.class)
                .hasMessageStartingWith("-Dkata.roster" + message);
    }

    private Map<String, Person> present(String roster, String... submissions) throws IOException {
        Map<String, Person> people = new HashMap<>(of(roster, submissions).people());
        of(roster, submissions).absent().forEach(people::remove);
        return people;
    }

    private ClassRoster.Attendance of(String roster, String... submissions) throws IOException {
        Path file = Files.writeString(folder.resolve("r.csv"), roster);
        return ClassRoster.Attendance.of(ClassRoster.read(file.toString()), List.of(submissions));
    }
}
