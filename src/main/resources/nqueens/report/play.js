const playBoard = (function () {
  const LARGEST = 12;
  const FIRST = 8;
  /** The side of a square, in the units of the line drawn over the board. */
  const SIDE = 100;

  const byId = id => document.getElementById(id);
  const board = byId("board");
  const grid = byId("grid");
  const told = byId("told");
  const size = byId("size");
  const play = byId("search-play");
  const speed = byId("search-speed");

  let n = FIRST;
  /** The queens on the board, each {row, column}, in the order in which they were placed. */
  let queens = [];
  /** The queens before each change, the latest change last. */
  let earlier = [];
  /** The square that the Tab key focuses. */
  let current = {row: 0, column: 0};
  /** The search that moves the queens; null if the reader moves them. */
  let search = null;
  /** The timer of the next step; null if no search is playing. */
  let timer = null;

  // The rules

  function same(one, other) {
    return one.row === other.row && one.column === other.column;
  }

  function attack(one, other) {
    const rows = Math.abs(one.row - other.row);
    const columns = Math.abs(one.column - other.column);
    return rows + columns > 0 && (rows === 0 || columns === 0 || rows === columns);
  }

  function firstAttack() {
    return firstAttackOf(queens.slice().sort((one, other) => one.row - other.row || one.column - other.column));
  }

  /** Returns the number of solutions that contain all queens on the board, of which no two attack each other. */
  function solutionsLeft() {
    const all = (1 << n) - 1;
    const allowed = new Array(n).fill(all);
    queens.forEach(queen => {
      allowed[queen.row] = 1 << queen.column;
    });

    function below(row, columns, mainDiagonals, antiDiagonals) {
      if (row === n) {
        return 1;
      }
      let count = 0;
      let free = allowed[row] & ~(columns | mainDiagonals | antiDiagonals);
      while (free !== 0) {
        const queen = free & -free;
        free -= queen;
        count += below(row + 1, columns | queen, (mainDiagonals | queen) << 1, (antiDiagonals | queen) >>> 1);
      }
      return count;
    }

    return below(0, 0, 0, 0);
  }

  /** Searches step by step: fills the rows from the top, and tries the columns from the left. */
  function* fillFrom(placed) {
    const row = placed.length;
    if (row === n) {
      yield {kind: "solution", row: row};
      return;
    }
    for (let column = 0; column < n; column++) {
      const square = {row: row, column: column};
      const attacker = placed.find(queen => attack(queen, square));
      if (attacker) {
        yield {kind: "attack", row: row, from: attacker, to: square};
      } else {
        placed.push(square);
        yield {kind: "place", row: row, square: square};
        yield* fillFrom(placed);
        placed.pop();
        yield {kind: "undo", row: row, square: square};
      }
    }
  }

  // Words

  function place(square) {
    return "(" + square.row + ", " + square.column + ")";
  }

  /** Says whether queens attack each other or are a solution, or how many solutions remain. */
  function summary() {
    const pair = firstAttack();
    if (pair) {
      return "The queens at " + place(pair.from) + " and " + place(pair.to)
          + " attack each other: no solution remains.";
    }
    if (queens.length === n) {
      return counted(n, "queen", "queens") + " placed, and none attacks another: a solution.";
    }
    const left = solutionsLeft();
    if (queens.length === 0) {
      return "No queen is placed: " + counted(left, "solution", "solutions") + " for n = " + n + ".";
    }
    return counted(queens.length, "queen", "queens") + " placed: "
        + counted(left, "solution remains", "solutions remain") + " below.";
  }

  function wordsOf(event) {
    switch (event.kind) {
      case "place":
        return "Row " + event.row + ": place a queen at " + place(event.square) + ".";
      case "attack":
        return "Row " + event.row + ": " + place(event.to) + " is attacked by the queen at " + place(event.from) + ".";
      case "undo":
        return "Row " + event.row + ": undo, the queen leaves " + place(event.square) + ".";
      case "solution":
        return "All rows are filled: solution " + search.solutions + " is ["
            + queens.map(queen => queen.column).join(", ") + "].";
      default:
        return "The search is over: " + counted(search.solutions, "solution", "solutions") + ".";
    }
  }

  // The board

  function squareOf(row, column) {
    return grid.children[row].children[column];
  }

  function newSquare(row, column) {
    return make("div", {role: "gridcell", class: (row + column) % 2 === 0 ? "light" : "dark",
      "data-row": row, "data-column": column});
  }

  function newNumbers(id) {
    makeAll(byId(id), [...Array(n).keys()].map(number => make("span", {}, number)));
  }

  function newBoard() {
    board.style.setProperty("--n", n);
    grid.setAttribute("aria-label", n + " x " + n + " board");
    grid.replaceChildren();
    for (let row = 0; row < n; row++) {
      const squares = make("div", {role: "row"});
      for (let column = 0; column < n; column++) {
        squares.append(newSquare(row, column));
      }
      grid.append(squares);
    }
    newNumbers("columns");
    newNumbers("rows");
    byId("lines").setAttribute("viewBox", "0 0 " + n * SIDE + " " + n * SIDE);
  }

  function drawSquare(row, column, pair) {
    const square = squareOf(row, column);
    const here = {row: row, column: column};
    const isQueen = queens.some(queen => same(queen, here));
    const attackers = queens.filter(queen => attack(queen, here)).length;
    const isMarked = pair !== null && (same(pair.from, here) || same(pair.to, here));
    const state = (isQueen ? "queen" : "") + (attackers > 0 ? " attacked" : "") + (isMarked ? " marked" : "");
    if (square.dataset.state !== state) {
      square.dataset.state = state;
      square.replaceChildren();
      if (isQueen) {
        square.append(byId("queen").content.cloneNode(true));
      }
    }
    square.tabIndex = same(current, here) ? 0 : -1;
    square.setAttribute("aria-label", "row " + row + ", column " + column + ": "
        + (isQueen ? "queen" + (attackers > 0 ? ", attacked" : "") : attackers > 0 ? "attacked" : "free"));
  }

  /** Draws a line between two queens that attack each other; hides the line if the pair is null. */
  function drawLine(pair) {
    const line = byId("line");
    const middle = index => index * SIDE + SIDE / 2;
    line.setAttribute("visibility", pair === null ? "hidden" : "visible");
    if (pair !== null) {
      line.setAttribute("x1", middle(pair.from.column));
      line.setAttribute("y1", middle(pair.from.row));
      line.setAttribute("x2", middle(pair.to.column));
      line.setAttribute("y2", middle(pair.to.row));
    }
  }

  function draw() {
    const pair = search === null ? firstAttack() : search.attack;
    for (let row = 0; row < n; row++) {
      for (let column = 0; column < n; column++) {
        drawSquare(row, column, pair);
      }
      byId("rows").children[row].classList.toggle("current", search !== null && search.row === row);
    }
    drawLine(pair);
    drawCounts();
  }

  function drawCounts() {
    byId("search-row").textContent = search === null || search.row === null ? "none"
        : search.row === n ? "all filled" : search.row;
    for (const count of ["placed", "attacked", "undone", "solutions"]) {
      byId("search-" + count).textContent = search === null ? 0 : search[count];
    }
  }

  /** Focuses the nearest square of the board, which the Tab key then focuses, too. */
  function goTo(row, column) {
    squareOf(current.row, current.column).tabIndex = -1;
    current = {
      row: Math.min(n - 1, Math.max(0, row)),
      column: Math.min(n - 1, Math.max(0, column))
    };
    squareOf(current.row, current.column).tabIndex = 0;
    squareOf(current.row, current.column).focus();
  }

  // Playing by hand

  /** Ends the search, if there is one; its queens remain on the board. */
  function takeOver() {
    pause();
    search = null;
    told.setAttribute("aria-live", "polite");
  }

  function change(newQueens, words) {
    takeOver();
    if (queens.length + newQueens.length > 0) {
      earlier.push(queens);
    }
    queens = newQueens;
    draw();
    told.textContent = words + " " + summary();
  }

  function toggle(square) {
    const others = queens.filter(queen => !same(queen, square));
    if (others.length < queens.length) {
      change(others, "Queen taken from " + place(square) + ".");
    } else {
      change(queens.concat([square]), "Queen placed at " + place(square) + ".");
    }
  }

  function undo() {
    takeOver();
    const isDone = earlier.length > 0;
    if (isDone) {
      queens = earlier.pop();
    }
    draw();
    told.textContent = (isDone ? "Undone. " : "Nothing to undo. ") + summary();
  }

  function resize() {
    takeOver();
    n = Number(size.value);
    queens = [];
    earlier = [];
    current = {row: 0, column: 0};
    newBoard();
    draw();
    told.textContent = summary();
  }

  function press(event) {
    const row = current.row;
    const column = current.column;
    const moves = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [event.ctrlKey ? 0 : row, 0],
      End: [event.ctrlKey ? n - 1 : row, n - 1]
    };
    if (event.altKey || event.metaKey) {
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      toggle(current);
    } else if (moves[event.key]) {
      event.preventDefault();
      goTo(moves[event.key][0], moves[event.key][1]);
    }
  }

  // Stepping through a search

  function begin() {
    const placed = [];
    if (search === null) {
      earlier.push(queens);
    }
    queens = placed;
    search = {
      steps: fillFrom(placed), placed: 0, attacked: 0, undone: 0, solutions: 0, row: null, attack: null, isOver: false
    };
  }

  /** Makes a step without showing it, and returns its event. */
  function advance() {
    if (search === null || search.isOver) {
      begin();
    }
    const next = search.steps.next();
    const event = next.done ? {kind: "end", row: null} : next.value;
    search.row = event.row;
    search.attack = event.kind === "attack" ? event : null;
    search.isOver = next.done;
    search.placed += event.kind === "place" ? 1 : 0;
    search.attacked += event.kind === "attack" ? 1 : 0;
    search.undone += event.kind === "undo" ? 1 : 0;
    search.solutions += event.kind === "solution" ? 1 : 0;
    return event;
  }

  function show(event) {
    draw();
    told.textContent = wordsOf(event);
  }

  function stepOnce() {
    pause();
    show(advance());
  }

  function toNextSolution() {
    pause();
    let event = advance();
    while (event.kind !== "solution" && event.kind !== "end") {
      event = advance();
    }
    show(event);
  }

  function startAgain() {
    pause();
    begin();
    draw();
    told.textContent = "The search begins on an empty board.";
  }

  /** Makes a step of a playing search; screen readers announce only solutions and the end. */
  function tick() {
    const event = advance();
    const isNews = event.kind === "solution" || event.kind === "end";
    told.setAttribute("aria-live", isNews ? "polite" : "off");
    show(event);
    if (event.kind === "end") {
      pause();
    } else {
      timer = setTimeout(tick, Math.max(1000 / Number(speed.value), event.kind === "solution" ? 1000 : 0));
    }
  }

  function pause() {
    clearTimeout(timer);
    timer = null;
    play.textContent = "Play";
    told.setAttribute("aria-live", "polite");
  }

  function playOrPause() {
    if (timer === null) {
      play.textContent = "Pause";
      tick();
    } else {
      pause();
      told.textContent = "Paused. " + told.textContent;
    }
  }

  // The initial state of the page

  for (let number = 1; number <= LARGEST; number++) {
    size.add(new Option(number, number, number === FIRST, number === FIRST));
  }
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    speed.value = "1";
  }
  size.addEventListener("change", resize);
  byId("undo").addEventListener("click", undo);
  byId("clear").addEventListener("click", () => {
    change([], "Cleared.");
  });
  grid.addEventListener("keydown", press);
  grid.addEventListener("click", event => {
    const square = event.target.closest("[role=gridcell]");
    if (square) {
      goTo(Number(square.dataset.row), Number(square.dataset.column));
      toggle(current);
    }
  });
  play.addEventListener("click", playOrPause);
  byId("search-step").addEventListener("click", stepOnce);
  byId("search-next").addEventListener("click", toNextSolution);
  byId("search-again").addEventListener("click", startAgain);
  byId("play-off").hidden = true;
  byId("play-on").hidden = false;
  newBoard();
  draw();
  told.textContent = summary();

  return {
    queens: () => ({n: n, queens: queens.slice()}),

    /** Shows queens on a board of the given size, unless this size is too large. */
    play: (newSize, newQueens, words) => {
      if (newSize <= LARGEST) {
        size.value = newSize;
        resize();
        queens = newQueens;
        draw();
        told.textContent = words + summary();
      }
    }
  };
})();
