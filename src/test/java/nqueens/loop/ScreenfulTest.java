package nqueens.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScreenfulTest {

    /** A slash stands between rows; "keys" is what the keys do. */
    @ParameterizedTest(name = "{0}: {1} rows of {2} columns, turned {3} times")
    @CsvSource(delimiter = '|', textBlock = """
            it stands at the bottom        | 7 | 60 | 0 | v/  b       | n/p            | //v/  b/n/p/keys
            what fits has one part         | 5 | 60 | 7 | v/  b       | n/p            | v/  b/n/p/keys
            it says how to see the rest    | 4 | 40 | 0 | v/a/b/c     | n | \
            v/n/... 3 more: Space turns the page/keys
            and how to see the beginning   | 4 | 40 | 3 | v/a/b/c     | n | \
            v/c/... the end: Space turns back/keys
            there may be no room for that  | 3 | 60 | 0 | v/a         | n/p            | v/n/keys
            verdict and keys stay          | 2 | 60 | 0 | v/a         | n/p            | v/keys
            the verdict stays              | 1 | 60 | 0 | v/a         | n/p            | v
            a blank line above the foot    | 4 | 60 | 0 | v           | /n             | v//n/keys
            goes where there is no room    | 3 | 60 | 0 | v           | /n             | v/n/keys
            its parts follow each other    | 5 | 10 | 0 | v/1/2/3/4/5 | n              | v/n/1/... 4/keys
            its parts follow each other    | 5 | 10 | 2 | v/1/2/3/4/5 | n              | v/4/5/... the/keys
            the next step comes first      | 6 | 60 | 0 | v/1/2/3/4   | /n/p/q         | \
            v/n/p/1/... 4 more: Space turns the page/keys
            after the last comes the first | 5 | 10 | 3 | v/1/2/3/4/5 | n              | v/n/1/... 4/keys
            long lines take several rows   | 7 | 3  | 0 | one two/a   | six ten        | one/two/a/six/ten/key/s
            the verdict has all its rows   | 3 | 3  | 0 | one two/a   | six ten        | one/two/key
            """)
    void it_is_laid_out(
            String rule, int rows, int columns, int turns, String body, String foot, String laidOut) {
        Screenful screenful = new Screenful(lines(body), lines(foot), "keys", true);
        assertThat(String.join("/", screenful.laidOut(rows, columns, turns))).as(rule).isEqualTo(laidOut);
    }

    private static List<String> lines(String text) {
        return Arrays.asList(text.split("/"));
    }

    /** A bar stands between rows, # for the character that begins a colour. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(ignoreLeadingAndTrailingWhitespace = false, textBlock = """
            a line that fits is left as it is,5,12345,12345
            a line that fits is left as it is,5,'  3  ','  3  '
            an empty one too,5,'',''
            at the last blank that fits,8,one two three,one two|three
            at the last blank that fits,7,one two three,one two|three
            at the last blank that fits,6,one two three,one|two|three
            a long word in its middle,3,12345678,123|456|78
            the rest keeps the indent,6,  one two,  one|  two
            the rest of an item stands below its text,8,- one two,- one|  two
            the rest of an item stands below its text,8, 2. one two, 2. one|    two
            a label counts where the line begins alone,8,'  far far so: one two','  far|  far|  so:|  one|  two'
            wide characters take two columns,5,\u7687\u540e\u7687\u540e,\u7687\u540e|\u7687\u540e
            colours take no room and go on,5,#[31mone two#[0m,#[31mone#[0m|#[31mtwo#[0m
            one column is no trap,1,    ab, |a|b
            """)
    void a_line_is_broken(String rule, int columns, String line, String rows) {
        assertThat(String.join("|", Screenful.wrapped(List.of(line.replace('#', '\u001b')), columns))
                .replace('\u001b', '#')).as(rule).isEqualTo(rows);
    }
}
