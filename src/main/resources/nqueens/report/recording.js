/** What a recording's numbers mean; nqueens.recording writes them. */
const KIND = {ENTER: 0, RETURN: 1, THROW: 2, WRITE: 3, SET: 4, ADD: 5, NEW: 6, LINE: 7};
const TAG = {OTHER: 0, INT: 1, BOOLEAN: 2, ARRAY: 3, NULL: 4};
const LINES_A_FILE = 100000;

/** The first two of the queens, each {row, column}, that attack each other, from the top; or null. */
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

/**
 * Plays a recording: its state lies between two events, and goes forward by the next one. A state is made of nothing
 * but the events before it, so that going back is going forward from the beginning.
 */
class Replay {

  constructor(recording) {
    this.recording = recording;
    this.reset();
  }

  reset() {
    this.position = 0;
    /** The content of each array by its id: numbers, and for an array of arrays the ids of its rows. */
    this.arrays = [];
    /** Which elements of each array were written. */
    this.written = [];
    /** When each array was touched last. */
    this.touched = [];
    this.frames = [];
    this.fields = new Map();
    this.counts = new Map();
    this.added = [];
    this.line = 0;
  }

  goTo(position) {
    if (position < this.position) {
      this.reset();
    }
    while (this.position < position) {
      this.step();
    }
  }

  /** Goes on by one event, and gives it. */
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
    if (kind === KIND.RETURN || kind === KIND.THROW) {
      this.frames.pop();
    } else if (kind === KIND.WRITE) {
      this.content(event[2])[event[3]] = event[5];
      this.written[event[2]].add(event[3]);
      this.touched[event[2]] = this.position;
    } else if (kind === KIND.SET) {
      const name = this.recording.names[event[2]];
      const value = {tag: event[3], value: event[4]};
      if (this.recording.fields.includes(event[2])) {
        this.fields.set(name, value);
      } else if (frame) {
        frame.values.set(name, value);
      }
    } else if (addsSolution(this.recording, event)) {
      this.added.push({array: event[2], content: this.content(event[2]).slice()});
    } else if (kind === KIND.NEW) {
      const length = this.recording.arrays[event[2]].length;
      this.arrays[event[2]] = event.slice(event.length - Math.min(length, event.length - 3));
      this.written[event[2]] = new Set();
      this.touched[event[2]] = this.position;
    }
    this.position++;
    return event;
  }

  enter(event) {
    const values = new Map();
    const parameters = this.recording.parameters[event[2]] || [];
    for (let i = 0; 4 + 2 * i < event.length; i++) {
      values.set(parameters[i] || "argument " + (i + 1), {tag: event[3 + 2 * i], value: event[4 + 2 * i]});
    }
    this.frames.push({method: event[2], values: values, parameters: [...values.keys()], line: 0, seen: new Set()});
  }

  /** Counts a line when it is reached, and again when a loop comes back to it without leaving it. */
  arrive(frame, event) {
    if (!frame) {
      return;
    }
    const what = event[0] + " " + (event[0] === KIND.NEW ? this.position : event[2]);
    if (frame.line !== event[1] || frame.seen.has(what)) {
      frame.line = event[1];
      frame.seen.clear();
      this.counts.set(event[1], (this.counts.get(event[1]) || 0) + 1);
    }
    frame.seen.add(what);
  }

  /** The content of an array, which is empty where the recording hasn't told of it. */
  content(array) {
    if (!this.arrays[array]) {
      const known = this.recording.arrays[array];
      this.arrays[array] = known.rows ? known.rows.slice() : new Array(known.length).fill(0);
      this.written[array] = new Set();
    }
    return this.arrays[array];
  }
}

