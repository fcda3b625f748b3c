package nqueens.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.ClassResults;
import nqueens.judge.Person;
import nqueens.judge.Points;
import nqueens.judge.Results;
import nqueens.judge.SettingsException;
import nqueens.problem.Verdict;

/** Who on a roster handed in what. */
class AttendanceTest {

    private static final String OWN = "folder,name,email,id,username\n";
    private static final String ANN = OWN + ",Ann Lee,ann@example.org,4711,ann-lee\n";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"Ann Lee", "ann lee", "ANN@example.org", "4711", "ann-lee", "kata-ann-lee"})
    void a_submission_goes_by_whatever_its_owner_is_known_by(String submission) throws IOException {
        assertThat(of(ANN, submission)).isEqualTo(new Attendance(
                Map.of(submission, new Person("Ann Lee", "ann@example.org", "4711", "ann-lee", "")), List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ann", "Lee", "kata-lee", "lee", "471", "4711-kata", "Ann Lee_4711", "", "kataann-lee "})
    void a_submission_that_fits_nobody_is_unknown(String submission) throws IOException {
        Attendance attendance = of(ANN, submission);
        assertThat(attendance.present()).isEmpty();
        assertThat(attendance.absent()).extracting(Person::name).containsExactly("Ann Lee");
    }

    @ParameterizedTest
    @CsvSource({"Ann Lee_123_assignsubmission_file_", "Ann Lee_123_assignsubmission_file", "Lee Ann_123",
        "Participant_123_assignsubmission_file_"})
    void a_grading_worksheet_of_moodle_is_a_roster(String submission) throws IOException {
        String worksheet = "\ufeffIdentifier,\"Full name\",\"Email address\",Status,Grade\n"
                + "\"Participant 12\",Bo Lee,bo@example.org,,\n\"Participant 123\",Ann Lee,ann@example.org,,\n";
        Attendance attendance = of(worksheet, submission, "Bo Lee_123", "Bo Lee_1234");
        assertThat(attendance.present()).containsOnlyKeys(submission).containsValue(
                new Person("Ann Lee", "ann@example.org", "", "", ""));
        assertThat(attendance.absent()).extracting(Person::email).containsExactly("bo@example.org");
    }

    @Test
    void an_export_of_canvas_is_a_roster() throws IOException {
        String export = "Student,ID,SIS User ID,SIS Login ID,Section,Kata (7)\n    Points Possible,,,,,400\n"
                + "\"Lee, Ann\",101,s1,ann,A,\n\"Lee, Zo\u00eb\",102,s2,zoe,A,\n\"Student, Test\",9,,,A,\n";
        Attendance attendance = of(export, "leeann_101", "leezo\u00eb_102", "leebo_103");
        assertThat(attendance.present()).containsExactlyInAnyOrderEntriesOf(Map.of(
                "leeann_101", new Person("Lee, Ann", "", "s1", "ann", "101"),
                "leezo\u00eb_102", new Person("Lee, Zo\u00eb", "", "s2", "zoe", "102")));
        assertThat(attendance.absent()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"SIS User ID", "SIS Login ID"})
    void one_column_of_canvas_is_enough_and_a_number_without_a_name_fits_nobody(String column) throws IOException {
        String export = "Student,ID," + column + "\n\"Lee, Ann\",101,ann\n";
        assertThat(of(export, "leeann_101", "12_101").present()).containsOnlyKeys("leeann_101")
                .allSatisfy((submission, ann) -> assertThat(ann.canvasId()).isEqualTo("101"));
    }

    @Test
    void a_name_of_blanks_fits_nobody_even_where_cells_are_empty() throws IOException {
        assertThat(of(OWN + ",Ann Lee,,,\n", " ").present()).isEmpty();
    }

    @Test
    void a_column_for_addresses_goes_before_an_identifier_that_is_one() throws IOException {
        assertThat(of("identifier,github_username,email\nlee@example.org,lee,ann@example.org\n", "lee").present())
                .containsValue(new Person("", "ann@example.org", "", "lee", ""));
    }

    @Test
    void rosters_of_classrooms_on_github_are_rosters() throws IOException {
        String github = "identifier,github_username,github_id,name\nann@example.org,lee,1,\n4711,ann-lee,2,Ann\n";
        assertThat(of(github, "kata-lee", "kata-ann-lee").present()).containsExactlyInAnyOrderEntriesOf(Map.of(
                "kata-lee", new Person("", "ann@example.org", "", "lee", ""),
                "kata-ann-lee", new Person("Ann", "", "4711", "ann-lee", "")));

        String fifty = "username,first_name,last_name,email\nann-lee,Ann,Lee,ann@example.org\nbo,,,\n";
        Attendance attendance = of(fifty, "kata-ann-lee");
        assertThat(attendance.present()).containsValue(new Person("Ann Lee", "ann@example.org", "", "ann-lee", ""));
        assertThat(attendance.absent()).extracting(Person::shown).containsExactly("bo");
    }

    @Test
    void a_column_folder_says_whose_a_submission_is_and_cells_may_be_separated_by_semicolons() throws IOException {
        String roster = "folder;name\nGroup A_12;Ann Lee\n;Bo\n";
        assertThat(of(roster, "group a_12", "Ann Lee", "bo").present()).containsOnlyKeys("group a_12", "bo");
    }

    @Test
    void a_line_may_be_shorter_than_the_first_and_a_name_may_hold_a_semicolon() throws IOException {
        assertThat(of("name,email;old,id\nAnn;Lee\n", "ann;lee").present()).containsOnlyKeys("ann;lee");
        assertThat(of("name,id\nAnn\n", "ann").present()).containsOnlyKeys("ann");
    }

    @Test
    void where_there_is_one_column_a_name_may_hold_a_comma() throws IOException {
        assertThat(of("name\nLee, Ann\n", "Lee, Ann").present()).containsOnlyKeys("Lee, Ann");
    }

    @Test
    void a_submission_that_fits_two_and_two_that_fit_one_are_refused_by_name() {
        assertRefused(OWN + ",Ann,a@example.org,,\n,Ann,b@example.org,,\n", "ann",
                "-Dkata.roster: ann fits both Ann and Ann; say whose it is in a column folder");
        assertRefused(ANN, "ann-lee,ann@example.org", "-Dkata.roster: Ann Lee handed in both ann-lee and"
                + " ann@example.org; take one of them out of the class");
    }

    @Test
    void a_roster_has_people_in_it_and_nobody_twice() {
        assertRefused(OWN, "", "-Dkata.roster=r.csv: nobody in it; its first line names the columns, such as"
                + " folder, name, email, id");
        assertRefused("", "", "-Dkata.roster=r.csv: nobody in it; its first line names the columns, such as"
                + " folder, name, email, id");
        assertRefused(OWN + ",,,,\n\n", "", "-Dkata.roster=r.csv: nobody in it; its first line names the columns,"
                + " such as folder, name, email, id");
        for (String twice : List.of("x,a,,,", ",a,x,,", ",a,,x,", ",a,,,x")) {
            assertRefused(OWN + twice + "\n" + twice.replace('a', 'b').replace('x', 'X') + "\n", "",
                    "-Dkata.roster=r.csv: X is in it twice");
        }
        assertRefused(OWN + "\"a\n", "", "-Dkata.roster=r.csv: no CSV file: ");
    }

    @Test
    void a_roster_is_a_file_of_text() throws IOException {
        Path file = Files.write(folder.resolve("r.csv"), "name\nZo\u00eb".getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> ClassRoster.read("r.csv", file)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.roster=r.csv: not UTF-8; save it as \"CSV UTF-8\"");
        assertThatThrownBy(() -> ClassRoster.read("r.csv", folder)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.roster=r.csv: can't be read");
    }

    @ParameterizedTest
    @CsvSource({"Ann,e,i,l,Ann", "'',e,i,l,e", "'','',i,l,l", "'','',i,'',i"})
    void a_person_is_called_by_what_there_is(String name, String email, String id, String login, String shown) {
        assertThat(new Person(name, email, id, login, "").shown()).isEqualTo(shown);
    }

    @Test
    void whoever_is_absent_has_a_row_without_points_and_a_name_of_its_own() throws IOException {
        Results ann = Grading.failed("Ann", Points.standard(), "x");
        Attendance attendance = of(OWN + ",Bo,,,\n,Ann,a@example.org,,\nother,Ann,,,\n", "a@example.org");
        ClassResults results = attendance.complete(new ClassResults("class", List.of(ann)), Points.standard(),
                "nothing is here");

        assertThat(results.folder()).isEqualTo("class");
        assertThat(results.submissions()).extracting(Results::submission)
                .containsExactly("Ann", "Bo", "Ann (absent)");
        assertThat(results.submissions().get(1).verdict()).isEqualTo(Verdict.ABSENT);
        assertThat(results.submissions().get(1).points()).isZero();
        assertThat(results.submissions().get(1).exercises()).allSatisfy(exercise -> {
            assertThat(exercise.verdict()).isEqualTo(Verdict.ABSENT);
            assertThat(exercise.checks()).isNotEmpty().allSatisfy(check -> {
                assertThat(check.message()).isEqualTo("nothing is here");
                assertThat(check.fault().kind().verdict()).isEqualTo(Verdict.NOTHING_TO_JUDGE);
            });
        });
        assertThat(results.people()).containsOnlyKeys("a@example.org", "Bo", "Ann (absent)");
        assertThat(results.unknown()).containsExactly(ann);
        assertThat(Attendance.UNKNOWN.complete(new ClassResults("class", List.of(ann)), Points.standard(), ""))
                .isEqualTo(new ClassResults("class", List.of(ann)));
        assertThat(new ClassResults("class", List.of(ann)).unknown()).isEmpty();
    }

    private void assertRefused(String roster, String submissions, String message) {
        assertThatThrownBy(() -> of(roster, submissions.split(","))).isInstanceOf(SettingsException.class)
                .hasMessageStartingWith(message);
    }

    private Attendance of(String roster, String... submissions) throws IOException {
        Path file = Files.writeString(folder.resolve("r.csv"), roster);
        return Attendance.of(ClassRoster.read("r.csv", file), List.of(submissions));
    }
}
