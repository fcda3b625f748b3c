/**
 * Starts, limits and ends the processes of a run. This package reports how a request ended; {@code nqueens.judge}
 * decides the verdict.
 *
 * <h2>Theory of operation: who waits for whom, who kills whom</h2>
 * <p><b>Processes.</b> The judge starts child JVMs, each a {@link nqueens.judge.process.ChildJvm}. One or more children
 * compile. One child measures the machine and probes its own isolation before any submission runs; then it usually runs
 * the first problem. Each problem of a submission gets its own JVM, and a new one whenever that JVM ends. In a sandbox
 * a child is two processes: {@code bwrap}, and the JVM as process 1 of a namespace, which ends with the JVM.
 *
 * <p><b>Pipes.</b> A child reads requests from its input, in frames. The child's output carries frames with answers
 * and, before each, frames with the submission's output; its error stream carries the JVM's own messages. A request has
 * a random tag, which the answer repeats, so that nobody can answer in advance. The judge reads each byte when it
 * arrives, so that no child waits. The judge keeps the beginning of the submission's output, and counts the rest.
 *
 * <p><b>Threads of the judge.</b> The thread that makes requests owns the child, and never touches a pipe. An
 * <i>exchanger</i> writes the request and reads the answer, and may block in either. The owner waits for the exchanger,
 * and looks at the child every 20 ms. One <i>starter</i> starts all children, since a sandbox ends with the thread that
 * started it. The starter and the exchangers are daemons.
 *
 * <p><b>Threads of a solver's JVM.</b> The main thread calls the submission. "judge" reads requests, and halts the JVM
 * when its input ends. "guard" counts threads, sends buffered output, and ends the JVM when steps are used up.
 *
 * <p><b>Limits.</b> The JVM counts steps. The owner watches the bytes printed, the CPU time of the process tree, and
 * the time in which none of its threads ran or was ready to run. If a busy machine starves a child for very long, the
 * judge reports its own failure instead of a verdict.
 *
 * <p><b>Who waits for whom.</b> The owner waits for the exchanger, as long as the limits allow; the exchanger for the
 * child; the child for nobody. A thread waits two seconds for an idle compiler, and then starts another. Every worker
 * waits for the probe, which has limits of its own.
 *
 * <p><b>Who kills whom.</b> The owner destroys the tree at a limit, at an invalid answer, when it is interrupted, and
 * at the end. Then the pipes break, and the exchanger returns. A solver's JVM ends itself when its heap is full, when
 * there are too many threads, and when a pipe ends. Its exit code shows the reason. When the judge is ended (Ctrl-C,
 * SIGTERM), shutdown hooks destroy the trees and delete the folder. When the judge is killed, sandboxes end with their
 * starter, and other JVMs with their input. The next run finds the lock of the folder free, and deletes the folder.
 */
package nqueens.judge.process;
