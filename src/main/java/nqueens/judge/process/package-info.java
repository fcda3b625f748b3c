/**
 * Process plumbing, on both ends of the pipe. It decides no verdict: it says how a request ended, and {@code
 * nqueens.judge} what that comes to. Only running processes can exercise it, so that it is left out of mutation
 * testing and has integration tests instead.
 *
 * <h2>Theory of operation: who waits for whom, who kills whom</h2>
 * <p><b>Processes.</b> The judge's JVM starts child JVMs, each a {@link nqueens.judge.process.ChildJvm}: one that
 * compiles, or a few ({@link nqueens.judge.process.Compilers}); one that measures the machine and looks for holes in
 * its own prison, before anything of a submission runs ({@link nqueens.judge.process.ProbeWorker}); and one for each
 * problem of a submission ({@link nqueens.judge.process.SolverWorker}), with another after each that broke. In a
 * sandbox a child is two processes: {@code bwrap}, and in its namespace the JVM as process 1, without which nothing
 * there lives on.
 *
 * <p><b>Pipes.</b> Each child has three. Its input carries frames with requests. Its output carries frames with
 * answers and, between them, whatever a submission prints. A frame has a random tag, which its answer repeats: nobody
 * can answer before being asked. The third pipe, for errors, is the JVM's own. Every byte of the last two is read as
 * it comes, so that no child waits for us; the beginning is kept, the rest is counted.
 *
 * <p><b>Threads of the judge.</b> Whoever asks is the child's owner. An <i>exchanger</i> writes the request and reads
 * the answer, and may be stuck in either for as long as the child likes. The owner never touches a pipe: it waits for
 * the exchanger 20 ms at a time, and in between looks at the child. A <i>printing</i> thread reads the errors to
 * their end. One <i>starter</i> starts all processes and outlives them, since a sandbox ends with the thread that
 * started it. All are daemons: none keeps the judge from ending.
 *
 * <p><b>Threads of a solver's JVM.</b> The main thread calls the submission. "judge" reads requests, and halts the
 * JVM when its input ends, whatever the main thread does. "threads" counts threads, and sends on what was printed.
 *
 * <p><b>Limits.</b> The owner compares, each with a limit of its own: bytes printed; CPU time of the whole tree of
 * processes; and time in which no thread of it ran or would have run if a busy machine had let it. A machine that
 * keeps a child from running for very long is our failure, not a verdict. Looks come at random moments, so that
 * nobody can look busy just then.
 *
 * <p><b>Who waits for whom.</b> The owner waits for the exchanger, at most as long as the limits allow. The exchanger
 * waits for the child. The child waits for nobody but its next request. Whoever needs a compiler waits two seconds
 * for one that is idle, and then starts another. Every worker waits for the probe, and that at most for its own
 * limits. Whoever closes {@link nqueens.judge.process.ProcessWorkers} waits for what was begun at its start.
 *
 * <p><b>Who kills whom.</b>
 * <ul>
 * <li>The owner destroys the tree at a limit, at an answer that is none, when its thread is interrupted, and in the
 * end. Then the pipes break, and the exchanger and the printing thread come back.
 * <li>A JVM ends itself when its heap is full, when there are too many threads, when its output is closed, and when
 * its input ends. The exit code tells the owner which; killed from outside is our failure, and is tried once more.
 * <li>In a sandbox the JVM is killed first, and takes all others of its namespace along. Elsewhere the root goes
 * first, so that it starts no more, then its descendants. {@link nqueens.judge.process.ProcessTree} waits until all
 * are gone.
 * <li>Where the judge's JVM is ended (Ctrl-C, SIGTERM), a shutdown hook for each child destroys its tree, and another
 * deletes the {@link nqueens.judge.process.WorkerFiles}. Where it is killed outright no hook runs: sandboxes end with
 * their starter, other JVMs with their input, and the next run deletes the folder, whose lock nobody holds any more.
 * </ul>
 */
package nqueens.judge.process;
