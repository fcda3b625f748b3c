/** Makes an element with attributes by name, and with texts in it. */
function make(tag, attributes, ...children) {
  const isSvg = ["svg", "g", "path", "circle", "line", "text"].includes(tag);
  const element = isSvg ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.append(...children.map(String));
  return element;
}

function makeAll(parent, children) {
  parent.replaceChildren(...children);
  return parent;
}

function counted(count, one, many) {
  return count === 0 ? "no " + many : count + " " + (count === 1 ? one : many);
}

/** Shows a learner's recorded search step by step: its code, its data, and the tree of its calls. */
class SearchView {

  /**
   * @param root contains the parts, which data-part names
   * @param exercise its files, its recording, and whether it is accepted
   */
  constructor(root, exercise) {
    this.root = root;
    this.recording = exercise.recording;
    tellApart(this.recording);
    this.files = exercise.files;
    this.replay = new Replay(this.recording);
    this.arrays = drawnArrays(this.recording);
    this.wholes = wholesOf(this.recording);
    this.search = this.recording.search || {};
    this.calls = callsOf(this.recording);
    this.locals = localsOf(this.recording, this.search.method);
    this.bits = this.bitNames();
    this.last = this.recording.events.length;
    this.timer = null;
    this.parts = {};
    for (const part of root.querySelectorAll("[data-part]")) {
      this.parts[part.dataset.part] = part;
    }
    this.moments = momentsOf(this.recording, this.calls, exercise.accepted);
    this.drawn = {file: null, calls: 0};
    this.build();
    const first = exercise.accepted ? this.recording.added[0] : this.moments.length > 0 ? this.moments[0].event
        : undefined;
    this.show(first === undefined ? this.last : first + 1);
  }

  /** Returns the names of ints to draw as bits: those of the method that searches, and then fields. */
  bitNames() {
    const row = this.search.row === undefined ? null : this.recording.parameters[this.search.method][this.search.row];
    const bits = bitNamesOf(this.recording, this.files);
    const fields = this.recording.fields.map(field => this.recording.variables[field]);
    return new Set([...this.locals, ...fields].filter(name =>
      bits.has(name) && name !== row && !this.arrays.strips.some(strip => strip.name === name))
        .slice(0, SearchView.MOST_BIT_ROWS));
  }

  // The parts that never change

