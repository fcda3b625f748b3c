package nqueens.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FolderNamesTest {

    private static List<String> names(Path... folders) {
        Map<Path, String> own = new LinkedHashMap<>();
        for (Path folder : folders) {
            own.put(folder, FolderNames.legible(folder));
        }
        return Arrays.stream(folders).map(FolderNames.of(own)::get).toList();
    }

    private static Path path(String name) {
        return Path.of(URI.create("file:///class/" + name));
    }

    @Test
    @DisabledOnOs(value = {OS.WINDOWS, OS.MAC}, disabledReason = "names of folders are always text there")
    void bytes_that_are_no_text_are_written_out_and_make_no_name_that_is_another_folders() {
        assertThat(names(path("x%FF"), path("Zo%C3%AB%20$1%5C%FE"), path("a%7E%1F%7F%FF/")))
                .containsExactly("x%FF", "Zo%C3%AB $1\\%FE", "a~%1F%7F%FF");
        assertThat(names(path("x%25FF"), path("x%FF"), path("x%FE"))).containsExactly("x%FF", "x%FF (2)", "x%FE");
    }

    @ParameterizedTest
    @CsvSource({"Ann, ann", "z\u00f6e, zo\u0308e", "Z\u00d6E, zo\u0308e", "STRASSE, stra\u00dfe",
        "STRASSE, stra\u1e9ee", "ann, ann.", "ann, 'ann '", "ann, 'ann. .'", "ANN, 'ann.'"})
    void what_any_file_system_takes_for_the_same_name_is_none_of_its_own(String first, String second) {
        assertThat(names(Path.of("class", first), Path.of("class", second), Path.of("=cmd"), Path.of("\u738b\u82b3")))
                .containsExactly(first, second + " (2)", "=cmd", "\u738b\u82b3");
    }

    @Test
    void a_number_makes_no_name_that_is_another_folders() {
        assertThat(names(Path.of("ANN"), Path.of("Ann"), Path.of("ann"), Path.of("ann (2)"), Path.of("anN (3)")))
                .containsExactly("ANN", "Ann (4)", "ann (5)", "ann (2)", "anN (3)");
    }
}
