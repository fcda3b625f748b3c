package nqueens.loop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
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
    private final ScriptedScreen screen = new ScriptedScreen();

    @Test
    void keys_come_in_lower_case_one_after_the_other() {
        screen.press("hXq");
        Loop.run(new Recording(desk -> { }, (desk, key) -> {
            if (key == 'q') {
                desk.leave();
            }
        }), screen);
        assertThat(heard).containsExactly("key h", "key x", "key q");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0003", "\u0004"})
    void control_c_and_control_d_end_the_loop(String end) {
        screen.press("h" + end);
        Loop.run(new Recording(desk -> { }, (desk, key) -> { }), screen);
        assertThat(heard).containsExactly("key h");
    }

    @Test
    void an_interrupt_ends_the_loop() {
        Loop.run(new Recording(desk -> screen.interrupt(), (desk, key) -> { }), screen);
        assertThat(heard).isEmpty();
    }

    @Test
    void a_page_is_shown_at_first() {
        screen.press("q");
        Loop.run(new Recording(desk -> { }, (desk, key) -> desk.leave()), screen);
        assertThat(screen.shown).startsWith("page of ");
    }

    @Test
    void a_page_is_shown_after_each_event() {
        Loop.run(new Recording(desk -> desk.judge(() -> () -> {
            heard.add("judged");
            screen.onShow = () -> screen.press("q");
        }), (desk, key) -> desk.leave()), screen);
        assertThat(screen.shown).contains("page of judged");
    }

    @Test
    void a_save_is_told_while_keys_are_waited_for() {
        Loop.run(new Recording(desk -> save(), (desk, key) -> { }) {
            @Override
            public void saved(Set<Path> folders) {
                super.saved(folders);
                desk.leave();
            }
        }, screen);
        assertThat(heard).containsExactly("saved " + Set.of(folder));
    }

    @Test
    void what_is_judged_is_told_on_the_loops_own_thread() {
        Thread loop = Thread.currentThread();
        Loop.run(new Recording(desk -> desk.judge(() -> {
            heard.add(Thread.currentThread() == loop ? "judged here" : "judged beside");
            return () -> {
                heard.add(Thread.currentThread() == loop ? "told here" : "told beside");
                desk.leave();
            };
        }), (desk, key) -> { }), screen);
        assertThat(heard).containsExactly("judged beside", "told here");
    }

    @Test
    void what_is_judged_anew_is_told_once_and_the_first_judging_is_interrupted() {
        CountDownLatch started = new CountDownLatch(1);
        Loop.run(new Recording(desk -> {
            desk.judge(() -> {
                started.countDown();
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException e) {
                    heard.add("interrupted");
                }
                return () -> heard.add("told of the first");
            });
            screen.press("s");
        }, (desk, key) -> {
            awaited(started);
            desk.judge(() -> () -> {
                heard.add("told of the second");
                desk.leave();
            });
        }), screen);
        assertThat(heard).containsExactly("key s", "interrupted", "told of the second");
    }

    @Test
    void where_judging_fails_the_loop_ends_with_the_reason() {
        Practice practice = new Recording(desk -> desk.judge(() -> {
            throw new IOException("the disk is full");
        }), (desk, key) -> { });
        assertThatThrownBy(() -> Loop.run(practice, screen))
                .isInstanceOf(IllegalStateException.class).hasMessage("the disk is full");
    }

    @Test
    void what_is_being_judged_at_the_end_is_interrupted() {
        CountDownLatch started = new CountDownLatch(1);
        screen.press("q");
        Loop.run(new Recording(desk -> desk.judge(() -> {
            started.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                heard.add("interrupted");
            }
            return () -> heard.add("told");
        }), (desk, key) -> {
            awaited(started);
            desk.leave();
        }), screen);
        assertThat(heard).containsExactly("key q", "interrupted");
    }

    @Test
    void where_there_are_no_more_keys_files_are_watched_all_the_same() {
        screen.endKeys();
        Loop.run(new Recording(desk -> save(), (desk, key) -> { }) {
            @Override
            public void saved(Set<Path> folders) {
                desk.leave();
            }
        }, screen);
        assertThat(heard).isEmpty();
    }

    @Test
    void time_that_passes_is_told() {
        Loop.run(new Recording(desk -> { }, (desk, key) -> { }) {
            @Override
            public void ticked() {
                heard.add("ticked");
                desk.leave();
            }
        }, screen);
        assertThat(heard).containsExactly("ticked");
    }

    private void save() {
        // the loop has looked at the folder before it began
        try {
            Files.writeString(folder.resolve("Solver.java"), "saved");
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void awaited(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Writes down what it is told. */
    private class Recording implements Practice {

        private final Consumer<Desk> beginning;
        private final BiConsumer<Desk, Character> onKey;
        protected Desk desk;

        Recording(Consumer<Desk> beginning, BiConsumer<Desk, Character> onKey) {
            this.beginning = beginning;
            this.onKey = onKey;
        }

        @Override
        public List<Path> watched() {
            return List.of(folder);
        }

        @Override
        public void begin(Desk given) {
            desk = given;
            beginning.accept(given);
        }

        @Override
        public void saved(Set<Path> folders) {
            heard.add("saved " + folders);
        }

        @Override
        public void pressed(char key) {
            heard.add("key " + key);
            onKey.accept(desk, key);
        }

        @Override
        public Page page() {
            return new Page(List.of("page of " + String.join(", ", heard)), List.of(), "", Page.Settled.YES);
        }
    }

    /** Gives keys when they are due, and keeps what it was shown. */
    private static final class ScriptedScreen implements Screen {

        private final BlockingQueue<Integer> keys = new LinkedBlockingQueue<>();
        private final List<String> shown = new CopyOnWriteArrayList<>();
        private Runnable end;
        private volatile Runnable onShow = () -> { };

        void press(String pressed) {
            pressed.chars().forEach(keys::add);
        }

        void endKeys() {
            keys.add(END);
        }

        void interrupt() {
            end.run();
        }

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