  build() {
    this.parts.call.textContent = this.recording.call;
    this.parts.slider.max = this.last;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.parts.speed.value = "1";
    }
    makeAll(this.parts.moments, this.moments.map(moment => {
      const button = make("button", {type: "button"}, moment.name);
      button.addEventListener("click", () => this.goTo(moment.event + 1));
      return button;
    }));
    this.buildTree();
    const notes = [...this.recording.notes];
    if (this.recording.reads.flat().length === CODES.mostReads) {
      notes.push("reads after step " + this.recording.reads.length);
    }
    this.parts.notes.textContent = notes.length === 0 ? "" : "Not recorded: " + notes.join("; ") + ".";
    this.parts.callers.addEventListener("toggle", () => this.drawCallers());
    const places = {first: () => 0, back: () => this.replay.position - 1, forward: () => this.replay.position + 1,
      last: () => this.last};
    for (const [part, place] of Object.entries(places)) {
      this.parts[part].addEventListener("click", () => this.goTo(place()));
    }
    this.parts.play.addEventListener("click", () => this.playOrPause());
    this.parts.slider.addEventListener("input", () => this.goTo(Number(this.parts.slider.value)));
    this.root.addEventListener("keydown", event => this.press(event));
  }

  buildTree() {
    const calls = this.calls.slice(0, SearchView.MOST_CALLS);
    this.parts.tree.hidden = calls.length < 2;
    this.parts.treeNote.textContent = calls.length < this.calls.length
        ? "This tree shows the first " + calls.length + " of " + this.calls.length + " calls." : "";
    let leaf = 0;
    const place = call => {
      const children = call.children.filter(child => child.index < calls.length);
      children.forEach(place);
      call.x = children.length === 0 ? leaf++ : (children[0].x + children[children.length - 1].x) / 2;
    };
    calls.slice(0, 1).forEach(place);
    calls.filter(call => call.parent === null && call.index > 0).forEach(place);
    const depth = Math.max(0, ...calls.map(call => call.depth));
    const across = leaf > SearchView.MANY_LEAVES ? SearchView.ACROSS : 2 * SearchView.ACROSS;
    const width = leaf * across;
    this.across = across;
    const height = (depth + 1) * SearchView.DOWN;
    const svg = make("svg", {viewBox: "0 0 " + width + " " + height, width: width, height: height,
      "aria-hidden": "true"});
    this.nodes = calls.map(call => {
      const x = (call.x + 0.5) * across;
      const y = (call.depth + 0.5) * SearchView.DOWN;
      const group = make("g", {class: "call later"});
      if (call.parent) {
        group.append(make("path", {class: "edge", d: "M" + (call.parent.x + 0.5) * across + " "
            + ((call.parent.depth + 0.5) * SearchView.DOWN + SearchView.RADIUS) + "L" + x + " "
            + (y - SearchView.RADIUS)}));
      }
      group.append(make("circle", {cx: x, cy: y, r: SearchView.RADIUS}));
      group.append(make("text", {x: x, y: y}, call.choice < 0 ? "" : call.choice));
      group.append(make("path", {class: "cross", d: "M" + (x - 4) + " " + (y + 14) + "l8 8m0 -8l-8 8"}));
      group.append(make("path", {class: "tick", d: "M" + (x - 5) + " " + (y + 18) + "l4 4l6 -8"}));
      group.addEventListener("click", () => this.goTo(call.enter + 1));
      svg.append(group);
      return group;
    });
    makeAll(this.parts.tree, [svg]);
  }

  // The shown step

  goTo(position) {
    this.pause();
    this.show(position);
  }

  show(position) {
    this.replay.goTo(Math.min(this.last, Math.max(0, position)));
    this.draw();
  }

  draw() {
    const moment = this.momentHere();
    this.parts.slider.value = this.replay.position;
    const words = this.words();
    this.parts.slider.setAttribute("aria-valuetext", words);
    this.parts.place.textContent = "Step " + this.replay.position.toLocaleString("en") + " of "
        + this.last.toLocaleString("en");
    makeAll(this.parts.told, moment && moment.words !== "" ? [words + " ", make("strong", {}, moment.words)]
        : [words]);
    this.parts.first.disabled = this.parts.back.disabled = this.replay.position === 0;
    this.parts.last.disabled = this.parts.forward.disabled = this.replay.position === this.last;
    this.drawSource();
    this.drawData();
    this.drawVariables();
    this.drawTree();
    this.drawFacts();
    this.keepInSight();
  }

  momentHere() {
    const position = this.replay.position;
    return this.moments.find(moment => moment.event + 1 === position);
  }

  /** Describes the event before this position. */
  words() {
    if (this.replay.position === 0) {
      return "Before the first step.";
    }
    const event = this.recording.events[this.replay.position - 1];
    const end = this.replay.position === this.last ? " " + this.ending() : "";
    return "Line " + event[1] % LINES_A_FILE + ": " + this.wordsOf(event) + end;
  }

  ending() {
    switch (this.recording.end) {
      case "returned":
        return "The call is over.";
      case "threw":
        return "The call ended by an exception.";
      case "full":
        return "Here the recording is full: the call went on.";
      default:
        return "Here the call was stopped.";
    }
  }

  wordsOf(event) {
    const name = this.recording.variables;
    switch (event[0]) {
      case KIND.ENTER:
        return this.callWords(this.replay.frames[this.replay.frames.length - 1]) + " begins.";
      case KIND.RETURN:
        return this.returnWords(event);
      case KIND.THROW:
        return "an exception ends the method.";
      case KIND.WRITE:
        return this.isSet(event[2]) ? this.arrayName(event[2]) + (event[5] === 0 ? " loses " : " gets ")
            + (event[3] + CODES.leastOfASet) + "." : this.arrayName(event[2]) + "[" + event[3] + "] = " + this.valueWords("", {tag: event[4], value: event[5]})
            + ".";
      case KIND.ASSIGN:
        return name[event[2]] + " = " + this.valueWords(name[event[2]], {tag: event[3], value: event[4]}) + ".";
      case KIND.ADD:
        return "[" + this.replay.arrays[event[2]].join(", ") + "] is added.";
      case KIND.MEET:
        return this.arrayName(event[2]) + (this.isSet(event[2]) ? ", a set."
            : ", an array of " + this.recording.arrays[event[2]].length + ".");
      default:
        return "reached.";
    }
  }

  returnWords(event) {
    const index = this.replay.position - 1;
    const call = this.calls.find(each => each.exit === index);
    const value = event[2] === TAG.INT || event[2] === TAG.BOOLEAN
        ? " returns " + this.valueWords("", {tag: event[2], value: event[3]}) : " returns";
    const left = this.replay.left;
    return this.callWords({...left, values: left.given}) + value + "."
        + (call && call.isDeadEnd ? " A dead end." : "");
  }

  callWords(frame) {
    return this.recording.methods[frame.method] + "(" + frame.parameters.map(parameter =>
      this.valueWords(parameter, frame.values.get(parameter))).join(", ") + ")";
  }

  isSet(id) {
    return this.recording.arrays[id].type === "SET";
  }

  arrayName(id) {
    const array = this.recording.arrays[id];
    const outer = this.recording.arrays.find(each => each.rows.includes(id));
    return outer ? (outer.name || "array") + "[" + outer.rows.indexOf(id) + "]" : array.name || "array";
  }

  valueWords(name, value) {
    switch (value.tag) {
      case TAG.INT:
        return this.bits.has(name) ? this.binary(value.value) : String(value.value);
      case TAG.BOOLEAN:
        return value.value === 1 ? "true" : "false";
      case TAG.ARRAY:
        return this.arrayName(value.value);
      case TAG.NULL:
        return "null";
      default:
        return "...";
    }
  }

  binary(value) {
    return "0b" + (value >>> 0).toString(2).padStart(this.recording.n, "0");
  }

  // The code

  drawSource() {
    const event = this.recording.events[Math.max(0, this.replay.position - 1)];
    const index = event ? Math.floor(event[1] / LINES_A_FILE) : 0;
    if (this.drawn.file !== index) {
      this.drawn.file = index;
      this.buildSource(index);
    }
    const most = Math.max(1, ...this.replay.counts.values());
    this.lines.forEach(line => {
      const count = this.replay.counts.get(line.number) || 0;
      if (line.count !== count || line.most !== most) {
        line.count = count;
        line.most = most;
        line.times.textContent = count === 0 ? "" : count;
        line.element.style.setProperty("--heat", count === 0 ? 0 : Math.log(1 + count) / Math.log(1 + most));
      }
    });
    this.lines.forEach(line => {
      line.element.classList.toggle("waiting", this.replay.frames.some(frame => frame.line === line.number));
    });
    const current = event && this.replay.position > 0 ? this.lines[event[1] % LINES_A_FILE - 1] : null;
    if (this.currentLine) {
      this.currentLine.element.removeAttribute("aria-current");
    }
    this.currentLine = current;
    if (current) {
      current.element.setAttribute("aria-current", "true");
    }
  }

  buildSource(index) {
    const file = this.recording.files[index];
    const text = Object.hasOwn(this.files, file) ? this.files[file] : "";
    this.parts.file.textContent = file || "";
    this.currentLine = null;
    let isComment = false;
    this.lines = text.split("\n").map((code, number) => {
      const times = make("span", {class: "times"});
      const words = make("code", {});
      isComment = paint(words, code, isComment);
      const element = make("li", {});
      element.append(times, words);
      return {element: element, words: code, times: times, number: index * LINES_A_FILE + number + 1, count: 0, most: 0};
    });
    makeAll(this.parts.source, this.lines.map(line => line.element));
  }

  /** Scrolls the code and the tree, but not the page, at most once for each frame that the browser draws. */
  keepInSight() {
    if (this.isMoving) {
      return;
    }
    this.isMoving = true;
    requestAnimationFrame(() => {
      const source = this.parts.source;
      const tree = this.parts.tree;
      this.isMoving = false;
      if (this.currentLine) {
        const top = this.currentLine.element.offsetTop - source.offsetTop;
        if (top < source.scrollTop + 40 || top > source.scrollTop + source.clientHeight - 60) {
          source.scrollTop = top - source.clientHeight / 2;
        }
      }
      if (this.currentCall) {
        const x = (this.currentCall.x + 0.5) * this.across;
        if (x < tree.scrollLeft + 30 || x > tree.scrollLeft + tree.clientWidth - 30) {
          tree.scrollLeft = x - tree.clientWidth / 2;
        }
      }
    });
  }

  // The data

  /** Returns the innermost running call of the method that searches. */
  searchFrame() {
    const method = this.search.method;
    return [...this.replay.frames].reverse().find(frame => frame.method === method);
  }

  /** Returns the row that the search fills, from its parameter or, if no method calls itself, the last written row. */
  row() {
    const frame = this.searchFrame();
    if (this.calls.length > 0) {
      return frame && this.search.row !== undefined ? frame.values.get(frame.parameters[this.search.row]).value : null;
    }
    const rows = this.writtenRows();
    return rows.length > 0 ? rows[rows.length - 1] : null;
  }

  /** Returns the rows of the board that were written until now, in this order. */
  writtenRows() {
    const rows = [];
    for (let at = 0; at < this.replay.position && this.arrays.board; at++) {
      const event = this.recording.events[at];
      const row = event[0] === KIND.WRITE ? this.placeOf(this.arrays.board, event[2], event[3]).row : undefined;
      if (row < this.recording.n) {
        rows.push(row);
      }
    }
    return rows;
  }

  /** Returns the place of an element in a strip or on a board: the array, the row and, if it has one, the column. */
  placeOf(group, id, index) {
    const whole = this.wholes.get(id);
    if (group.ids.includes(id)) {
      const isWhole = group.type.startsWith("ROWS");
      return {id: id, row: index, column: isWhole ? undefined : this.replay.arrays[id][index]};
    }
    return whole && group.ids.includes(whole.id) ? {id: whole.id, row: whole.index, column: index} : {};
  }

  /** Returns the places of an array's elements that were read with the last step. */
  readIn(group, id) {
    return (this.recording.reads[this.replay.position - 1] || []).map(read =>
      this.placeOf(group, read.array, read.index)).filter(place => place.id === id && id !== undefined);
  }

  drawData() {
    const frame = this.searchFrame();
    const row = this.row();
    const data = [];
    if (this.arrays.board) {
      data.push(this.boardOf(this.arrays.board, row));
    }
    for (const strip of this.arrays.strips) {
      data.push(this.stripOf(strip, this.currentOf(strip)));
    }
    data.push(...this.bitRows(frame));
    makeAll(this.parts.data, data);
  }

  /** Returns the array of a group that the innermost call has or, if no call has one, the last met or written one. */
  currentOf(group) {
    const replay = this.replay;
    const ids = group.ids.filter(id => replay.arrays[id] !== undefined);
    const held = [...replay.frames].reverse().map(frame =>
      [...frame.values.values()].filter(value =>
        value.tag === TAG.ARRAY && ids.includes(value.value)).map(value => value.value)[0]).find(id => id !== undefined);
    return held !== undefined ? held : ids.sort((one, other) => replay.touched[other] - replay.touched[one])[0];
  }

  /** Returns the queens in the learner's data; isLeft marks those that are left over below the current row. */
  queensOf(group, id, row) {
    const queens = [];
    const replay = this.replay;
    if (id === undefined) {
      return queens;
    }
    const content = replay.arrays[id];
    for (let at = 0; at < content.length; at++) {
      if (group.type.startsWith("ROWS")) {
        const squares = content[at] < 0 ? [] : replay.arrays[content[at]];
        squares.forEach((value, column) => {
          if (isQueen(group.type, value)) {
            queens.push({row: at, column: column, isLeft: false, value: value});
          }
        });
      } else if (replay.written[id].has(at)) {
        queens.push({row: at, column: content[at], isLeft: row !== null && at > row, isTried: at === row});
      }
    }
    return queens.filter(queen => queen.row < this.recording.n && queen.column >= 0 && queen.column < this.recording.n);
  }

  boardOf(group, row) {
    const n = this.recording.n;
    const hasCounts = group.most > 1 && group.type.startsWith("ROWS") && group.type !== "ROWS_OF_CHARS";
    const id = this.currentOf(group);
    // without a recursion, nothing shows that queens below are left over
    const queens = this.queensOf(group, id, this.calls.length > 0 ? row : null);
    const read = this.readIn(group, id).filter(place => place.column !== undefined);
    const standing = queens.filter(queen => !queen.isLeft && !queen.isTried);
    const pair = hasCounts ? null : firstAttackOf(standing);
    const board = make("div", {class: "own-board", style: "--n: " + n, role: "img",
      "aria-label": this.boardWords(queens, row) + this.readWords(read.map(place =>
        "row " + place.row + ", column " + place.column))});
    for (let at = 0; at < n * n; at++) {
      const square = {row: Math.floor(at / n), column: at % n};
      const isSame = queen => queen.row === square.row && queen.column === square.column;
      const queen = queens.find(isSame);
      const isAttacking = pair !== null && (isSame(pair.from) || isSame(pair.to));
      const element = make("div", {class: ((square.row + square.column) % 2 === 0 ? "light" : "dark")
          + (square.row === row ? " trying" : "") + (isAttacking ? " attacking" : "")
          + (queen && queen.isLeft ? " left-over" : "") + (read.some(isSame) ? " read" : "")});
      if (square.column === 0) {
        element.append(make("span", {class: "row-number"}, square.row));
      }
      if (square.row === n - 1) {
        element.append(make("span", {class: "column-number"}, square.column));
      }
      if (queen && hasCounts) {
        element.append(make("b", {}, queen.value));
      } else if (queen) {
        element.append(document.getElementById("queen").content.cloneNode(true));
      }
      board.append(element);
    }
    return this.figure(group.name, read.length > 0 ? "dashed: read now" : queens.some(queen =>
      queen.isLeft) ? "pale: from before" : "", board);
  }

  boardWords(queens, row) {
    const at = queens.filter(queen => !queen.isLeft).map(queen => "row " + queen.row + ", column " + queen.column);
    return "Board: " + (at.length === 0 ? "no queen" : "queens at " + at.join("; "))
        + (row === null || row >= this.recording.n ? "" : "; row " + row + " is being filled");
  }

  readWords(places) {
    return places.length === 0 ? "" : "; read: " + [...new Set(places)].join("; ");
  }

  figure(name, value, content) {
    const figure = make("figure", {});
    const caption = make("figcaption", {});
    caption.append(make("code", {}, name || "array"), make("span", {class: "value"}, value));
    figure.append(caption, content);
    return figure;
  }

  stripOf(group, id) {
    const content = id === undefined ? new Array(group.length).fill(0) : this.replay.arrays[id];
    const event = this.recording.events[this.replay.position - 1];
    const changed = event && event[0] === KIND.WRITE && event[2] === id ? event[3] : -1;
    const read = this.readIn(group, id).map(place => place.row);
    const isTruth = !hasNumbers(group.type);
    const label = at => group.type === "SET" ? at + CODES.leastOfASet : at;
    return this.figure(group.name, read.length > 0 ? "dashed: read now" : "", this.cells(group.cells.map(at => ({
      text: isTruth ? label(at) : content[at], isSet: isTruth && content[at] !== 0, isChanged: at === changed,
      isRead: read.includes(at)})), group.name + ": " + (isTruth ? this.setWords(group.type, content)
        : content.join(", ")) + this.readWords(read.map(label))));
  }

  setWords(type, content) {
    const set = content.map((value, at) => value === 0 ? null : type === "SET" ? at + CODES.leastOfASet : at)
        .filter(at => at !== null);
    return type === "SET" ? "{" + set.join(", ") + "}" : set.length === 0 ? "nothing is set"
        : "set at " + set.join(", ");
  }

  cells(cells, label) {
    const strip = make("div", {class: "strip", style: "--n: " + cells.length, role: "img", "aria-label": label});
    for (const cell of cells) {
      strip.append(make("span", {class: (cell.isSet ? "set" : "") + (cell.isChanged ? " changed" : "")
          + (cell.isRead ? " read" : "")}, cell.text));
    }
    return strip;
  }

  /** Draws the sets of bits that the innermost search call has: bit 0 on the left, like column 0. */
  bitRows(frame) {
    const assigned = this.replay.assigned;
    return [...this.bits].map(name => {
      const value = [frame && frame.values.get(name), this.replay.fields.get(name)]
          .find(held => held && held.tag === TAG.INT) || null;
      const bits = value === null ? 0 : value.value;
      const isAssigned = assigned !== null && assigned.name === name;
      const before = isAssigned && assigned.before ? assigned.before.value : bits;
      const read = isAssigned ? 0 : this.bitsRead(name, bits);
      const isIn = (set, bit) => (set >>> bit & 1) === 1;
      const all = [...Array(this.recording.n).keys()];
      const words = value === null ? "" : this.binary(bits);
      return this.figure(name, words + (read === 0 ? "" : ", dashed: read now"), this.cells(all.map(bit => ({
        text: bit, isSet: isIn(bits, bit), isChanged: isIn(bits ^ before, bit), isRead: isIn(read, bit)
      })), name + ": " + (words || "no value yet") + this.readWords(all.filter(bit => isIn(read, bit)))));
    });
  }

  /** Returns the bits of a variable that the last step read: in itself, in a union of sets, or outside this union. */
  bitsRead(name, bits) {
    const isOne = mask => mask !== 0 && (mask & mask - 1) === 0;
    const isWhole = mask => mask > 0 && (mask & mask + 1) === 0;
    const line = this.currentLine ? this.currentLine.words : "";
    const isNamed = line.split(/[^\w$]+/).includes(name);
    return (this.recording.reads[this.replay.position - 1] || []).filter(read => isNamed && "left" in read)
        .reduce((all, {left, right}) => {
          const isLowest = left === -right && /& *-|OneBit|Trailing/.test(line);
          const isRightMask = isOne(right) || !isOne(left) && isWhole(right);
          const mask = isLowest ? left & right : isRightMask ? right : isOne(left) || isWhole(left) ? left : 0;
          const set = isRightMask && !isLowest ? left : right;
          const isRead = isLowest ? bits === left || bits === right
              : bits === set || bits !== mask && ((bits & ~set) === 0 || (bits & set) === 0);
          return isRead ? all | mask : all;
        }, 0);
  }

  // The variables

  /** Draws the variables of the current call, then the fields and, in a folded part, the variables of its callers. */
  drawVariables() {
    const frames = this.replay.frames;
    const frame = frames[frames.length - 1];
    const fields = this.replay.fields;
    this.parts.frame.textContent = frame ? this.callWords(frame) : "no call";
    makeAll(this.parts.variables, [...frame ? this.variableRows(frame.values, false) : [],
      ...this.variableRows(fields, true)]);
    this.parts.callers.hidden = frames.length < 2;
    this.drawCallers();
  }

  /** Returns a row for each variable or field; {@code areFields} is null if none of them can have changed. */
  variableRows(values, areFields) {
    const assigned = this.replay.assigned;
    return [...values].filter(entry => entry[1].tag !== TAG.OTHER).map(entry => {
      const isChanged = assigned !== null && assigned.name === entry[0] && assigned.isField === areFields;
      const row = make("tr", {class: isChanged ? "changed" : ""});
      const value = make("td", {}, this.contentWords(entry[0], entry[1]));
      if (isChanged) {
        value.append(" ", make("span", {class: "value"}, assigned.before === undefined ? "new"
            : "was " + this.contentWords(entry[0], assigned.before)));
      }
      row.append(make("th", {scope: "row"}, (areFields ? "field " : "") + entry[0]), value);
      return row;
    });
  }

  drawCallers() {
    const callers = this.replay.frames.slice(0, -1).reverse();
    if (!this.parts.callers.open) {
      return;
    }
    makeAll(this.parts.callersOf, callers.slice(0, SearchView.MOST_CALLERS).map(frame => {
      const table = make("table", {class: "variables"});
      const rows = make("tbody", {});
      table.append(make("caption", {}, this.callWords(frame)), makeAll(rows, this.variableRows(frame.values, null)));
      return table;
    }));
  }

  /** Formats a value; for an array, its current content. */
  contentWords(name, value) {
    const content = value.tag === TAG.ARRAY ? this.replay.arrays[value.value] : [];
    const type = value.tag === TAG.ARRAY ? this.recording.arrays[value.value].type : "";
    if (hasNumbers(type)) {
      return "[" + content.join(", ") + "]";
    }
    if (type === "BOOLEANS" || type === "SET") {
      return this.setWords(type, content);
    }
    return type.startsWith("ROWS") ? counted(content.length, "row", "rows") : this.valueWords(name, value);
  }

  // The tree, and the progress of the search

  drawTree() {
    const position = this.replay.position;
    const current = [...this.calls].reverse().find(call => call.enter < position && call.exit >= position);
    const path = new Set();
    for (let call = current; call; call = call.parent) {
      path.add(call);
    }
    this.nodes.forEach((node, index) => {
      const call = this.calls[index];
      const isOver = call.exit < position;
      const isSolved = call.isSolution && this.isSolvedBefore(call, position);
      const state = "call" + (call.enter >= position ? " later" : path.has(call) ? " open" : " over")
          + (call === current ? " current" : "") + (isSolved ? " solution" : "")
          + (call.isDeadEnd && isOver ? " dead-end" : "");
      if (node.getAttribute("class") !== state) {
        node.setAttribute("class", state);
      }
    });
    this.currentCall = current && this.nodes[current.index] ? current : null;
  }

  isSolvedBefore(call, position) {
    return call.exit < position || this.recording.added.some(event => event >= call.enter && event < position);
  }

  drawFacts() {
    const position = this.replay.position;
    const made = this.calls.filter(call => call.enter < position);
    const row = this.row();
    const isRecursive = this.calls.length > 0;
    const deepest = Math.max(-1, ...isRecursive ? made.map(call =>
      call.row === undefined ? call.depth : call.row) : this.writtenRows());
    const deadEnds = made.filter(call => call.isDeadEnd && call.exit < position).length;
    const facts = {
      row: row === null ? "none" : row >= this.recording.n ? "all filled" : row,
      deepest: deepest < 0 ? "none" : deepest >= this.recording.n ? "all filled" : deepest,
      made: made.length, dead: deadEnds,
      solutions: this.recording.added.filter(event => event < position).length || made.filter(call =>
        call.isSolution && call.exit < position).length
    };
    for (const [name, value] of Object.entries(facts)) {
      this.parts[name].textContent = value;
      // counts of calls, or of solutions added to lists, say nothing if there are none
      this.parts[name].parentElement.hidden = !isRecursive && (["made", "dead"].includes(name)
          || name === "solutions" && this.recording.added.length === 0 || name !== "solutions" && !this.arrays.board);
    }
  }

  // Playing, and keys

  playOrPause() {
    if (this.timer !== null) {
      this.pause();
      return;
    }
    if (this.replay.position === this.last) {
      this.show(0);
    }
    this.parts.play.textContent = "Pause";
    this.parts.told.setAttribute("aria-live", "off");
    this.tick();
  }

  tick() {
    this.show(this.replay.position + 1);
    if (this.replay.position === this.last) {
      this.pause();
      return;
    }
    this.timer = setTimeout(() => this.tick(), 1000 / Number(this.parts.speed.value));
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = null;
    this.parts.play.textContent = "Play";
    this.parts.told.setAttribute("aria-live", "polite");
  }

  /** Handles the keys of the search, except those that a focused control uses itself. */
  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const steps = {ArrowLeft: -1, ArrowRight: 1};
    const places = {Home: 0, End: this.last};
    const isControl = ["SELECT", "INPUT"].includes(event.target.tagName);
    if (event.key === "k" || event.key === " " && !["BUTTON", "SELECT"].includes(event.target.tagName)) {
      this.playOrPause();
    } else if (!isControl && event.key in steps) {
      this.goTo(this.replay.position + steps[event.key]);
    } else if (!isControl && event.key in places) {
      this.goTo(places[event.key]);
    } else {
      return;
    }
    event.preventDefault();
  }
}

