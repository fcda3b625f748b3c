package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.judge.limit.Termination;

class ResourceShortageTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "unable to create native thread: possibly out of memory or process limits, TOO_FEW_PROCESSES",
        "There is insufficient memory. Cannot create worker GC thread., TOO_FEW_PROCESSES",
        "bwrap: Creating new namespace failed: Resource temporarily unavailable, TOO_FEW_PROCESSES",
        "Could not reserve enough space for 262144KB object heap, TOO_LITTLE_MEMORY",
        "'Cannot run program: error=12, Cannot allocate memory', TOO_LITTLE_MEMORY",
        "java.lang.OutOfMemoryError: Java heap space,"})
    void a_text_tells_what_there_is_too_little_of(String text, Termination reason) {
        assertThat(ChildJvms.shortageToldBy(text)).isEqualTo(Optional.ofNullable(reason));
    }
}
