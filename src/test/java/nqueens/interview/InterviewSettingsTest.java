package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.judge.submission.SettingsException;

class InterviewSettingsTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            drill=torus minutes=1               | stage 1 of 7: how many solutions  | 1:00 left
            drill=torus pair=true               | interviewer.html, for the interviewer | 45:00 left
            drill=torus pair=false resume=false | SolutionCountQueens.java/         | 45:00 left
            level=3                             | stage 1 of                        | left
            """)
    void what_is_set_is_seen_on_the_first_screen(String settings, String shown, String clock) throws IOException {
        assertThat(new Play(folder).begin(settings).text().replace('\n', '/')).contains(shown, clock + "   r ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            minutes=0                 | -Dminutes=0: not a whole number from 1 to 600
            minutes=601               | -Dminutes=601: not a whole number from 1 to 600
            minutes=4.5               | -Dminutes=4.5: not a whole number from 1 to 600
            level=4                   | -Dlevel=4: not a whole number from 1 to 3
            from=twist                | -Dfrom: an interview begins with its opening; s leaves a stage
            pair=1                    | -Dpair=1: write -Dpair, or leave it out
            whiteboard=1              | -Dwhiteboard=1: write -Dwhiteboard, or leave it out
            silent=1                  | -Dsilent=1: write -Dsilent, or leave it out
            coach                     | -Dcoach: an interviewer is no coach; mvn -q test -Pwatch judges each save of an
            resume                    | -Dresume: no interview was interrupted; leave -Dresume out to begin one
            resume=2026-11-20         | -Dresume=2026-11-20: there is no such interview
            drill=Torus               | -Ddrill=Torus: no such drill; there are blocked, first, superqueens,
            drill=torus level=1       | -Ddrill=torus: no such drill; there are blocked, first, superqueens, mend-
            resume drill=torus        | -Dresume: the interview goes on as it was begun; leave -Ddrill out, or
            resume minutes=5          | -Dresume: the interview goes on as it was begun; leave -Dminutes out, or
            resume silent             | -Dresume: the interview goes on as it was begun; leave -Dsilent out, or \
            -Dresume to begin another one
            """)
    void another_value_is_one_line(String settings, String message) {
        assertThatThrownBy(() -> new Play(folder).begin(settings)).isInstanceOf(SettingsException.class)
                .hasMessageStartingWith(message);
        assertThat(folder).isEmptyDirectory();
    }
}
