/** Rewrites classes so that a call can be recorded. This package decides no verdicts. */
package nqueens.judge.meter.recorder;
