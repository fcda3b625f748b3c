package nqueens.judge.limit;

import java.util.List;
import java.util.Locale;

/** The isolation between a submission and the judge. Each layer works without the others. */
public enum Isolation {
    /** Like {@link #PROCESS}, in a sandbox of the operating system: bubblewrap on Linux. */
    BUBBLEWRAP("sources", "allow-list", "worker", "operating-system"),
    /** Each exercise runs in its own JVM, under limits. */
    PROCESS("sources", "allow-list", "worker"),
    /** The submission runs in the judge's JVM, without limits; only for debugging. */
    NONE("sources", "allow-list");

    private final List<String> layers;

    Isolation(String... layers) {
        this.layers = List.of(layers);
    }

    /** {@return the names of the layers that are in force, from the outermost on} */
    public List<String> layers() {
        return layers;
    }

    /** {@return the name in reports and settings: the name of the constant in lower case} */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return the isolation with this id} */
    public static Isolation of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }
}
