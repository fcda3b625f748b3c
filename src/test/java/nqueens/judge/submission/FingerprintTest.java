package nqueens.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

class FingerprintTest {

    @Test
    void a_print_is_sha_256_of_bytes_or_of_texts_that_are_kept_apart() {
        // as sha256sum says
        assertThat(Fingerprint.of("abc".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo("sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        // the length and a colon come first: echo -n 3:abc | sha256sum
        assertThat(Fingerprint.of(List.of("abc")))
                .isEqualTo("sha256:aab5f9ae99b2e38fb462025c8f72f570c9c811705d2a4277dc855d7fa293fe97");
        assertThat(new Sources(Map.of("A.java", "class A"), List.of()).fingerprint())
                .isEqualTo(Fingerprint.of(List.of("A.java", "class A")));
    }
}
