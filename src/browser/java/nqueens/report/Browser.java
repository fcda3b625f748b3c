package nqueens.report;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.openqa.selenium.By;
import org.openqa.selenium.SessionNotCreatedException;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;
import org.opentest4j.TestAbortedException;

/**
 * A headless browser with one page, and an ear for what the page complains of and asks the network for: Chromium or
 * Chrome, and a driver of the same version, both on the path. Nothing is ever downloaded. With
 * {@code -Dkata.browser=demanded} there has to be one.
 */
public final class Browser implements AutoCloseable {

    private static final List<String> BROWSERS =
            List.of("chromium", "google-chrome", "google-chrome-stable", "chromium-browser", "chrome");
    private static final List<String> DRIVERS = List.of("chromedriver", "chromium.chromedriver");
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    /** What it warns of, a protocol newer than the library, is of no use here. */
    private static final Logger LOGGER = Logger.getLogger("org.openqa.selenium.devtools");

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /**
     * Starts the machine's browser; where there is none the test is aborted, or fails if one is demanded.
     *
     * @param profile a folder for what it keeps
     * @return a browser, the caller's to close
     */
    public static Browser start(Path profile) {
        LOGGER.setLevel(Level.SEVERE);
        List<String> obstacles = new ArrayList<>();
        for (Path driver : onPath(DRIVERS)) {
            for (Path program : onPath(BROWSERS)) {
                ChromeDriverService service = new ChromeDriverService.Builder()
                        .usingDriverExecutable(driver.toFile()).build();
                try {
                    return new Browser(new ChromeDriver(service, options(program, profile)));
                } catch (SessionNotCreatedException e) {
                    // a driver refuses a browser of another version
                    service.stop();
                    obstacles.add(program + " can't be started: " + e.getRawMessage());
                }
            }
        }
        String reason = obstacles.isEmpty() ? "no chromium, or google-chrome, with a chromedriver of the same version"
                + " is on the path; on Debian: apt-get install chromium chromium-driver" : String.join("\n", obstacles);
        if ("demanded".equals(System.getProperty("kata.browser"))) {
            throw new AssertionError(reason);
        }
        throw new TestAbortedException(reason);
    }

    private static List<Path> onPath(List<String> names) {
        List<String> folders = Arrays.asList(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator));
        return names.stream().flatMap(name -> folders.stream().filter(folder -> !folder.isEmpty())
                        .flatMap(folder -> Stream.of(Path.of(folder, name), Path.of(folder, name + ".exe"))))
                .filter(Files::isExecutable).toList();
    }

    private static ChromeOptions options(Path program, Path profile) {
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(program.toFile());
        options.setCapability("goog:loggingPrefs", logs);
        options.addArguments("--headless=new", "--disable-gpu", "--disable-quic", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
                "--disable-dev-shm-usage", "--force-device-scale-factor=1", "--user-data-dir=" + profile);
        if (System.getProperty("user.name").equals("root")) {
            // Chromium's own sandbox isn't for root, whom a container may have to run as; the pages are ours
            options.addArguments("--no-sandbox");
        }
        return options;
    }

    /** Opens a page, and forgets what the one before has said. */
    void open(Path page) {
        driver.get(page.toUri().toString());
        complaints();
        requests();
        driver.navigate().refresh();
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

    /** What has the focus. */
    WebElement focused() {
        return driver.switchTo().activeElement();
    }

    /** Presses keys wherever the focus is. */
    void press(CharSequence... keys) {
        focused().sendKeys(keys);
    }

    Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    /** Runs a script that calls its last argument when it is done. */
    Object runUntilDone(String script) {
        return driver.executeAsyncScript(script);
    }

    /** What axe-core finds on the page that keeps readers out, each with where it is. */
    List<?> violations() throws IOException {
        try (InputStream axe = Browser.class.getResourceAsStream("/axe.min.js")) {
            run(new String(axe.readAllBytes(), StandardCharsets.UTF_8));
        }
        return (List<?>) runUntilDone("axe.run().then(found => arguments[0](found.violations.map(each =>"
                + " each.id + ': ' + each.nodes.map(node => node.html).join(' '))))");
    }

    /**
     * Looks at a page as a reader sees it who prefers a colour scheme.
     *
     * @param page the page
     * @param scheme {@code light} or {@code dark}
     * @param width the page's width, in CSS pixels
     * @return what keeps readers out, what the console says, and by how much the page sticks out; empty if all is well
     * @throws IOException if axe-core can't be read
     */
    public List<String> flaws(Path page, String scheme, int width) throws IOException {
        prefer("prefers-color-scheme", scheme);
        resize(width, 900);
        open(page);
        List<String> flaws = new ArrayList<>(complaints());
        violations().forEach(violation -> flaws.add(violation.toString()));
        Object out = run("return document.documentElement.scrollWidth - document.documentElement.clientWidth");
        if (!out.equals(0L)) {
            flaws.add(out + " pixels stick out");
        }
        return flaws;
    }

    /** Waits for something that the page does by itself. */
    void waitUntil(Predicate<Browser> condition) {
        // a page that another takes the place of is gone while it is looked at
        new WebDriverWait(driver, PATIENCE, Duration.ofMillis(20)).ignoring(StaleElementReferenceException.class)
                .until(any -> condition.test(this));
    }

    /** Gives the page another width and height, in CSS pixels. */
    void resize(int width, int height) {
        driver.executeCdpCommand("Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /** Has the reader prefer something: {@code prefers-color-scheme}, say. */
    void prefer(String feature, String value) {
        driver.executeCdpCommand("Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", feature, "value", value))));
    }

    /** Has the page go without scripts, or with them. */
    void runScripts(boolean allowed) {
        driver.executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", !allowed));
    }

    /** What the browser has written to its console since it was asked last. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream().map(LogEntry::getMessage).toList();
    }

    /** The addresses that were asked for since the browser was asked last. */
    List<String> requests() {
        List<String> addresses = new ArrayList<>();
        for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE).getAll()) {
            JsonObject message = JsonParser.parseString(entry.getMessage()).getAsJsonObject()
                    .getAsJsonObject("message");
            if (message.get("method").getAsString().equals("Network.requestWillBeSent")) {
                addresses.add(message.getAsJsonObject("params").getAsJsonObject("request").get("url").getAsString());
            }
        }
        return addresses;
    }

    @Override
    public void close() {
        driver.quit();
    }
}
