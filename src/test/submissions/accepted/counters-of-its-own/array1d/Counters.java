package array1d;

final class Counters {

    static final int SIZE = 2;
    static final long[] RUNS;

    static {
        RUNS = new long[SIZE];
    }

    private Counters() {
    }

    static void begin(long most) {
        RUNS[0] = 0;
        RUNS[1] = 0;
    }

    static void enter(int block) {
        RUNS[block]++;
    }
}
