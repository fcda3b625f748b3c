package nqueens.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

import org.openqa.selenium.By;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.opentest4j.TestAbortedException;

/**
 * A headless browser with one page: Chromium or Chrome, and a driver of the same version, both on the path. Nothing is
 * ever downloaded. Without one tests are skipped, or fail with {@code -Dkata.browser=demanded}.
 */
public final class Browser {

    /** What it warns of, a protocol newer than the library, is of no use here. */
    private static final Logger LOGGER = Logger.getLogger("org.openqa.selenium.devtools");

    private static Optional<Browser> browser = Optional.empty();

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
        Runtime.getRuntime().addShutdownHook(new Thread(driver::quit));
    }

    /** {@return the browser of this run, which ends with it} */
    public static synchronized Browser ofRun() {
        browser = browser.or(() -> Optional.of(start()));
        return browser.orElseThrow();
    }

    private static Browser start() {
        LOGGER.setLevel(Level.SEVERE);
        Optional<Path> program = onPath("chromium", "google-chrome");
        Optional<Path> driver = onPath("chromedriver");
        if (program.isPresent() && driver.isPresent()) {
            return new Browser(new ChromeDriver(new ChromeDriverService.Builder()
                    .usingDriverExecutable(driver.get().toFile()).build(), options(program.get())));
        }
        String obstacle = "no chromium, or google-chrome, with its chromedriver is on the path; on Debian: apt-get"
                + " install chromium chromium-driver";
        if ("demanded".equals(System.getProperty("kata.browser"))) {
            throw new AssertionError(obstacle);
        }
        throw new TestAbortedException(obstacle);
    }

    private static Optional<Path> onPath(String... names) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .flatMap(folder -> Stream.of(names).map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable).findFirst();
    }

    private static ChromeOptions options(Path program) {
        ChromeOptions options = new ChromeOptions();
        options.setBinary(program.toFile());
        options.setCapability("goog:loggingPrefs", Map.of("browser", "ALL"));
        options.addArguments("--headless=new", "--disable-gpu", "--disable-dev-shm-usage");
        if (System.getProperty("user.name").equals("root")) {
            // Chromium's own sandbox isn't for root, whom a container may have to run as; the pages are ours
            options.addArguments("--no-sandbox");
        }
        return options;
    }

    /** Opens a page as a reader sees it who prefers a colour scheme. */
    void open(Path page, String scheme, int width) {
        driver.executeCdpCommand("Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
        driver.executeCdpCommand("Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", false));
        // the page before may go on loading what is gone
        driver.get("about:blank");
        complaints();
        driver.get(page.toUri().toString());
    }

    /** Looks for what keeps readers out, in light and in dark, on a narrow and on a wide screen; empty if none does. */
    public List<String> flaws(Path page) throws IOException {
        List<String> flaws = new ArrayList<>();
        for (String scheme : List.of("light", "dark")) {
            for (int width : new int[] {360, 1280}) {
                open(page, scheme, width);
                List<Object> found = new ArrayList<>(complaints());
                found.addAll(violations());
                found.add(run("const {scrollWidth, clientWidth} = document.documentElement;"
                        + " return scrollWidth > clientWidth ? scrollWidth + ' pixels are drawn' : ''"));
                found.remove("");
                found.forEach(flaw -> flaws.add(page + ", " + scheme + ", " + width + " pixels wide: " + flaw));
            }
        }
        return flaws;
    }

    /** What axe-core finds on the page that keeps readers out, each with where it is. */
    private List<?> violations() throws IOException {
        try (InputStream axe = Browser.class.getResourceAsStream("/axe.min.js")) {
            run(new String(axe.readAllBytes(), StandardCharsets.UTF_8));
        }
        return (List<?>) driver.executeAsyncScript("axe.run().then(found => arguments[0](found.violations.map(each =>"
                + " each.id + ': ' + each.nodes.map(node => node.html).join(' '))))");
    }

    WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    String text(String selector) {
        return find(selector).getText();
    }

    Object run(String script) {
        return driver.executeScript(script);
    }

    /** Waits for something that the page does by itself. */
    void waitUntil(Predicate<Browser> condition) {
        long end = System.nanoTime() + Duration.ofMinutes(2).toNanos();
        while (!isMet(condition)) {
            assertThat(System.nanoTime()).as("still waiting").isLessThan(end);
            LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
        }
    }

    private boolean isMet(Predicate<Browser> condition) {
        try {
            return condition.test(this);
        } catch (WebDriverException e) {
            // a page that another takes the place of is gone while it is looked at, and the other is not there yet
            return false;
        }
    }

    /** What the browser has written to its console since it was asked last. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream().map(LogEntry::getMessage).toList();
    }
}
