package nqueens.judge;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;

import nqueens.judge.result.ShortMessage;

/** Reports a failure of the judge: tells authors what to do, and maintainers where it happened. */
public final class JudgeFailure {

    private JudgeFailure() {
    }

    /** {@return the message for authors; it says to run again only if the machine may have been short of something} */
    public static String message(Throwable failure, String reason) {
        boolean mayPass = failure instanceof UncheckedIOException || failure instanceof OutOfMemoryError
                || failure.getCause() instanceof IOException;
        return "the judge failed, not the submission; " + (mayPass ? "run it again: " + reason
                : "running it again won't help, tell whoever maintains it: " + reason);
    }

    /** {@return the stack trace, for results and logs} */
    public static String trace(Throwable failure) {
        StringWriter trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace, true));
        return ShortMessage.of(trace.toString().replace("\r\n", "\n"));
    }
}
