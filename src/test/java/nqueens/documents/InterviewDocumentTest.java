package nqueens.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.interview.Drill;
import nqueens.interview.InterviewSettings;

/** INTERVIEW.md names what there is. */
class InterviewDocumentTest {

    private static final Pattern PROPERTY = Pattern.compile("-D(drill|level|minutes|from)=(\\w+)");

    @ParameterizedTest
    @EnumSource
    void each_drill_has_its_line_with_its_level(Drill drill) throws IOException {
        assertThat(text()).containsPattern("\n\\| " + drill.level() + " \\| [^\n]*`" + drill.id() + "`");
    }

    @Test
    void it_is_short() throws IOException {
        assertThat(text().split("\\s+").length).isLessThanOrEqualTo(900);
    }

    @Test
    void properties_have_values_that_are_taken() throws IOException {
        assertThat(PROPERTY.matcher(text()).results()).hasSizeGreaterThan(2).allSatisfy(InterviewDocumentTest::read);
    }

    private static void read(MatchResult property) {
        InterviewSettings.of(name -> name.equals(property.group(1).toLowerCase(Locale.ROOT))
                ? Optional.of(property.group(2)) : Optional.empty());
    }

    private static String text() {
        return Document.read(Path.of("INTERVIEW.md")).source();
    }
}
