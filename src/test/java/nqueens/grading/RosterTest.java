package nqueens.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.grading.Roster.Entry;
import nqueens.judge.SettingsException;

class RosterTest {

    @Test
    void a_list_is_parted_by_blanks_commas_and_lines() {
        assertThat(roster(" org/ann,org/bo \n\tann-b=org-2/Kata_1.x@v1/final ,, zoe@example.org=org/zoe@0a1b"))
                .isEqualTo(new Roster(List.of(new Entry("ann", "org/ann", ""), new Entry("bo", "org/bo", ""),
                        new Entry("ann-b", "org-2/Kata_1.x", "v1/final"),
                        new Entry("zoe@example.org", "org/zoe", "0a1b"))));
    }

    @Test
    void a_matrix_is_one_line_of_json() {
        Roster roster = roster("org/ann b=org/bo@main");
        assertThat(roster.names()).containsExactly("ann", "b");
        assertThat(roster.matrix()).isEqualTo("[{\"name\":\"ann\",\"repository\":\"org/ann\",\"ref\":\"\"},"
                + "{\"name\":\"b\",\"repository\":\"org/bo\",\"ref\":\"main\"}]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ann", "org/", "/ann", "a/b/c", "org/..", "org/.git", "..=org/ann", "a/b=org/ann",
        "-x=org/ann", "=org/ann", "org/ann@", "org/ann@-x", "org/ann@a:b", "$(id)/ann", "org/an\"n", "org/${x}",
        "https://example.org/ann"})
    void what_could_be_read_as_something_else_is_refused(String entry) {
        assertBad("org/ok " + entry, entry + ": not owner/name, name=owner/name or owner/name@ref");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " , \n"})
    void a_list_has_repositories_in_it(String value) {
        assertBad(value, "no repository in it");
    }

    @Test
    void nobody_has_the_name_of_another() {
        assertBad("org/ann team/Ann", "two are called Ann; write name=owner/name");
        assertThat(roster("org/ann ann-2=team/ann").names()).containsExactly("ann", "ann-2");
    }

    @Test
    void a_matrix_has_at_most_256_jobs() {
        assertThat(many(256).matrix()).contains("\"org/r256\"");
        Roster roster = many(257);
        assertThatThrownBy(roster::matrix).isInstanceOf(SettingsException.class)
                .hasMessage("257 repositories: a matrix has at most 256 jobs; start the workflow for a part of them"
                        + " at a time");
    }

    private static Roster many(int count) {
        return roster(IntStream.rangeClosed(1, count).mapToObj(i -> "org/r" + i).collect(Collectors.joining(" ")));
    }

    private static Roster roster(String value) {
        return Roster.parsed("kata.roster", value);
    }

    private static void assertBad(String value, String reason) {
        assertThatThrownBy(() -> roster(value)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.roster: " + reason);
    }
}
