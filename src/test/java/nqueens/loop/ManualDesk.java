package nqueens.loop;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A desk in place of a loop: judges when a test says so. */
public final class ManualDesk implements Desk {

    private final Deque<Work> waiting = new ArrayDeque<>();
    private boolean hasLeft;

    @Override
    public void judge(Work work) {
        waiting.clear();
        waiting.add(work);
    }

    @Override
    public void leave() {
        hasLeft = true;
    }

    /** Judges what is waiting. */
    public void judgeOne() {
        try {
            waiting.remove().judged(Runnable::run).run();
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

    /** {@return whether the practice has left} */
    public boolean hasLeft() {
        return hasLeft;
    }

    /** {@return the lines of a page, separated by line ends} */
    public static String text(Page page) {
        List<String> lines = new ArrayList<>(page.body());
        lines.addAll(page.foot());
        lines.add(page.keys());
        return String.join("\n", lines);
    }
}
