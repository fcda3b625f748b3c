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
import nqueens.judge.submission.SettingsException;

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

    /** Adds to what a class came to who is who, and who is absent for a reason. */
    ClassResults complete(ClassResults judged, String reason) {
        Map<String, Person> people = new HashMap<>(present);
        Set<String> taken = new HashSet<>();
        judged.submissions().forEach(each -> taken.add(each.submission()));
        List<String> names = new ArrayList<>();
        for (Person person : absent) {
            String name = person.shown();
            while (!taken.add(name)) {
                name += " (absent)";
            }
            people.put(name, person);
            names.add(name);
        }
        return new ClassResults(judged.folder(), judged.submissions(), people, names, reason);
    }

    private static SettingsException bad(String reason) {
        return new SettingsException("-Dkata.roster: " + reason);
    }
}
