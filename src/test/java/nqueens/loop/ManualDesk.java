package nqueens.loop;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A desk in place of a loop: judges when a test says so. */
public final class ManualDesk implements Desk {

    private final Deque<Work> waiting = new ArrayDeque<>();
    private int started;
    private int judged;
    private int left;

    @Override
    public void judge(Work work) {
        waiting.clear();
        waiting.add(work);
        started++;
    }

    @Override
    public void leave() {
        left++;
    }

    /** Judges what is waiting. */
    public void judgeOne() {
        judged++;
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

    /** {@return how often something was given} */
    public int started() {
        return started;
    }

    /** {@return how much was judged} */
    public int judged() {
        return judged;
    }

    /** {@return how often the practice has left} */
    public int left() {
        return left;
    }

    /**
     * Reads a page.
     *
     * @param page the page
     * @return its lines, separated by line ends
     */
    public static String text(Page page) {
        List<String> lines = new ArrayList<>(page.body());
        lines.addAll(page.foot());
        lines.add(page.keys());
        return String.join("\n", lines);
    }
}
