package nqueens.judge.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

class SourcesTest {

    @Test
    void a_call_of_theirs_is_recorded_if_that_is_asked_for() {
        Sources sources = new Sources(Map.of("A.java", "a"), List.of("note"));
        assertThat(sources.isRecorded()).isFalse();
        assertThat(sources.recorded()).isEqualTo(new Sources(sources.files(), sources.notes(), true, false));
        assertThat(sources.tests()).isEqualTo(new Sources(sources.files(), sources.notes(), false, true));
        assertThat(sources.tests().recorded().areTests()).isTrue();
    }

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
    void there_is_nothing_to_note_unless_it_is_said() {
        assertThat(new Sources(Map.of()).notes()).isEmpty();
    }

    @Test
    void a_list_changed_later_does_not_change_the_notes() {
        List<String> notes = new ArrayList<>(List.of("read so"));
        Sources sources = new Sources(Map.of(), notes);

        notes.clear();

        assertThat(sources.notes()).containsExactly("read so").isUnmodifiable();
    }

    @Test
    void nobody_can_change_the_sources() {
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> new Sources(Map.of()).files().put("A.java", ""));
    }
}
