package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.Ending;

/** The texts are those of JDK 17 and 25, of the C library and of bubblewrap. */
class ShortageTest {

    @ParameterizedTest
    @ValueSource(strings = {
        "[0.1s][warning][os,thread] Failed to start thread \"Unknown thread\" with pthread_create (EAGAIN)",
        "java.lang.OutOfMemoryError: unable to create native thread: possibly out of memory or process limits",
        "# There is insufficient memory for the Java Runtime Environment.\n# Cannot create worker GC thread.",
        "bwrap: Creating new namespace failed: Resource temporarily unavailable",
        "Cannot run program \"/usr/bin/bwrap\": error=11, Resource temporarily unavailable"
    })
    void a_text_tells_that_there_are_too_few_processes(String text) {
        assertThat(Shortage.toldBy(text)).contains(Ending.Reason.TOO_FEW_PROCESSES);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "# There is insufficient memory for the Java Runtime Environment to continue.",
        "Error occurred during initialization of VM\nCould not reserve enough space for 262144KB object heap",
        "warning: INFO: os::commit_memory(0x0, 65536, 0) failed; error='Not enough space' (errno=12)",
        "Cannot run program \"java\": error=12, Cannot allocate memory"
    })
    void a_text_tells_that_there_is_too_little_memory(String text) {
        assertThat(Shortage.toldBy(text)).contains(Ending.Reason.TOO_LITTLE_MEMORY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Unrecognized VM option 'NoSuchOption'", "java.lang.OutOfMemoryError: Java heap space"})
    void other_texts_tell_of_nothing(String text) {
        assertThat(Shortage.toldBy(text)).isEmpty();
    }

    @Test
    void what_the_kernel_has_killed_never_gets_less() {
        long before = Shortage.kills();
        assertThat(before).isNotNegative();
        assertThat(Shortage.kills()).isGreaterThanOrEqualTo(before);
    }
}
