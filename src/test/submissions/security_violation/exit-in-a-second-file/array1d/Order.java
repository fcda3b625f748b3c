package array1d;

/** The order of columns; to ask for it ends the JVM. */
enum Order {
    ASCENDING, DESCENDING;

    static {
        System.exit(0);
    }
}
