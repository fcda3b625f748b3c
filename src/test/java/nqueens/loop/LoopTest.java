package nqueens.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The test is the program, and the screen, too. What waits here is released by what it waits for. A loop with
 * verdicts and saves from begin to end is in WatchProgramTest.
 */
@Timeout(60)
class LoopTest implements LoopProgram, Screen {

    /** What is done when a screenful tells of an event for the first time. */
    private final Map<String, Runnable> script = new HashMap<>();
    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final List<Integer> turned = new ArrayList<>();
    private final BlockingQueue<Integer> keys = new LinkedBlockingQueue<>();
    private LoopContext context;
    private Runnable interrupt;
    private boolean isTyping;

    @ParameterizedTest
    @ValueSource(chars = {3, 4})
    void time_is_told_and_control_c_and_control_d_end_the_loop(char control) {
        press("H");
        script.put("key h", () -> script.put("ticked", () -> press("" + control)));
        Loop.run(this, this);
        assertThat(heard).containsExactly("begun", "key h", "ticked");
    }

    @Test
    void enter_behind_a_key_is_none_and_while_a_text_is_typed_all_are_letters() {
        press("\nH");
        script.put("key h", () -> {
            isTyping = true;
            press("A \n\r!");
        });
        script.put("key !", () -> press("\3"));
        Loop.run(this, this);
        assertThat(heard).containsExactly("begun", "key h", "key A", "key  ", "key \n", "key \n", "key !");
    }

    @Test
    void space_turns_the_page_and_what_is_new_begins_at_its_top() {
        press("a  b");
        script.put("key b", () -> press("\3"));
        Loop.run(this, this);
        assertThat(turned).containsSubsequence(0, 1, 2, 0);
    }

    @Test
    void what_is_judged_anew_or_at_the_end_is_interrupted_and_nothing_of_it_is_told() {
        script.put("begun", () -> context.judge(() -> {
            judgeUntilInterrupted("a");
            return "told of the first";
        }, this::hear));
        script.put("key a", () -> context.judge(() -> "told of the second", this::hear));
        script.put("told of the second", () -> context.judge(() -> {
            judgeUntilInterrupted("q");
            return "told of the third";
        }, this::hear));
        script.put("key q", () -> interrupt.run());
        Loop.run(this, this);
        assertThat(heard).containsExactly("begun", "key a", "interrupted", "told of the second", "key q",
                "interrupted");
    }

    @Test
    void where_judging_fails_the_loop_ends_with_the_reason_after_the_last_key() {
        script.put("begun", () -> keys.add(END));
        script.put("no more keys", () -> context.judge(() -> {
            throw new IOException("the disk is full");
        }, this::hear));
        assertThatThrownBy(() -> Loop.run(this, this)).isInstanceOf(IllegalStateException.class)
                .hasMessage("the disk is full");
    }

    private void hear(String event) {
        heard.add(event);
    }

    private void press(String pressed) {
        pressed.chars().forEach(keys::add);
    }

    /** Has a key pressed once it is judging. */
    private void judgeUntilInterrupted(String key) {
        press(key);
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            hear("interrupted");
        }
    }

    @Override
    public List<Path> watched() {
        return List.of();
    }

    @Override
    public void begin(LoopContext given) {
        context = given;
        hear("begun");
    }

    @Override
    public boolean isTyping() {
        return isTyping;
    }

    @Override
    public void handle(LoopEvent event) {
        if (event instanceof LoopEvent.KeyPressed pressed) {
            hear("key " + pressed.key());
        } else if (event instanceof LoopEvent.KeysEnded) {
            hear("no more keys");
        } else if (event instanceof LoopEvent.Ticked && script.containsKey("ticked")) {
            hear("ticked");
        }
    }

    @Override
    public Screenful screenful() {
        return new Screenful(heard, List.of(), "", true);
    }

    @Override
    public void show(Screenful screenful, int turns) {
        turned.add(turns);
        screenful.body().stream().filter(script::containsKey).forEach(event -> script.remove(event).run());
    }

    @Override
    public int read() {
        try {
            return keys.take();
        } catch (InterruptedException e) {
            return END;
        }
    }

    @Override
    public void listen(Runnable redraw, Runnable end) {
        interrupt = end;
    }

    @Override
    public void close() {
        // the test ends with it
    }
}
