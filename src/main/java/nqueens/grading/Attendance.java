package nqueens.grading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import nqueens.judge.result.ClassResults;
import nqueens.judge.result.Person;
import nqueens.judge.result.Points;
import nqueens.judge.result.Results;
import nqueens.judge.submission.SettingsException;
import nqueens.problem.Verdict;

/** Who of a roster handed in what: people by the names of submissions, and who is absent, in the roster's order. */
record Attendance(Map<String, Person> present, List<Person> absent) {

    /** Finds out who handed in what, by the names of the submissions. */
    static Attendance of(List<ClassRoster.Entry> roster, List<String> submissions) {
        Map<ClassRoster.Entry, String> found = new LinkedHashMap<>();
        for (String submission : submissions) {
            List<ClassRoster.Entry> fitting = fitting(roster, submission);
            if (fitting.size() > 1) {
                throw bad(submission + " fits both " + fitting.get(0).person().shown() + " and "
                        + fitting.get(1).person().shown() + "; say whose it is in a column folder");
            }
            for (ClassRoster.Entry entry : fitting) {
                String other = found.put(entry, submission);
                if (other != null) {
                    throw bad(entry.person().shown() + " handed in both " + other + " and " + submission
                            + "; take one of them out of the class");
                }
            }
        }
        Map<String, Person> present = new HashMap<>();
        found.forEach((entry, submission) -> present.put(submission, entry.person()));
        return new Attendance(present, roster.stream().filter(entry -> !found.containsKey(entry))
                .map(ClassRoster.Entry::person).toList());
    }

    /** Those whom a submission fits best. */
    private static List<ClassRoster.Entry> fitting(List<ClassRoster.Entry> roster, String submission) {
        int best = roster.stream().mapToInt(entry -> entry.fit(submission)).max().orElse(0);
        return best == 0 ? List.of() : roster.stream().filter(entry -> entry.fit(submission) == best).toList();
    }

    /** Adds to what a class came to who is who, and a row without points, but with a reason, for each who is absent. */
    ClassResults complete(ClassResults judged, Points points, String reason) {
        Map<String, Person> people = new HashMap<>(present);
        List<Results> submissions = new ArrayList<>(judged.submissions());
        Set<String> taken = new HashSet<>();
        submissions.forEach(each -> taken.add(each.submission()));
        for (Person person : absent) {
            String name = person.shown();
            while (!taken.add(name)) {
                name += " (absent)";
            }
            people.put(name, person);
            submissions.add(Grading.unjudged(name, points, Verdict.ABSENT, reason));
        }
        return new ClassResults(judged.folder(), submissions, people);
    }

    private static SettingsException bad(String reason) {
        return new SettingsException("-Dkata.roster: " + reason);
    }
}
