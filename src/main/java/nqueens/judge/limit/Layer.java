package nqueens.judge.limit;

import java.util.Locale;

/** One of the layers between a submission and a forged grade. Each holds without the others. */
public enum Layer {
    /** Only plain source files of known exercises are taken, few and small, copied out. */
    SOURCES,
    /** Only what a solution has a use for may be used: told from the compiled code. */
    ALLOW_LIST,
    /** The submission runs in a JVM of its own, under limits, with nothing in reach but the contract. */
    WORKER,
    /** The operating system shows that JVM no network, no other process, and no file to write. */
    OPERATING_SYSTEM;

    /** {@return the name used in reports: the constant's, in lower case, with hyphens} */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
