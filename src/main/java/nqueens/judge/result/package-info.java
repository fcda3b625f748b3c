/** Results of judging: points, and results of checks, problems and submissions. This package decides who passes. */
package nqueens.judge.result;