SearchView.MOST_CALLS = 600;
SearchView.MOST_BIT_ROWS = 6;
SearchView.MOST_CALLERS = 30;
SearchView.MANY_LEAVES = 12;
SearchView.ACROSS = 28;
SearchView.DOWN = 52;
SearchView.RADIUS = 10;

/** Returns whether an element of a two-dimensional array stands for a queen: true, a number, or a letter. */
function isQueen(type, value) {
  return value !== 0 && !(type === "ROWS_OF_CHARS" && ".-_ 0".includes(String.fromCharCode(value)));
}

/** Writes a line of Java into an element, in colours; returns whether a comment goes on in the next line. */
function paint(element, code, isComment) {
  const token = isComment ? /^[^]*?(?:\*\/|$)/g
      : /\/\/.*|\/\*[^]*?(?:\*\/|$)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\b(?:abstract|boolean|break|byte|case|catch|char|class|continue|default|do|double|else|enum|extends|final|finally|float|for|if|implements|import|instanceof|int|interface|long|new|null|package|private|protected|public|record|return|short|static|super|switch|this|throw|throws|true|false|try|var|void|while|yield)\b/g;
  const match = token.exec(code);
  if (match === null || match[0] === "" && !isComment) {
    element.append(code);
    return isComment;
  }
  const isNote = isComment || /^\/[/*]/.test(match[0]);
  const staysOpen = isNote && !match[0].startsWith("//") && !match[0].endsWith("*/");
  element.append(code.slice(0, match.index),
      make("span", {class: isNote ? "comment" : /^["']/.test(match[0]) ? "string" : "keyword"}, match[0]));
  return match.index + match[0].length >= code.length ? staysOpen
      : paint(element, code.slice(match.index + match[0].length), staysOpen);
}
