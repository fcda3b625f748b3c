package nqueens.judge.worker;

public final class Counters {

    private Counters() {
    }

    public static void count(int block) {
        // counts nothing
    }

    public static void enter(int block) {
        // counts nothing
    }
}
