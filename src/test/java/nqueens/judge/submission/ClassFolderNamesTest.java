package nqueens.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassFolderNamesTest {

    private static List<String> names(Path... folders) {
        Map<Path, String> own = new LinkedHashMap<>();
        for (Path folder : folders) {
            own.put(folder, folder.getFileName().toString());
        }
        return Arrays.stream(folders).map(ClassFolder.names(own)::get).toList();
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
