/**
 * Processes, on both ends of the pipe. It decides no verdict: it says how a request ended, and {@code nqueens.judge}
 * decides. Only running processes can exercise it, so it has integration tests instead of mutation tests.
 *
 * <h2>Theory of operation: who waits for whom, who kills whom</h2>
 * <p><b>Processes.</b> The judge starts child JVMs, each a {@link nqueens.judge.process.ChildJvm}: one that compiles,
 * or a few; one that measures the machine and probes its own isolation before any submission runs, and then runs the
 * first; and one for each problem of a submission, with another after each that broke. In a sandbox a child is two
 * processes: {@code bwrap}, and in its namespace the JVM as process 1, with which everything there ends.
 *
 * <p><b>Pipes.</b> A child's input carries frames with requests; its output frames with answers and, between them, a
 * submission's prints; its error stream the JVM's own messages. A frame has a random tag, which its answer repeats:
 * nobody can answer before being asked. Every byte is read as it comes, so that no child waits for us; the beginning is
 * kept, the rest is counted.
 *
 * <p><b>Threads of the judge.</b> The thread that makes requests owns the child, and never touches a pipe. An
 * <i>exchanger</i> writes the request and reads the answer, and may be stuck in either; the owner waits for it 20 ms at
 * a time, and in between looks at the child. One <i>starter</i> starts all processes and outlives them, since a sandbox
 * ends with the thread that started it. All are daemons: none keeps the judge from ending.
 *
 * <p><b>Threads of a solver's JVM.</b> The main thread calls the submission. "judge" reads requests, and halts the JVM
 * when its input ends. "guard" counts threads, sends on what was printed, and ends the JVM when steps are used up.
 *
 * <p><b>Limits.</b> Steps are counted in the JVM. The owner compares bytes printed, CPU time of the whole tree of
 * processes, and time in which no thread of it ran or wanted to. Where a busy machine keeps a child from running for
 * very long, that is our failure, not a verdict.
 *
 * <p><b>Who waits for whom.</b> The owner waits for the exchanger, as long as the limits allow; the exchanger for the
 * child; the child for nobody. A thread waits two seconds for an idle compiler, and then starts another. Every worker
 * waits for the probe, which has limits of its own.
 *
 * <p><b>Who kills whom.</b> The owner destroys the tree at a limit, at an invalid answer, when it is interrupted, and
 * at the end; then the pipes break, and the exchanger returns. A JVM ends itself when its heap is full, when there are
 * too many threads, and when a pipe ends; its exit code tells which. Where the judge is ended (Ctrl-C, SIGTERM),
 * shutdown hooks destroy the trees and delete the folder. Where it is killed outright, sandboxes end with their
 * starter, other JVMs with their input, and the next run deletes the folder, whose lock is free.
 */
package nqueens.judge.process;
