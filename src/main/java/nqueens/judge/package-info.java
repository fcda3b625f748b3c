/**
 * The judge, from a submission to its results. The test {@code nqueens.suite.ProblemSuite} asks {@code
 * nqueens.run.SuiteRun} for verdicts. {@code SuiteRun} asks the judge, and writes the reports. Follow one submission in
 * this order: <ol>
 * <li>{@link nqueens.judge.submission.OpenedSubmission}: the files handed in, each read once
 * <li>{@link nqueens.judge.Judge}: all problems, and the results
 * <li>{@code ProblemRun}: the checks of a problem, each up to its first failing case
 * <li>{@code nqueens.problem.catalogue.QueensSolverChecks}, for example: the checks and cases of a contract
 * <li>{@code SubmittedSolver}: the calls of a case, and their answers
 * <li>{@code Caller}: one call, in a worker that it starts if necessary
 * <li>{@code CompiledSolver}: the classes for a worker, compiled when the first worker starts
 * <li>{@link nqueens.judge.process.ProcessWorkers}: starts a {@code ChildJvm} for {@code CompilerWorker}, and one for
 * {@code SolverWorker}
 * <li>{@link nqueens.judge.worker.SolverHost}: the call of the solver, in the worker
 * <li>{@link nqueens.judge.limit.Termination}: why a request has no answer; {@code Explanations} puts this in words
 * <li>{@code SearchDiagnosis}: how a search came to a wrong answer
 * </ol>
 */
package nqueens.judge;
