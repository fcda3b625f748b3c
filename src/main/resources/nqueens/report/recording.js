/** The meaning of a recording's numbers, from nqueens.recording. */
const KIND = CODES.event;
const TAG = CODES.value;
const LINES_A_FILE = CODES.linesOfAFile;

/**
 * Separates events from reads: sets {@code events} and, for each event, the elements {array, index} or the masked ints
 * {left, right} that were read before it on its line. Reads on another line than the next event's belong to the event
 * before them.
 */
function tellApart(recording) {
  const events = [];
  const reads = [];
  let waiting = [];
  const attach = line => {
    for (const read of waiting) {
      const event = read[1] === line || events.length === 0 ? events.length : events.length - 1;
      reads[event] = reads[event] || [];
      reads[event].push(read[0] === KIND.READ ? {array: read[2], index: read[3]} : {left: read[2], right: read[3]});
    }
    waiting = [];
  };
  for (const numbers of recording.numbers) {
    if (numbers[0] === KIND.READ || numbers[0] === KIND.MASK) {
      waiting.push(numbers);
    } else {
      attach(numbers[1]);
      events.push(numbers);
    }
  }
  attach(null);
  for (const array of recording.arrays) {
    array.length = array.contents.length;
    array.rows = array.type.startsWith("ROWS") ? array.contents : [];
  }
  recording.events = events;
  recording.reads = reads;
  recording.added = addedIn(recording);
}

/** Returns the numbers of the events that add a solution to a list, or return it from next() or from the call. */
function addedIn(recording) {
  const methods = [];
  return recording.events.map((event, i) => {
    if (event[0] === KIND.ENTER) {
      methods.push(recording.methods[event[2]]);
    }
    const isOver = event[0] === KIND.RETURN || event[0] === KIND.THROW;
    const method = isOver ? methods.pop() : "";
    const isGiven = isOver && event[2] === TAG.ARRAY && (method === "next" || methods.length === 0);
    const id = event[0] === KIND.ADD ? event[2] : isGiven ? event[3] : null;
    return id !== null && recording.arrays[id].length === recording.n ? i : -1;
  }).filter(i => i >= 0);
}

/** Returns the first two queens, each {row, column}, that attack each other, as {from, to}; null if there are none. */
function firstAttackOf(queens) {
  for (let i = 0; i < queens.length; i++) {
    for (let j = i + 1; j < queens.length; j++) {
      const rows = Math.abs(queens[i].row - queens[j].row);
      const columns = Math.abs(queens[i].column - queens[j].column);
      if (rows === 0 || columns === 0 || rows === columns) {
        return {from: queens[i], to: queens[j]};
      }
    }
  }
  return null;
}

/** Plays a recording. Going back means playing again from the beginning. */
class Replay {

  constructor(recording) {
    this.recording = recording;
    this.reset();
  }

  reset() {
    this.position = 0;
    /** The content of each array by its id: numbers or, for an array of arrays, the ids of its rows. */
    this.arrays = [];
    this.written = [];
    /** The last event, by its number, that met or wrote each array. */
    this.touched = [];
    this.frames = [];
    /** The call that ended last. */
    this.left = null;
    this.fields = new Map();
    this.counts = new Map();
    this.line = 0;
    /** The variable that the last step assigned, with its earlier value; null if the step assigned none. */
    this.assigned = null;
  }

  goTo(position) {
    if (position < this.position) {
      this.reset();
    }
    while (this.position < position) {
      this.step();
    }
  }

  /** Goes on by one event, and returns it. */
  step() {
    const event = this.recording.events[this.position];
    const kind = event[0];
    const line = event[1];
    if (kind === KIND.ENTER) {
      this.enter(event);
    }
    const frame = this.frames[this.frames.length - 1];
    this.arrive(frame, event);
    this.line = line;
    this.assigned = null;
    if (kind === KIND.RETURN || kind === KIND.THROW) {
      this.left = this.frames.pop();
    } else if (kind === KIND.WRITE) {
      this.arrays[event[2]][event[3]] = event[5];
      this.written[event[2]].add(event[3]);
      this.touched[event[2]] = this.position;
    } else if (kind === KIND.ASSIGN) {
      const name = this.recording.variables[event[2]];
      const value = {tag: event[3], value: event[4]};
      const isField = this.recording.fields.includes(event[2]);
      const values = isField ? this.fields : frame ? frame.values : new Map();
      this.assigned = {name: name, isField: isField, before: values.get(name)};
      values.set(name, value);
    } else if (kind === KIND.MEET) {
      this.arrays[event[2]] = event.slice(4);
      this.written[event[2]] = new Set();
      this.touched[event[2]] = this.position;
    }
    this.position++;
    return event;
  }

  enter(event) {
    const values = new Map();
    this.recording.parameters[event[2]].forEach((parameter, i) => {
      values.set(parameter, {tag: event[3 + 2 * i], value: event[4 + 2 * i]});
    });
    this.frames.push({method: event[2], values: values, given: new Map(values), parameters: [...values.keys()],
      line: 0, seen: new Set()});
  }

