package java.lang;

/** Would be found before the real one. */
public final class Integer {
    public static int numberOfTrailingZeros(int bits) {
        return 0;
    }
}
