package million;

/** A linear congruential generator of 64 bits, of which the upper ones are used. */
final class Numbers {

    private long state;

    Numbers(long seed) {
        state = seed;
        for (int i = 0; i < 10; i++) {
            next(2);
        }
    }

    int next(int bound) {
        state = state * 6364136223846793005L + 1442695040888963407L;
        return (int) ((state >>> 33) % bound);
    }

    int[] shuffled(int n) {
        int[] numbers = new int[n];
        for (int i = 0; i < n; i++) {
            int other = next(i + 1);
            numbers[i] = numbers[other];
            numbers[other] = i;
        }
        return numbers;
    }
}
