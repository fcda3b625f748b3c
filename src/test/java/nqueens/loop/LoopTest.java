package nqueens.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What waits here is released by what it waits for; the limit is for a loop that never ends. */
@Timeout(60)
class LoopTest {

    @TempDir
    private Path folder;

    private final List<String> heard = new CopyOnWriteArrayList<>();
    private final List<String> shown = new CopyOnWriteArrayList<>();
    private final CountDownLatch started = new CountDownLatch(1);
    private final BlockingQueue<Integer> keys = new LinkedBlockingQueue<>();
    private Runnable end;
    private volatile Runnable onShow = () -> { };
    private Consumer<Desk> beginning = desk -> { };
    private Consumer<Desk> onKey = Desk::leave;
    private Consumer<Desk> onTick = desk -> { };

    @Test
    void keys_come_in_lower_case_one_after_the_other() {
        press("hXq");
        onKey = desk -> {
            if (heard.contains("key q")) {
                desk.leave();
            }
        };
        run();
        assertThat(heard).containsExactly("key h", "key x", "key q");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0003", "\u0004"})
    void control_c_and_control_d_end_the_loop(String control) {
        press("h" + control);
        onKey = desk -> { };
        run();
        assertThat(heard).containsExactly("key h");
    }

    @Test
    void an_interrupt_ends_the_loop() {
        beginning = desk -> end.run();
        run();
        assertThat(heard).isEmpty();
    }

    @Test
    void a_page_is_shown_at_first_and_after_each_event() {
        beginning = desk -> desk.judge(meanwhile -> () -> {
            heard.add("judged");
            onShow = () -> press("q");
        });
        run();
        assertThat(shown).startsWith("page of ").contains("page of judged");
    }

    @Test
    void a_save_is_told_while_keys_are_waited_for() {
        beginning = desk -> save();
        run();
        assertThat(heard).containsExactly("saved " + Set.of(folder));
    }

    @Test
    void where_there_are_no_more_keys_files_are_watched_all_the_same() {
        keys.add(Screen.END);
        beginning = desk -> save();
        run();
        assertThat(heard).containsExactly("saved " + Set.of(folder));
    }

    @Test
    void what_is_judged_is_told_on_the_loops_own_thread() {
        Thread loop = Thread.currentThread();
        beginning = desk -> desk.judge(meanwhile -> {
            heard.add(Thread.currentThread() == loop ? "judged here" : "judged beside");
            return () -> {
                heard.add(Thread.currentThread() == loop ? "told here" : "told beside");
                desk.leave();
            };
        });
        run();
        assertThat(heard).containsExactly("judged beside", "told here");
    }

    @Test
    void what_is_judged_anew_is_told_once_and_the_first_judging_is_interrupted() {
        press("s");
        beginning = desk -> desk.judge(meanwhile -> endless());
        onKey = desk -> {
            awaitStart();
            desk.judge(meanwhile -> () -> {
                heard.add("told of the second");
                desk.leave();
            });
        };
        run();
        assertThat(heard).containsExactly("key s", "interrupted", "told of the second");
    }

    @Test
    void what_is_known_meanwhile_is_told_before_the_end_on_the_loops_own_thread() {
        Thread loop = Thread.currentThread();
        beginning = desk -> desk.judge(meanwhile -> {
            meanwhile.accept(() -> heard.add(Thread.currentThread() == loop ? "known here" : "known beside"));
            return () -> {
                heard.add("told");
                desk.leave();
            };
        });
        run();
        assertThat(heard).containsExactly("known here", "told");
    }

    @Test
    void what_is_known_of_what_is_no_longer_wanted_is_not_told() {
        press("s");
        beginning = desk -> desk.judge(meanwhile -> {
            Runnable result = endless();
            meanwhile.accept(() -> heard.add("known of the first"));
            return result;
        });
        onKey = desk -> {
            awaitStart();
            desk.judge(meanwhile -> desk::leave);
        };
        run();
        assertThat(heard).containsExactly("key s", "interrupted");
    }

    @Test
    void what_is_being_judged_at_the_end_is_interrupted() {
        press("q");
        beginning = desk -> desk.judge(meanwhile -> endless());
        onKey = desk -> {
            awaitStart();
            desk.leave();
        };
        run();
        assertThat(heard).containsExactly("key q", "interrupted");
    }

    @Test
    void where_judging_fails_the_loop_ends_with_the_reason() {
        beginning = desk -> desk.judge(meanwhile -> {
            throw new IOException("the disk is full");
        });
        assertThatThrownBy(this::run).isInstanceOf(IllegalStateException.class).hasMessage("the disk is full");
    }

    @Test
    void time_that_passes_is_told() {
        onTick = desk -> {
            heard.add("ticked");
            desk.leave();
        };
        run();
        assertThat(heard).containsExactly("ticked");
    }

    private void run() {
        Loop.run(new Recording(), new ScriptedScreen());
    }

    private void press(String pressed) {
        pressed.chars().forEach(keys::add);
    }

    private void save() {
        // the loop has looked at the folder before it began
        try {
            Files.writeString(folder.resolve("Solver.java"), "saved");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Judges until it is interrupted. */
    private Runnable endless() {
        started.countDown();
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            heard.add("interrupted");
        }
        return () -> heard.add("told of what was endless");
    }

    private void awaitStart() {
        try {
            started.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Writes down what it is told. */
    private final class Recording implements Practice {

        private Desk desk;

        @Override
        public List<Path> watched() {
            return List.of(folder);
        }

        @Override
        public void begin(Desk given) {
            desk = given;
            beginning.accept(desk);
        }

        @Override
        public void saved(Set<Path> folders) {
            heard.add("saved " + folders);
            desk.leave();
        }

        @Override
        public void pressed(char key) {
            heard.add("key " + key);
            onKey.accept(desk);
        }

        @Override
        public void ticked() {
            onTick.accept(desk);
        }

        @Override
        public Page page() {
            return new Page(List.of("page of " + String.join(", ", heard)), List.of(), "", true);
        }
    }

    /** Gives keys when they are due, and keeps what it was shown. */
    private final class ScriptedScreen implements Screen {

        @Override
        public void show(Page page) {
            shown.addAll(page.body());
            onShow.run();
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
        public void listen(Runnable redraw, Runnable toEnd) {
            end = toEnd;
        }

        @Override
        public void close() {
            // there is nothing to give back
        }
    }
}
