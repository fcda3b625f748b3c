package nqueens.judge.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;

class SourcesTest {

    @Test
    void files_are_sorted_by_name() {
        assertThat(new Sources(Map.of("C.java", "c", "A.java", "a", "B.java", "b")).files().keySet())
                .containsExactly("A.java", "B.java", "C.java");
    }

    @Test
    void a_map_changed_later_does_not_change_the_sources() {
        Map<String, String> files = new HashMap<>(Map.of("A.java", "class A { }"));
        Sources sources = new Sources(files);

        files.clear();

        assertThat(sources.files()).containsExactly(Map.entry("A.java", "class A { }"));
    }

    @Test
    void nobody_can_change_the_sources() {
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> new Sources(Map.of()).files().put("A.java", ""));
    }
}
