package nqueens.loop;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Keeps a {@link Practice} going until it leaves: files, keys and verdicts become calls, one after the other. */
public final class Loop implements Desk {

    private static final Duration LOOK = Duration.ofMillis(25);
    private static final Duration TICK = Duration.ofMillis(500);
    private static final int CTRL_C = 3;
    private static final int CTRL_D = 4;

    private final Practice practice;
    private final Screen screen;
    private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
    private final ExecutorService judges = Executors.newSingleThreadExecutor(task -> daemon(task, "judge"));
    private Future<?> judging = new FutureTask<>(() -> { }, null);
    /** How often something was given to be judged. */
    private long given;
    private boolean left;

    private Loop(Practice practice, Screen screen) {
        this.practice = practice;
        this.screen = screen;
    }

    /**
     * Runs a practice until it leaves, or is interrupted; the screen is the caller's to close.
     *
     * @throws IllegalStateException if judging failed; the message says why
     */
    public static void run(Practice practice, Screen screen) {
        new Loop(practice, screen).run();
    }

    private void run() {
        Saves saves = new Saves(practice.watched());
        Thread watching = daemon(() -> watch(saves), "watching");
        Thread keys = daemon(this::readKeys, "keys");
        screen.listen(() -> events.add(() -> { }), () -> events.add(this::leave));
        try {
            practice.begin(this);
            screen.show(practice.page());
            watching.start();
            keys.start();
            while (!left) {
                if (events.isEmpty()) {
                    screen.show(practice.page());
                }
                Runnable event = events.poll(TICK.toMillis(), TimeUnit.MILLISECONDS);
                if (event == null) {
                    practice.ticked();
                } else {
                    event.run();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            watching.interrupt();
            keys.interrupt();
            end();
        }
    }

    @Override
    public void leave() {
        left = true;
    }

    @Override
    public void judge(Work work) {
        judging.cancel(true);
        given++;
        long number = given;
        FutureTask<Runnable> task = new FutureTask<>(() -> work.judged(event -> tell(number, event))) {
            @Override
            protected void done() {
                tell(number, () -> take(this));
            }
        };
        judging = task;
        judges.execute(task);
    }

    /** What is no longer awaited is dropped. */
    private void tell(long number, Runnable event) {
        events.add(() -> {
            if (number == given) {
                event.run();
            }
        });
    }

    private static void take(Future<Runnable> judged) {
        try {
            judged.get().run();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause().getMessage(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Lets what is being judged end its processes. */
    private void end() {
        judging.cancel(true);
        judges.shutdownNow();
        try {
            judges.awaitTermination(2, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void watch(Saves saves) {
        try {
            while (true) {
                Thread.sleep(LOOK.toMillis());
                Set<Path> folders = saves.look();
                if (!folders.isEmpty()) {
                    events.add(() -> practice.saved(folders));
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void readKeys() {
        for (int key = screen.read(); key != Screen.END; key = screen.read()) {
            char pressed = Character.toLowerCase((char) key);
            boolean isEnd = key == CTRL_C || key == CTRL_D;
            events.add(isEnd ? this::leave : () -> practice.pressed(pressed));
        }
        events.add(practice::noMoreKeys);
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }
}
