package nqueens.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.submission.SettingsException;

class RepositoriesTest {

    @Test
    void a_list_is_separated_by_blanks_commas_and_lines_and_becomes_one_line() {
        Repositories roster = roster(" org/ann,org-2/Kata_1.x@v1/final \n\t,, zoe@example.org=org/zoe@0a1b");
        assertThat(roster.names()).containsExactly("ann", "Kata_1.x", "zoe@example.org");
        assertThat(roster.line())
                .isEqualTo("ann=org/ann@ Kata_1.x=org-2/Kata_1.x@v1/final zoe@example.org=org/zoe@0a1b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ann", "org/", "/ann", "a/b/c", "org/..", "org/.git", "..=org/ann", "a/b=org/ann",
        "-x=org/ann", "=org/ann", "org/ann@", "org/ann@-x", "org/ann@a:b", "$(id)/ann", "org/an\"n", "org/${x}",
        "https://example.org/ann"})
    void what_could_be_read_as_something_else_is_refused(String entry) {
        assertBad("org/ok " + entry, entry + ": not owner/name, name=owner/name or owner/name@ref");
    }

    @Test
    void a_list_has_repositories_in_it_and_no_name_twice() {
        assertBad(" , \n", "no repository in it");
        assertBad("org/ann team/Ann", "two are called Ann; write name=owner/name");
    }

    private static Repositories roster(String value) {
        return Repositories.parsed("kata.roster", value);
    }

    private static void assertBad(String value, String reason) {
        assertThatThrownBy(() -> roster(value)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.roster: " + reason);
    }
}
