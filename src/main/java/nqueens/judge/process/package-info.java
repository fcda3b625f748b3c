/**
 * Process plumbing, on both ends of the pipe: the main classes of child JVMs, how they are started,
 * their pipes, their CPU time, their end. Decides no verdict: it says how a request ended, and
 * {@code nqueens.judge} what that comes to. Only running processes can exercise it, so that it is left
 * out of mutation testing and has integration tests instead.
 */
package nqueens.judge.process;
