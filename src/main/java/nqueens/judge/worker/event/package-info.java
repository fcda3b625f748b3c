/** The events of a recorded call, as the worker gathers them. Decides no verdict. */
package nqueens.judge.worker.event;
