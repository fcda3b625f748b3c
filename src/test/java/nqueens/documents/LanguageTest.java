package nqueens.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** Comments and documents say things as a native speaker would: a comment leads with its subject or its verb. */
class LanguageTest {

    private static final Pattern FIRST_SENTENCE = Pattern.compile(
            "/\\*\\*\\s+(?:\\* )?([^@{].*?(?=[.] |[.]?\\s*\\*/|\\s\\*\\s*@|\\s\\*\\s*<p>))", Pattern.DOTALL);
    private static final Pattern OPENING =
            Pattern.compile("(?:What|Whoever|Who|Whatever|As many|So many|Where)\\b.*", Pattern.DOTALL);
    private static final Pattern BANNED = Pattern.compile("(?i)\\b(?:whoever has|of whom there|is the worse for"
            + "|honest answer|look down on|no good before|is no use here)\\b");

    @Test
    void a_comment_begins_with_its_subject_or_verb() {
        assertThat(Document.files(Path.of("src/main/java"), ".java").flatMap(file -> FIRST_SENTENCE
                .matcher(Document.read(file).source()).results().map(found -> found.group(1)))
                .filter(sentence -> OPENING.matcher(sentence).matches())).isEmpty();
    }

    @Test
    void documents_use_none_of_the_phrases_that_readers_stumbled_over() {
        Stream<Path> documents = Stream.of("docs", "exercises", "solutions").map(Path::of)
                .flatMap(folder -> Document.files(folder, ".md"));
        assertThat(Stream.concat(documents, Stream.of(Path.of("README.md"))).flatMap(file -> BANNED
                .matcher(Document.read(file).source()).results().map(found -> file + ": " + found.group()))).isEmpty();
    }
}