/** The calls of the method that searches, as a tree in the order in which they were made. */
function callsOf(recording) {
  const search = searchMethodOf(recording);
  const calls = [];
  if (search.method === null) {
    return {search: search, calls: calls};
  }
  const choice = choiceOf(recording, search.method);
  const board = drawnArrays(recording).board;
  const replay = new Replay(recording);
  const open = [];
  const stack = [];
  recording.events.forEach(function (event, index) {
    if (event[0] === KIND.ENTER) {
      const call = event[2] === search.method ? newCall(replay, event, index, open[open.length - 1]) : null;
      stack.push(call);
      if (call) {
        calls.push(call);
        open.push(call);
      }
    } else if ((event[0] === KIND.RETURN || event[0] === KIND.THROW) && stack.length > 0) {
      if (stack.pop()) {
        open.pop().exit = index;
      }
    } else if (addsSolution(recording, event) && open.length > 0) {
      open[open.length - 1].isSolution = true;
    }
    replay.step();
  });
  finishCalls(calls, recording);
  return {search: search, calls: calls, column: choice.column};

  function newCall(before, event, index, parent) {
    const frame = [...before.frames].reverse().find(function (each) {
      return each.method === search.method;
    });
    const call = {
      index: calls.length, enter: index, exit: Infinity, parent: parent || null, children: [], isSolution: false,
      depth: parent ? parent.depth + 1 : 0, row: search.row === null ? null : event[4 + 2 * search.row],
      choice: parent && frame ? choice.of(frame) : null
    };
    if (parent && call.choice === null && board !== null && hasNumbers(board.type)) {
      const id = board.ids.reduce(function (one, other) {
        return (before.touched[other] || -1) > (before.touched[one] || -1) ? other : one;
      });
      const column = parent.row === null ? undefined : before.content(id)[parent.row];
      call.choice = column === undefined ? null : column;
    }
    if (parent) {
      parent.children.push(call);
    }
    return call;
  }
}

/** A call that has returned, went no further and found nothing is a dead end. */
function finishCalls(calls, recording) {
  const isCounted = !calls.some(function (call) {
    return call.isSolution;
  });
  for (const call of calls) {
    const isFull = call.row === recording.n && call.children.length === 0;
    call.isSolution = call.isSolution || isCounted && isFull;
    call.isDeadEnd = call.children.length === 0 && !call.isSolution && call.exit !== Infinity;
  }
}

/** The method that searches: one that is called while it runs, if possible with a row that grows from call to call. */
function searchMethodOf(recording) {
  const nested = new Map();
  const stack = [];
  for (const event of recording.events) {
    if (event[0] === KIND.ENTER) {
      const outer = stack.slice().reverse().find(function (each) {
        return each[2] === event[2];
      });
      if (outer) {
        nested.set(event[2], (nested.get(event[2]) || []).concat([[outer, event]]));
      }
      stack.push(event);
    } else if (event[0] === KIND.RETURN || event[0] === KIND.THROW) {
      stack.pop();
    }
  }
  let best = {method: null, row: null, score: 0};
  for (const [method, pairs] of nested) {
    for (let i = 0; i < (recording.parameters[method] || []).length; i++) {
      const growing = pairs.filter(function (pair) {
        return pair[1][3 + 2 * i] === TAG.INT && pair[1][4 + 2 * i] === pair[0][4 + 2 * i] + 1;
      }).length;
      if (growing === pairs.length && growing > best.score) {
        best = {method: method, row: i, score: growing};
      }
    }
  }
  for (const [method, pairs] of nested) {
    if (best.row === null && pairs.length > best.score) {
      best = {method: method, row: null, score: pairs.length};
    }
  }
  return best;
}

/** Gives what tells the column that a call has chosen: its variable that runs over columns, or a single bit. */
function choiceOf(recording, method) {
  const candidates = new Map();
  const stack = [];
  for (const event of recording.events) {
    if (event[0] === KIND.ENTER) {
      stack.push(event[2]);
    } else if (event[0] === KIND.RETURN || event[0] === KIND.THROW) {
      stack.pop();
    } else if (event[0] === KIND.SET && event[3] === TAG.INT && stack[stack.length - 1] === method) {
      const each = candidates.get(event[2]) || {times: 0, isColumn: true, isBit: true, values: new Set()};
      each.times++;
      each.values.add(event[4]);
      each.isColumn = each.isColumn && event[4] >= 0 && event[4] <= recording.n;
      each.isBit = each.isBit && event[4] > 0 && (event[4] & event[4] - 1) === 0;
      candidates.set(event[2], each);
    }
  }
  const best = function (quality) {
    return [...candidates].filter(function (entry) {
      return entry[1][quality] && entry[1].values.size > 1;
    }).sort(function (one, other) {
      return other[1].times - one[1].times;
    }).map(function (entry) {
      return entry[0];
    })[0];
  };
  const bit = recording.names[best("isBit")];
  const column = recording.names[best("isColumn")];
  return {
    column: best("isColumn"),
    of: function (frame) {
      if (bit && frame.values.has(bit)) {
        return 31 - Math.clz32(frame.values.get(bit).value);
      }
      return column && frame.values.has(column) ? frame.values.get(column).value : null;
    }
  };
}

