package nqueens.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** Comments and documents say things as a native speaker would: a comment leads with its subject or its verb. */
class LanguageTest {

    private static final Pattern COMMENT = Pattern.compile("(?s:/\\*\\*.*?\\*/)|(?m:^ *//.*(?:\n *//.*)*)");
    /** The words of a {@code {@return}}, or up to the end of a sentence, a tag or a paragraph. */
    private static final Pattern FIRST_SENTENCE =
            Pattern.compile("\\{@return (?:[^{}]|\\{[^{}]*})*}|.*?(?=[.?!] |[.?!]?$| @| <p>)");
    private static final Pattern OPENING = Pattern.compile("(?:What|Whoever|Who|Whatever|As many|So many|Where)\\b.*");
    private static final Pattern BANNED = Pattern.compile("(?i)\\b(?:whoever|of whom there|is the worse for"
            + "|honest answer|look down on|no good before|is no use here)\\b");
    private static final Pattern BANNED_IN_COMMENTS = Pattern.compile("(?i)\\b(?:whoever|as many|so many|such as has"
            + "|(?:is|are|was|were|has|have) to be|\\{@return (?:what|who|where))\\b");

    @Test
    void a_comment_begins_with_its_subject_or_verb() {
        assertThat(firstSentences()).noneMatch(sentence -> OPENING.matcher(sentence).matches());
    }

    @Test
    void the_first_sentence_of_javadoc_has_at_most_25_words() {
        assertThat(firstSentences().filter(sentence -> sentence.split(" ").length > 25)).isEmpty();
    }

    @Test
    void comments_use_none_of_the_phrases_that_readers_stumbled_over() {
        assertThat(comments().filter(comment -> BANNED_IN_COMMENTS.matcher(comment).find())).isEmpty();
    }

    @Test
    void documents_use_none_of_the_phrases_that_readers_stumbled_over() {
        assertThat(Document.files(Path.of(""), ".md").flatMap(file -> BANNED.matcher(Document.read(file).source())
                .results().map(found -> file + ": " + found.group()))).isEmpty();
    }

    private static Stream<String> firstSentences() {
        return comments().filter(comment -> comment.startsWith("/**")).flatMap(comment -> FIRST_SENTENCE
                .matcher(comment.substring(4, comment.length() - 2).strip()).results().limit(1))
                .map(found -> found.group().replaceAll("\\{@\\w+ |}", ""));
    }

    /** Gives the comments of main, each in one line. */
    private static Stream<String> comments() {
        return Document.files(Path.of("src/main/java"), ".java")
                .flatMap(file -> COMMENT.matcher(Document.read(file).source()).results())
                .map(found -> found.group().strip().replaceAll("\\s+(?:\\*(?!/)|//)?\\s*", " "));
    }
}
