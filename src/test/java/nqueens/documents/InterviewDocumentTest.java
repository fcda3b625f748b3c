package nqueens.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.interview.Criterion;
import nqueens.interview.Drill;
import nqueens.interview.InterviewSettings;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;

/** INTERVIEW.md names what there is. */
class InterviewDocumentTest {

    private static final Path STUBS = Path.of("src/main/resources/nqueens/interview/stubs");
    private static final Pattern PROPERTY = Pattern.compile("-D(drill|minutes)=(\\w+)");

    @ParameterizedTest
    @EnumSource
    void each_drill_has_its_line_with_the_method_to_write(Drill drill) throws IOException {
        assertThat(text()).containsPattern("\n\\| `" + drill.id() + "` \\| [^|]+ \\| "
                + Pattern.quote("`" + signature(drill.twist()) + "` |"));
    }

    @Test
    void the_stages_that_all_drills_have_are_shown_with_their_methods() throws IOException {
        assertThat(text()).contains("| 1 | one solution | `" + signature(Catalogue.ONE_SOLUTION) + "` |",
                "| 2 | all solutions | `" + signature(Catalogue.ALL_SOLUTIONS) + "`,",
                "| 3 | count only | `" + signature(Catalogue.SOLUTION_COUNT) + "`,");
    }

    @ParameterizedTest
    @EnumSource
    void the_rubric_is_the_one_that_is_asked_for(Criterion criterion) throws IOException {
        assertThat(text()).contains("\n| " + criterion.title() + " | " + criterion.meaning(1) + " | "
                + criterion.meaning(2) + " | " + criterion.meaning(3) + " | " + criterion.meaning(4) + " |\n");
    }

    @Test
    void properties_have_values_that_are_taken() throws IOException {
        assertThat(PROPERTY.matcher(text()).results()).hasSizeGreaterThan(2).allSatisfy(InterviewDocumentTest::read);
    }

    private static void read(MatchResult property) {
        InterviewSettings.of(name -> name.equals(property.group(1).toLowerCase(Locale.ROOT))
                ? Optional.of(property.group(2)) : Optional.empty());
    }

    /** What the stub has to be written for. */
    private static String signature(Problem problem) throws IOException {
        Path stubs = problem.isExercise() ? Path.of("exercises", problem.id()) : STUBS;
        return Files.readString(stubs.resolve(problem.solver().file())).lines()
                .filter(line -> line.startsWith("    public "))
                .map(line -> line.substring("    public ".length(), line.indexOf(" {"))).findFirst().orElseThrow();
    }

    private static String text() {
        return Document.read(Path.of("INTERVIEW.md")).source();
    }
}