/** The names of the ints that calls of a method have for themselves: its parameters, and the variables that it sets. */
function localsOf(recording, method) {
  const names = new Set();
  const fields = new Set(recording.fields);
  const stack = [];
  for (const event of recording.events) {
    if (event[0] === KIND.ENTER) {
      stack.push(event[2]);
      if (event[2] === method) {
        recording.parameters[method].filter(function (name, i) {
          return event[3 + 2 * i] === TAG.INT;
        }).forEach(function (name) {
          names.add(name);
        });
      }
    } else if (event[0] === KIND.RETURN || event[0] === KIND.THROW) {
      stack.pop();
    } else if (event[0] === KIND.SET && event[3] === TAG.INT && stack[stack.length - 1] === method
        && !fields.has(event[2])) {
      names.add(recording.names[event[2]]);
    }
  }
  return names;
}

/** The names of ints that the sources shift or mask: sets of bits. */
function bitNamesOf(recording, sources) {
  const code = Object.values(sources).join("\n").replace(/\/\*[^]*?\*\/|\/\/.*|"(?:[^"\\\n]|\\.)*"/g, " ");
  const names = new Set(recording.names.concat(...recording.parameters));
  return new Set([...names].filter(function (name) {
    const word = "\\b" + name.replace(/\$/g, "\\$") + "\\b";
    return /^[\w$]+$/.test(name) && (new RegExp("(?<!(?:<<|>>)\\s*)" + word
        + "\\s*(?:<<|>>|&(?!&)|\\|(?!\\|)|\\^)").test(code)
        || new RegExp("(?:(?<!&)&|(?<!\\|)\\||~|\\^)=?\\s*" + word).test(code)
        || new RegExp("(?<!(?:<<|>>)\\s*)" + word + "\\s*=[^=;]*(?:<<|>>|~)").test(code));
  }));
}

/** Whether an event adds a solution to a list: an array with an element for each row. */
function addsSolution(recording, event) {
  return event[0] === KIND.ADD && recording.arrays[event[2]].length === recording.n;
}

/** Whether an array is one of whole numbers. */
function hasNumbers(type) {
  return ["int[]", "byte[]", "short[]", "long[]"].includes(type);
}

