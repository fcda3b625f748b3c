package nqueens.report;

import java.util.List;
import java.util.Locale;

import nqueens.judge.CheckResult;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.problem.Verdict;

/**
 * {@code junit.xml}: the results in the form that CI systems show test results in. An exercise is a
 * {@code testsuite}, its {@code time} the CPU time of its workers in seconds; a check is a {@code testcase},
 * named by its id, of the class {@code <submission>.<exercise>}. The CPU time of one check is not known: its
 * {@code time} is 0.
 *
 * <p>A check that is not accepted is a {@code failure} whose {@code type} is the verdict; one that the judge
 * failed on is an {@code error}, the format's word for a test that itself went wrong. {@code NOT_STARTED} is a
 * failure too, and not {@code skipped}: skipped tests don't make a run red, and an untouched stub earns nothing.
 * What the submission printed stands in the failure and not in {@code system-out}, where CI systems look for
 * files to attach. A hidden check keeps its message to itself, since learners see their CI.
 *
 * <p>There is no one norm. The file keeps to the schema of Jenkins
 * (src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd/junit-10.xsd in
 * github.com/jenkinsci/xunit-plugin). The stricter schema of Ant (github.com/windyroad/JUnit-Schema) asks for
 * a time of day and a host as well, which the results don't have.
 */
final class JUnitXml {

    private static final PageTemplate TEMPLATE = PageTemplate.xml("junit.xml.mustache");

    private JUnitXml() {
    }

    /** All checks, or those of an exercise. */
    private record Checks(String name, String className, List<CheckResult> results, double cpuSeconds) {

        static Checks of(ProblemResult exercise, String className) {
            return new Checks(exercise.id(), className + "." + exercise.id(), exercise.checks(), exercise.cpuSeconds());
        }

        List<Case> cases() {
            return results.stream().map(Case::new).toList();
        }

        int count() {
            return results.size();
        }

        long errors() {
            return cases().stream().filter(each -> each.flaw().equals("error")).count();
        }

        long failures() {
            return cases().stream().filter(each -> each.flaw().equals("failure")).count();
        }

        String time() {
            return String.format(Locale.ROOT, "%.3f", cpuSeconds);
        }
    }

    private record Case(CheckResult check) {

        /** The name of the element that tells what is wrong; empty if nothing is. */
        String flaw() {
            return switch (check.verdict()) {
                case ACCEPTED -> "";
                case JUDGE_ERROR -> "error";
                default -> "failure";
            };
        }

        /** What failed, in a line. */
        String headline() {
            String verdict = check.verdict().words();
            return check.verdict() == Verdict.JUDGE_ERROR ? Wording.NOT_GRADED
                    : check.hidden() || check.message().isBlank() ? verdict : verdict + ": "
                    + ForeignText.plain(check.message().strip().lines().findFirst().orElseThrow()).shortLine();
        }

        String told() {
            return check.hidden() ? "" : Wording.failing(check);
        }
    }

    /** What the template fills in. */
    private record View(Checks all, List<Checks> exercises) {
    }

    static String text(Results results) {
        String name = ForeignText.plain(results.submission()).shortLine();
        // a package and class to Jenkins, which splits them at dots: the submission must be without
        String className = name.replaceAll("[^\\p{L}\\p{N}\\p{M}_-]", "_");
        List<ProblemResult> exercises = results.exercises();
        List<CheckResult> all = exercises.stream().flatMap(exercise -> exercise.checks().stream()).toList();
        return TEMPLATE.fill(new View(new Checks(name, className, all, Wording.cpuSeconds(results)),
                exercises.stream().map(exercise -> Checks.of(exercise, className)).toList()));
    }
}
