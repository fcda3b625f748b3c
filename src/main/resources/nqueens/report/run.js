(function () {
  const SECOND = 1000;

  const sections = [...document.querySelectorAll(".exercise")];
  const links = [...document.querySelectorAll(".ladder a")];
  const live = document.getElementById("live");
  const playSection = document.getElementById("play-section");
  const searches = JSON.parse(document.getElementById("searches").textContent);
  /** The reader's place in the page that this page replaced; empty if it replaced none. */
  const before = history.state && history.state.nQueens || {};
  const views = new Map();
  let chosen = 0;
  /** The exercise that is being judged again; true if all are, false if none is. */
  let outdated = false;

  // The shown exercise

  function verdictOf(index) {
    return links[index].querySelector(".word").textContent;
  }

  function idOf(index) {
    return links[index].querySelector(".rung").textContent;
  }

  function choose(index) {
    const old = views.get(chosen);
    if (old) {
      old.pause();
    }
    chosen = index;
    sections.forEach((section, i) => {
      section.hidden = i !== index;
    });
    links.forEach((link, i) => {
      if (i === index) {
        link.setAttribute("aria-current", "true");
      } else {
        link.removeAttribute("aria-current");
      }
    });
    const slot = sections[index].querySelector("[data-search]");
    const search = searches[slot.dataset.search];
    if (search && !views.has(index)) {
      slot.append(document.getElementById("own-search").content.cloneNode(true));
      views.set(index, new SearchView(slot, search));
    }
    document.body.classList.toggle("searched", Boolean(search));
    (search ? document.querySelector("main") : slot).append(playSection);
  }

  /** Returns the index of the exercise with the element that the address names, or -1. */
  function addressed() {
    const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    return target ? sections.findIndex(section => section.contains(target)) : -1;
  }

  function followAddress() {
    const index = addressed();
    if (index >= 0) {
      choose(index);
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (target.tagName === "DETAILS") {
        target.open = true;
        target.scrollIntoView();
        target.querySelector("summary").focus();
      }
    }
  }

  // The next verdict

  /** Returns the reader's place, so that the next page can show the same place. */
  function place() {
    const view = views.get(chosen);
    const focused = document.activeElement;
    return {
      exercise: idOf(chosen), scroll: scrollY, board: playBoard.queens(),
      verdicts: Object.fromEntries(links.map((link, i) => [idOf(i), verdictOf(i)])),
      open: [...sections[chosen].querySelectorAll("details[open]")].map(details =>
        details.querySelector("summary").textContent),
      focused: focused && (focused.id || focused.dataset.part) || "",
      search: view ? {same: searches[chosen + 1].same, position: view.replay.position, speed: view.parts.speed.value,
        isPlaying: view.timer !== null} : null
    };
  }

  function indexOf(id) {
    return links.findIndex((link, i) => idOf(i) === id);
  }

  function restore() {
    const saved = indexOf(document.body.dataset.saved);
    choose(Math.max(0, saved >= 0 ? saved : indexOf(before.exercise)));
    playBoard.play(before.board.n, before.board.queens, "");
    if (idOf(chosen) === before.exercise) {
      restoreExercise();
    } else {
      scrollTo(0, 0);
    }
    tellNews();
  }

  /** Restores what the reader had opened, and the reader's place; the exercise is the same as before. */
  function restoreExercise() {
    for (const details of sections[chosen].querySelectorAll("details")) {
      details.open = before.open.includes(details.querySelector("summary").textContent);
    }
    const view = views.get(chosen);
    if (view && before.search) {
      view.parts.speed.value = before.search.speed;
      if (before.search.same === searches[chosen + 1].same) {
        view.show(before.search.position);
        if (before.search.isPlaying) {
          view.playOrPause();
        }
      }
    }
    const focused = before.focused !== "" && (document.getElementById(before.focused)
        || sections[chosen].querySelector("[data-part='" + before.focused + "']"));
    if (focused) {
      focused.focus({preventScroll: true});
    }
    scrollTo(0, before.scroll);
  }

  /** Announces the changed verdicts, for screen readers, too. */
  function tellNews() {
    const news = links.map((link, i) => {
      const earlier = before.verdicts[idOf(i)];
      return earlier === verdictOf(i) ? null : idOf(i) + ": " + verdictOf(i).toLowerCase()
          + (earlier ? ", was " + earlier.toLowerCase() : "");
    }).filter(Boolean);
    tell(news.length === 0 ? "Judged again: the verdicts are the same." : news.join("; ") + ".");
  }

  function tell(words) {
    if (live.textContent !== words) {
      live.textContent = words;
    }
  }

  /** The script live.js calls this; browsers load a script beside a page even if the page is a file. */
  window.nQueens = state => {
    if (state.judging) {
      tell("Judging " + (state.judging === true ? "" : state.judging + " ") + "...");
      outdate(state.judging);
    } else if (state.ended) {
      tell("Judging ended without a verdict: the terminal says why.");
      outdate(outdated || true);
    } else if (state.page !== document.body.dataset.page && state.page !== before.waitedFor) {
      history.replaceState({nQueens: Object.assign(place(), {waitedFor: state.page})}, "");
      location.reload();
    } else if (outdated) {
      tell("");
      outdate(false);
    }
  };

  /** Marks an exercise's results as outdated, and shows the exercise; true marks all exercises, false none. */
  function outdate(exercise) {
    if (exercise !== outdated && indexOf(exercise) >= 0) {
      choose(indexOf(exercise));
    }
    outdated = exercise;
    links.forEach((link, i) => {
      for (const part of [link, sections[i]]) {
        part.classList.toggle("outdated", exercise === true || exercise === idOf(i));
      }
    });
  }

  function ask() {
    if (document.hidden) {
      document.addEventListener("visibilitychange", ask, {once: true});
      return;
    }
    const script = document.createElement("script");
    script.src = "live.js?" + Date.now();
    script.addEventListener("load", again);
    script.addEventListener("error", again);
    document.head.append(script);

    function again() {
      script.remove();
      setTimeout(ask, SECOND);
    }
  }

  // The initial state of the page

  for (const button of document.querySelectorAll(".play-on")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const placement = button.dataset.placement.split(",").map(Number);
      playBoard.play(placement.length, placement.map((column, row) =>
        ({row: row, column: column})), "The board that failed. ");
      playSection.scrollIntoView({block: "start"});
      document.querySelector("#grid [tabindex='0']").focus({preventScroll: true});
    });
  }
  addEventListener("hashchange", followAddress);
  if (sections.length > 0) {
    if (before.exercise !== undefined) {
      restore();
    } else if (addressed() >= 0) {
      followAddress();
    } else if (indexOf(document.body.dataset.saved) >= 0) {
      choose(indexOf(document.body.dataset.saved));
    } else {
      const open = links.map((link, i) => i).filter(i =>
        !links[i].querySelector(".word").classList.contains("good") && verdictOf(i) !== "SKIPPED");
      // first a begun exercise that isn't accepted, then one that isn't begun, then an accepted one
      const begun = open.find(i => verdictOf(i) !== "NOT STARTED");
      choose(begun !== undefined ? begun : open.length > 0 ? open[0] : Math.max(0, links.findIndex((link, i) =>
        verdictOf(i) === "ACCEPTED")));
    }
  }
  if (location.protocol === "file:") {
    setTimeout(ask, SECOND);
  }
})();
