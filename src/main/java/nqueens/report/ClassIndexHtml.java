package nqueens.report;

import nqueens.judge.ClassResults;

/**
 * {@code index.html}: a class at a glance, for the instructor, and the way to each learner's feedback.
 * One page that needs no network. Its one script sorts and filters the table; the page's policy allows
 * it and no other. Without it the table stands in the order of the names.
 */
public final class ClassIndexHtml implements ClassReport {

    private final PageTemplate template = PageTemplate.html("index.html.mustache");
    private final String style = PageTemplate.source("page.css") + PageTemplate.source("index.css");
    private final PageScript script = PageScript.read("index.js");

    /** What the template fills in. */
    private record View(String style, String script, String hash, ClassFigures figures) {
    }

    /** Creates a report. */
    public ClassIndexHtml() {
        // the template, the style and the script are all there is
    }

    @Override
    public String file() {
        return "index.html";
    }

    @Override
    public String text(ClassResults results) {
        return template.fill(new View(style, script.source(), script.hash(), ClassFigures.of(results)));
    }
}
