package nqueens.report;

import nqueens.judge.ClassResults;

/**
 * {@code index.html}: a class at a glance, for the instructor, and the way to each learner's feedback.
 * One page that needs no network. Its one script sorts and filters the table; the page's policy allows
 * it and no other. Without it the table stands in the order of the names.
 */
final class ClassIndexHtml {

    private static final PageTemplate TEMPLATE = PageTemplate.html("index.html.mustache");
    private static final String SCRIPT = PageTemplate.source("index.js");

    private ClassIndexHtml() {
    }

    /** What the template fills in. */
    private record View(String script, String hash, ClassFigures figures) {
    }

    static String text(ClassResults results) {
        return TEMPLATE.fill(new View(SCRIPT, PageTemplate.hash(SCRIPT), ClassFigures.of(results)));
    }
}
