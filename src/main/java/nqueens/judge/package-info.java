/**
 * The judge, from a submission to its results. {@link nqueens.judge.OpenedSubmission} holds the files handed in, and
 * {@link nqueens.judge.Judge} judges each problem in a {@code ProblemRun}, check after check. A case asks a {@code
 * SubmittedSolver}, whose {@code Caller} talks to a worker that {@code CompiledSolver} starts. {@code Explanations}
 * says why an answer is missing, and {@code SearchDiagnosis} how a search came to a wrong answer. Only {@code
 * nqueens.judge.process} deals with processes.
 */
package nqueens.judge;
