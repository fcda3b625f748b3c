/** The events of a recorded call, as the worker gathers them. This package decides no verdicts. */
package nqueens.judge.worker.event;
