package nqueens.loop;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import nqueens.loop.LoopProgram.LoopEvent;

/** Runs a {@link LoopProgram} until it ends: files, keys and verdicts become events, handled one after another. */
public final class Loop implements LoopProgram.LoopContext {

    private static final int GLANCE_MILLIS = 25;
    private static final int GLANCES_PER_TICK = 20;
    private static final int PATIENCE_SECONDS = 2;
    private static final char CTRL_C = 3;
    private static final char CTRL_D = 4;
    private static final Runnable NOTHING = () -> { };

    private final LoopProgram program;
    private final Screen screen;
    private final SavedFiles files;
    private final BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    private final ExecutorService judge = Executors.newSingleThreadExecutor(task -> daemon(task, "judge"));
    private Future<?> judging = CompletableFuture.completedFuture(null);
    /** The number of the latest judging; the results of earlier judgings are dropped. */
    private long judgings;
    private boolean hasLeft;
    private List<String> shown = List.of();
    private int turns;

    private Loop(LoopProgram program, Screen screen) {
        this.program = program;
        this.screen = screen;
        this.files = new SavedFiles(program.watched());
    }

    /** Runs a program until it leaves or is interrupted; the caller must close the screen. */
    public static void run(LoopProgram program, Screen screen) {
        new Loop(program, screen).run();
    }

    private void run() {
        Thread keys = daemon(this::readKeys, "keys");
        screen.listen(() -> queue.add(NOTHING), () -> queue.add(this::leave));
        try {
            program.begin(this);
            keys.start();
            while (!hasLeft) {
                show(program.screenful());
                next().run();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            keys.interrupt();
            judge.shutdownNow();
            await();
        }
    }

    private void show(Screenful screenful) {
        turns = screenful.body().equals(shown) ? turns : 0;
        shown = screenful.body();
        screen.show(screenful, turns);
    }

    /** Waits for the next event: a key, a saved file, a result, or about half a second without any of these. */
    private Runnable next() throws InterruptedException {
        for (int glances = 0; glances < GLANCES_PER_TICK; glances++) {
            Runnable next = queue.poll(GLANCE_MILLIS, TimeUnit.MILLISECONDS);
            if (next != null) {
                return next;
            }
            Set<Path> saved = files.saved();
            if (!saved.isEmpty()) {
                return () -> program.handle(new LoopEvent.Saved(saved));
            }
        }
        return () -> program.handle(new LoopEvent.Ticked());
    }

    private void await() {
        try {
            judge.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void leave() {
        hasLeft = true;
    }

    @Override
    public <T> void judge(Callable<T> judged, Consumer<T> taken) {
        cancel();
        long number = judgings;
        judging = judge.submit(() -> {
            Runnable event = event(judged, taken);
            queue.add(() -> (number == judgings ? event : NOTHING).run());
        });
    }

    private static <T> Runnable event(Callable<T> judged, Consumer<T> taken) {
        try {
            T result = judged.call();
            return () -> taken.accept(result);
        } catch (Exception | Error e) {
            return () -> {
                throw new IllegalStateException(e.getMessage(), e);
            };
        }
    }

    @Override
    public void cancel() {
        judging.cancel(true);
        judgings++;
    }

    private void readKeys() {
        for (int key = screen.read(); key != Screen.END; key = screen.read()) {
            char pressed = (char) key;
            queue.add(() -> press(pressed));
        }
        queue.add(() -> program.handle(new LoopEvent.KeysEnded()));
    }

    private void press(char key) {
        if (key == CTRL_C || key == CTRL_D) {
            leave();
        } else if (program.isTyping()) {
            program.handle(new LoopEvent.KeyPressed(key == '\r' ? '\n' : key));
        } else if (key == ' ') {
            turns++;
        } else if (key != '\n') {
            // on a plain screen, a key is a letter and Enter
            program.handle(new LoopEvent.KeyPressed(Character.toLowerCase(key)));
        }
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }
}
