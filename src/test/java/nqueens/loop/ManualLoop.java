package nqueens.loop;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

import nqueens.loop.LoopProgram.LoopEvent;

/** In place of a loop: judges when a test says so. */
public final class ManualLoop implements LoopProgram.LoopContext {

    private final LoopProgram program;
    private final Deque<Callable<Void>> waiting = new ArrayDeque<>();
    private boolean hasLeft;

    /** Begins a program. */
    public ManualLoop(LoopProgram program) {
        this.program = program;
        program.begin(this);
    }

    @Override
    public <T> void judge(Callable<T> judging, Consumer<T> taken) {
        cancel();
        waiting.add(() -> {
            taken.accept(judging.call());
            return null;
        });
    }

    @Override
    public void cancel() {
        waiting.clear();
    }

    @Override
    public void leave() {
        hasLeft = true;
    }

    /** Presses keys, until the program has left. */
    public void press(String keys) {
        keys.chars().takeWhile(key -> !hasLeft).forEach(key -> program.handle(new LoopEvent.KeyPressed((char) key)));
    }

    /** Judges what is waiting. */
    public void judgeOne() {
        try {
            waiting.remove().call();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** Judges until nothing is waiting. */
    public void judgeAll() {
        while (isWaiting()) {
            judgeOne();
        }
    }

    /** {@return whether something is waiting} */
    public boolean isWaiting() {
        return !waiting.isEmpty();
    }

    /** {@return whether the program has left} */
    public boolean hasLeft() {
        return hasLeft;
    }

    /** {@return the lines that are shown, separated by line ends} */
    public String text() {
        Screenful screenful = program.screenful();
        return String.join("\n", screenful.body()) + "\n" + String.join("\n", screenful.foot()) + "\n"
                + screenful.keys();
    }
}