/** The arrays of each name, type and length, with how often they were written; rows count for the whole. */
function groupsOf(recording) {
  const wholes = new Map();
  recording.arrays.forEach(function (array, id) {
    for (const row of array.rows || []) {
      wholes.set(row, id);
    }
  });
  const added = new Set(recording.events.filter(function (event) {
    return event[0] === KIND.ADD;
  }).map(function (event) {
    return event[2];
  }));
  const groups = new Map();
  recording.arrays.forEach(function (array, id) {
    if (!wholes.has(id) && !array.name.startsWith("$")) {
      const key = array.type + " " + array.name + " " + array.length;
      const group = groups.get(key)
          || {name: array.name, type: array.type, length: array.length, ids: [], writes: 0, isAdded: true, most: 0};
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
        && byId.get(wholes.has(event[2]) ? wholes.get(event[2]) : event[2]);
    if (group) {
      group.writes++;
      group.most = Math.max(group.most, event[5]);
    }
  }
  return [...groups.values()].sort(function (one, other) {
    return other.writes - one.writes;
  });
}

/** Whether nothing stands in the rows of boards when they are first met: what was given with a call may be no board. */
function isEmptyAtFirst(recording, group) {
  const rows = new Set(group.ids.flatMap(function (id) {
    return recording.arrays[id].rows || [];
  }));
  return recording.events.every(function (event) {
    return event[0] !== KIND.NEW || !rows.has(event[2]) || event.slice(3).every(function (value) {
      return value === 0;
    });
  });
}

/** Which of the arrays are drawn: one as a board, others as strips. Each is known by its name, and may be made anew. */
function drawnArrays(recording) {
  const n = recording.n;
  const groups = groupsOf(recording);
  const isWhole = function (group) {
    return group.type.endsWith("[][]") && group.length >= n && group.length <= n + 2;
  };
  const isRow = function (group) {
    return hasNumbers(group.type) && group.length >= n && group.length <= n + 1 && group.writes > 0;
  };
  const board = groups.find(function (group) {
    return isWhole(group) && group.writes > 0 || isRow(group) && !group.isAdded;
  }) || groups.find(isRow) || groups.find(function (group) {
    return isWhole(group) && isEmptyAtFirst(recording, group);
  }) || null;
  const strips = groups.filter(function (group) {
    return group !== board && group.writes > 0 && group.length <= 2 * n + 2
        && (group.type === "boolean[]" || hasNumbers(group.type) && !group.isAdded);
  }).slice(0, 4).sort(function (one, other) {
    return one.ids[0] - other.ids[0];
  });
  return {board: board, strips: strips};
}

/** The first solution that was added and is none, or was there before, with why; or null. */
function firstWrongSolution(recording) {
  const replay = new Replay(recording);
  const contents = new Set();
  const arrays = new Set();
  for (const event of recording.events) {
    replay.step();
    if (addsSolution(recording, event) && hasNumbers(recording.arrays[event[2]].type)) {
      const content = replay.content(event[2]);
      const why = whyWrong(content) || (arrays.has(event[2]) ? "it is the same array as before, not one of its own" : "")
          || (contents.has(content.join()) ? "it was added before" : "");
      if (why !== "") {
        return {position: replay.position, why: why};
      }
      contents.add(content.join());
      arrays.add(event[2]);
    }
  }
  return null;
}

/** Why queens in these columns, row after row, are no solution; empty if they are. */
function whyWrong(columns) {
  const row = columns.findIndex(function (column) {
    return column < 0 || column >= columns.length;
  });
  if (row >= 0) {
    return "row " + row + " has column " + columns[row] + ", off the board";
  }
  const pair = firstAttackOf(columns.map(function (column, at) {
    return {row: at, column: column};
  }));
  return pair === null ? "" : "the queens in rows " + pair.from.row + " and " + pair.to.row + " attack each other";
}

/**
 * The first call that returned with a mark still set that was not set when it began, and whose caller went on to its
 * next column, or to its next call, with that mark: which call and mark, and where it returned; or null. A copy that
 * the call had for itself proves nothing, nor does a search that ends at its first solution.
 */
function firstMarkNotUndone(recording, found) {
  const replay = new Replay(recording);
  const byEnter = new Map(found.calls.map(function (call) {
    return [call.enter, call];
  }));
  const stack = [];
  const before = new Map();
  const suspects = new Map();
  const marks = function () {
    return replay.arrays.map(function (content, id) {
      return recording.arrays[id].type === "boolean[]" ? content.slice() : null;
    });
  };
  for (let index = 0; index < recording.events.length; index++) {
    const event = recording.events[index];
    const call = byEnter.get(index) || null;
    const goesOn = call ? call.parent : event[0] === KIND.SET && event[2] === found.column ? stack[stack.length - 1]
        : null;
    const met = (suspects.get(goesOn) || []).find(function (suspect) {
      return replay.content(suspect.array)[suspect.element] === 1;
    });
    if (met) {
      return met;
    }
    if (event[0] === KIND.ENTER) {
      stack.push(call);
      if (call) {
        before.set(call, marks());
      }
    }
    replay.step();
    if (event[0] === KIND.RETURN || event[0] === KIND.THROW) {
      const ended = stack.pop();
      if (ended && ended.parent) {
        suspects.set(ended.parent, marksLeft(before.get(ended), replay).map(function (mark) {
          return Object.assign({call: ended, position: index + 1}, mark);
        }));
        before.delete(ended);
      }
    }
  }
  return null;
}

/** The marks that are set now and were not before, of the arrays that there were before. */
function marksLeft(before, replay) {
  const left = [];
  before.forEach(function (content, array) {
    (content || []).forEach(function (value, element) {
      if (value === 0 && replay.content(array)[element] === 1) {
        left.push({array: array, element: element});
      }
    });
  });
  return left;
}