  /** Counts a line when it is reached, and again for each round of a loop that stays on this line. */
  arrive(frame, event) {
    if (!frame) {
      return;
    }
    const what = event[0] + " " + (event[0] === KIND.MEET ? this.position : event[2]);
    if (frame.line !== event[1] || frame.seen.has(what)) {
      frame.line = event[1];
      frame.seen.clear();
      this.counts.set(event[1], (this.counts.get(event[1]) || 0) + 1);
    }
    frame.seen.add(what);
  }
}

/** Returns the calls of the method that searches, each with the calls that it made. */
function callsOf(recording) {
  const search = recording.search || {};
  const hasAdds = recording.added.some(event => recording.events[event][0] === KIND.ADD);
  const calls = [];
  const open = [];
  const methods = [];
  recording.events.forEach((event, i) => {
    const parent = open[open.length - 1] || null;
    if (event[0] === KIND.ENTER) {
      methods.push(event[2]);
      if (event[2] === search.method) {
        const call = {index: calls.length, enter: i, exit: Infinity, parent: parent, children: [], depth: open.length,
          row: search.row === undefined ? undefined : event[4 + 2 * search.row], choice: search.choices[calls.length]};
        (parent ? parent.children : []).push(call);
        calls.push(call);
        open.push(call);
      }
    } else if ((event[0] === KIND.RETURN || event[0] === KIND.THROW) && methods.pop() === search.method) {
      open.pop().exit = i;
    } else if (event[0] === KIND.ADD && parent && recording.added.includes(i)) {
      parent.isSolution = true;
    }
  });
  calls.filter(call => call.children.length === 0).forEach(call => {
    // a search that only counts adds nothing to a list
    call.isSolution = call.isSolution || !hasAdds && call.row === recording.n;
    call.isDeadEnd = !call.isSolution && call.exit < Infinity;
  });
  return calls;
}

/** Returns a list with the first wrong or repeated solution as a moment {name, event, words}; empty without one. */
function wrongSolutionsOf(recording) {
  const replay = new Replay(recording);
  const seen = new Set();
  for (const at of recording.added) {
    const event = recording.events[at];
    const id = event[event[0] === KIND.ADD ? 2 : 3];
    replay.goTo(at);
    const content = String(replay.arrays[id]);
    const queens = replay.arrays[id].map((column, row) => ({row: row, column: column}));
    const off = queens.find(queen => queen.column < 0 || queen.column >= queens.length);
    const pair = firstAttackOf(queens);
    const why = off ? "row " + off.row + " has column " + off.column + ", off the board"
        : pair ? "the queens in rows " + pair.from.row + " and " + pair.to.row + " attack each other"
            : seen.has(id) ? "it is the same array as an earlier solution"
                : seen.has(content) ? "an equal solution was added before" : "";
    if (why !== "" && hasNumbers(recording.arrays[id].type)) {
      return [{name: "To the wrong solution", event: at, words: "This solution is wrong: " + why + "."}];
    }
    seen.add(id).add(content);
  }
  return [];
}

/** Returns the interesting moments, each {name, event, words}; moments of the mistake, if any, come first. */
function momentsOf(recording, calls, isRight) {
  const found = recording.finding;
  const moments = isRight ? [] : wrongSolutionsOf(recording);
  if (found && !isRight) {
    const line = found.sentence.replace("\n", "; ") + (found.sentence.endsWith("?") ? "" : ".");
    // a method's name keeps its small letter
    moments.push({name: "To the step in the message", event: found.event,
      words: recording.methods.includes(line.split(/[ (]/)[0]) ? line : line[0].toUpperCase() + line.slice(1)});
  }
  const deadEnd = calls.find(call => call.isDeadEnd);
  if (deadEnd) {
    moments.push({name: "To the first dead end", event: deadEnd.exit, words: ""});
  }
  if (recording.added.length > 0) {
    moments.push({name: "To the first solution", event: recording.added[0], words: ""});
  }
  return moments;
}

/** Returns the names of a method's own ints: its parameters, and the variables that it assigns. */
function localsOf(recording, method) {
  const names = new Set();
  const fields = new Set(recording.fields);
  const stack = [];
  for (const event of recording.events) {
    if (event[0] === KIND.ENTER) {
      stack.push(event[2]);
      if (event[2] === method) {
        recording.parameters[method].filter((name, i) => event[3 + 2 * i] === TAG.INT)
            .forEach(name => names.add(name));
      }
    } else if (event[0] === KIND.RETURN || event[0] === KIND.THROW) {
      stack.pop();
    } else if (event[0] === KIND.ASSIGN && event[3] === TAG.INT && stack[stack.length - 1] === method
        && !fields.has(event[2])) {
      names.add(recording.variables[event[2]]);
    }
  }
  return names;
}

/** Returns the names of variables that the sources shift or mask, as sets of bits. */
function bitNamesOf(recording, sources) {
  const code = Object.values(sources).join("\n").replace(/\/\*[^]*?\*\/|\/\/.*|"(?:[^"\\\n]|\\.)*"/g, " ");
  const names = new Set(recording.variables.concat(...recording.parameters));
  return new Set([...names].filter(name => {
    const word = "\\b" + name.replace(/\$/g, "\\$") + "\\b";
    return /^[\w$]+$/.test(name) && (new RegExp("(?<!(?:<<|>>)\\s*)" + word
        + "\\s*(?:<<|>>|&(?!&)|\\|(?!\\|)|\\^)").test(code)
        || new RegExp("(?:(?<!&)&|(?<!\\|)\\||~|\\^)=?\\s*" + word).test(code)
        || new RegExp("(?<!(?:<<|>>)\\s*)" + word + "\\s*=[^=;]*(?:<<|>>|~)").test(code));
  }));
}

