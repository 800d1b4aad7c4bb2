/**
 * Starts a script of the project on the project's own Node: `node scripts/run.mjs <script.ts> [arguments]`.
 * Runs on Node 18 or newer without any package; installs the packages first when the lock file asks for others
 * than those that are there.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const onWindows = process.platform === 'win32';
const oldestNode = 24;
process.chdir(root);

const bin = join(root, 'node_modules', '.bin');
/** npm puts node_modules/.bin of every folder above first; the Node found there may be one that npm is about to delete. */
const pathOutside = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !/node_modules[\\/]\.bin|node-gyp-bin/.test(folder))
  .join(delimiter);

install();
const node = findNode();
if (!node) {
  console.error(
    `Node ${oldestNode} or newer is needed: it comes with the project for Linux and Windows; elsewhere, install it and start again.`,
  );
  process.exit(1);
}
start(node, process.argv.slice(2));

function install() {
  const stamp = join('node_modules', '.setup-stamp');
  const wanted = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!isInstalled()) {
    console.error('Installing packages …');
    const npm = /npm-cli\.[cm]?js$/.test(process.env.npm_execpath ?? '') ? process.env.npm_execpath : null;
    const command = npm ? (process.env.npm_node_execpath ?? process.execPath) : 'npm';
    const { status, error } = spawnSync(
      command,
      [...(npm ? [npm] : []), 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
      { stdio: ['ignore', 2, 2], shell: !npm && onWindows, env: { ...process.env, PATH: pathOutside } },
    );
    if (error) console.error(`npm could not be started: ${error.message}`);
    if (status !== 0) process.exit(status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

/** Whether npm installed, at its last run, what the lock file lists; packages for other machines are left out by npm. */
function isInstalled() {
  const record = join('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const [locked, installed] = [read('package-lock.json'), read(record)];
  const same = (path) =>
    installed[path]
      ? installed[path].version === locked[path].version &&
        installed[path].integrity === locked[path].integrity
      : locked[path].optional === true || locked[path].devOptional === true;
  return Object.keys(locked)
    .filter((path) => path !== '')
    .every(same);
}

function findNode() {
  const system = onWindows ? 'win' : process.platform;
  const pinned = join(
    root,
    'node_modules',
    `node-${system}-${process.arch}`,
    'bin',
    onWindows ? 'node.exe' : 'node',
  );
  if (existsSync(pinned)) return pinned;
  return Number(process.versions.node.split('.')[0]) >= oldestNode ? process.execPath : null;
}

function start(command, args) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: [bin, pathOutside].join(delimiter) },
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A terminal sends its interrupt to the whole group: passing it on would interrupt the child twice.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
}
