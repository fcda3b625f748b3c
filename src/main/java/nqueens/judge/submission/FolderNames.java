package nqueens.judge.submission;

import java.nio.file.Path;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Names for the submissions of a class: the folder's own, unless another has it. Reports lie in folders of these names,
 * and are copied to other machines. So names also clash if some file system takes them for one. It may ignore case,
 * Unicode's several ways to write a letter, or full stops and blanks at the end.
 */
final class FolderNames {

    private static final Pattern IGNORED_END = Pattern.compile("[. ]+$");

    private FolderNames() {
    }

    /** Gives each, in order, its own name, with a number if an earlier one has it. */
    static Map<Path, String> of(Map<Path, String> own) {
        Map<Path, String> names = new HashMap<>();
        Set<String> taken = new HashSet<>();
        own.forEach((folder, name) -> {
            if (taken.add(key(name))) {
                names.put(folder, name);
            }
        });
        // only now: no folder may be given a name that is another's own
        own.forEach((folder, name) -> {
            for (int number = 2; !names.containsKey(folder); number++) {
                String numbered = name + " (" + number + ")";
                if (taken.add(key(numbered))) {
                    names.put(folder, numbered);
                }
            }
        });
        return names;
    }

    /** A key that two names share if some file system takes them for one. */
    static String key(String name) {
        String decomposed = Normalizer.normalize(name, Normalizer.Form.NFD);
        return IGNORED_END.matcher(decomposed.toLowerCase(Locale.ROOT).toUpperCase(Locale.ROOT)).replaceAll("");
    }
}