function hasNumbers(type) {
  return ["INTS", "BYTES", "SHORTS", "LONGS"].includes(type);
}

/** Returns, by the id of each row, the array to which the row belonged when met, and its place: {id, index}. */
function wholesOf(recording) {
  const wholes = new Map();
  recording.arrays.forEach((array, id) => {
    array.rows.forEach((row, index) => wholes.set(row, {id: id, index: index}));
  });
  return wholes;
}

/** Groups arrays by name, type and length, the most written group first; rows count for the array of arrays. */
function groupsOf(recording) {
  const wholes = wholesOf(recording);
  const added = new Set(recording.events.filter(event => event[0] === KIND.ADD).map(event => event[2]));
  const groups = new Map();
  recording.arrays.forEach((array, id) => {
    if (!wholes.has(id) && !array.name.startsWith("$")) {
      const key = array.type + " " + array.name + " " + array.length;
      const group = groups.get(key)
          || {name: array.name, type: array.type, length: array.length, ids: [], writes: 0, isAdded: true, most: 0,
            cells: array.type === "SET" ? [] : [...Array(array.length).keys()]};
      group.ids.push(id);
      group.isAdded = group.isAdded && added.has(id);
      groups.set(key, group);
    }
  });
  const byId = new Map();
  for (const group of groups.values()) {
    for (const id of group.ids) {
      byId.set(id, group);
    }
  }
  for (const event of recording.events) {
    const group = event[0] === KIND.WRITE
        && byId.get(wholes.has(event[2]) ? wholes.get(event[2]).id : event[2]);
    if (group) {
      group.writes++;
      group.most = Math.max(group.most, event[5]);
    }
  }
  // of a set, draws only the range of members that were ever in it, or were looked up
  for (const [kind, , id, ...more] of recording.numbers) {
    const group = byId.get(id);
    const used = kind === KIND.WRITE || kind === KIND.READ ? [more[0]] : kind !== KIND.MEET ? []
        : more.slice(1).map((value, at) => value === 0 ? -1 : at).filter(at => at >= 0);
    if (group && group.type === "SET" && used.length > 0) {
      const first = Math.min(...used, ...group.cells);
      group.cells = [...Array(Math.max(...used, ...group.cells) - first + 1).keys()].map(at => first + at);
    }
  }
  return [...groups.values()].sort((one, other) => other.writes - one.writes);
}

/** Returns whether the rows of boards are empty when they are met; an argument of the call may be no board. */
function isEmptyAtFirst(recording, group) {
  const rows = new Set(group.ids.flatMap(id => recording.arrays[id].rows));
  return recording.events.every(event =>
    event[0] !== KIND.MEET || !rows.has(event[2]) || event.slice(4).every(value => value === 0));
}

/** Chooses the groups of arrays to draw: one as a board, and at most four others as strips. */
function drawnArrays(recording) {
  const n = recording.n;
  const groups = groupsOf(recording);
  const isWhole = group => group.type.startsWith("ROWS") && group.length >= n && group.length <= n + 2;
  const isRow = group => hasNumbers(group.type) && group.length >= n && group.length <= n + 1 && group.writes > 0;
  const isBoard = group => isWhole(group) && group.writes > 0 || isRow(group) && !group.isAdded;
  // if an array holds a set of bits for each row, its numbers are larger than columns
  const board = groups.find(group => isBoard(group) && (group.type.startsWith("ROWS") || group.most <= n))
      || groups.find(isBoard) || groups.find(isRow)
      || groups.find(group => isWhole(group) && isEmptyAtFirst(recording, group)) || null;
  const strips = groups.filter(group => group !== board && (group.type === "SET" ? group.cells.length > 0
      : group.writes > 0 && group.length <= 2 * n + 2
      && (group.type === "BOOLEANS" || hasNumbers(group.type) && !group.isAdded)))
      .slice(0, 4).sort((one, other) => one.ids[0] - other.ids[0]);
  return {board: board, strips: strips};
}
