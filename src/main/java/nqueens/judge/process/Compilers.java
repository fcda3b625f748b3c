package nqueens.judge.process;

import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The JVMs that compile. One is enough for what honest sources take, a fraction of a second; where somebody's take
 * longer, the next in line waits for a moment and then gets a JVM of its own, so that nobody's delay is another's.
 * There are never more of them than submissions that are judged at a time.
 */
final class Compilers implements AutoCloseable {

    private static final int PATIENCE_SECONDS = 2;

    private final Supplier<ChildJvm> starting;
    private final BlockingQueue<ChildJvm> idle = new LinkedBlockingQueue<>();
    private final Set<ChildJvm> all = ConcurrentHashMap.newKeySet();

    /** Takes over the first compiler, which may still be coming up. */
    Compilers(ChildJvm first, Supplier<ChildJvm> starting) {
        this.starting = starting;
        all.add(first);
        idle.add(first);
    }

    /** Asks a compiler that nobody else asks. */
    <T> T ask(Function<ChildJvm, T> question) {
        ChildJvm compiler = taken();
        try {
            return question.apply(compiler);
        } finally {
            giveBack(compiler);
        }
    }

    private ChildJvm taken() {
        try {
            ChildJvm compiler = all.isEmpty() ? null : idle.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (compiler == null) {
                compiler = starting.get();
                all.add(compiler);
            }
            return compiler;
        } catch (InterruptedException e) {
            throw Threads.interrupted();
        }
    }

    /** Keeps one for those to come. */
    private synchronized void giveBack(ChildJvm compiler) {
        if (compiler.ended() || !idle.isEmpty()) {
            all.remove(compiler);
            compiler.close();
        } else {
            idle.add(compiler);
        }
    }

    @Override
    public void close() {
        all.forEach(ChildJvm::close);
    }
}
