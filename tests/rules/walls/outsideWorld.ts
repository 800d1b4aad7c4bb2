import { type GlobalUse, globalUsesOf } from '../support/globals.ts';
import type { Rule } from '../support/rule.ts';
import { type SourceFile, walk } from '../support/sourceFile.ts';

const time = ['Date', 'Date.now', 'new Date()', 'performance', 'performance.now', 'Temporal.Now'];
const chance = ['Math.random', 'crypto'];
const timers = ['setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame', 'requestIdleCallback'];
const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];
const browser = [
  'window',
  'self',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'BroadcastChannel',
  'alert',
  'confirm',
  'prompt',
];
const process = ['process', 'console', 'globalThis', 'Buffer'];

const server = ['Date', 'Date.now', 'new Date()', 'Math.random', 'console', 'process.env'];

type Zone = { at: RegExp; forbidden: readonly string[] };

/** Where nothing of the outside world is touched; the first zone that matches counts. */
const zones: readonly Zone[] = [
  {
    at: /^(domain|machines|src\/charts)\//,
    forbidden: [...time, ...chance, ...timers, ...network, ...browser, 'document', ...process],
  },
  {
    at: /^src\/(ports\/|app\/first\/firstMoment\.ts$|main\.tsx$|kitPage\.tsx$|policyLinkPage\.tsx$|signInWindow\.ts$)/,
    forbidden: [],
  },
  { at: /^src\/ui\/kit\//, forbidden: [...time, ...chance, ...timers, ...network, ...browser, ...process] },
  {
    at: /^src\//,
    forbidden: [...time, ...chance, ...timers, ...network, ...browser, 'document', ...process],
  },
  { at: /^server\/((launch|clock|settings)\.ts$|start\/)/, forbidden: [] },
  { at: /^server\/outside\.ts$/, forbidden: [...server] },
  { at: /^server\//, forbidden: [...server, ...network] },
  { at: /^standins\/(main|clock|settings)\.ts$/, forbidden: [] },
  {
    at: /^standins\//,
    forbidden: ['Date', 'Date.now', 'new Date()', 'Math.random', 'process.env'],
  },
  { at: /\.test\.tsx?$/, forbidden: ['setTimeout', 'setInterval', 'Math.random'] },
];

/** Time, chance, network and browser are reached only through ports. */
export const outsideWorld: Rule = (file) => {
  const forbidden = zones.find(({ at }) => at.test(file.path))?.forbidden ?? [];
  const uses = globalUsesOf(file)
    .filter(({ name }) => forbidden.includes(name) || forbidden.includes(name.split('.')[0]!))
    .filter(({ name }) => name !== 'Date.UTC' && name !== 'Date.parse');
  return [...uses, ...(forbidden.includes('Date.now') ? readingsOfLuxon(file) : [])].map(({ name, at }) => ({
    at,
    message: `uses ${name}, which belongs behind a port`,
  }));
};

/** `DateTime.now()`, and `local()` and `utc()` without arguments, read the clock. */
function readingsOfLuxon(file: SourceFile): GlobalUse[] {
  const found: GlobalUse[] = [];
  walk(file.program, (node) => {
    if (node.type !== 'CallExpression' || node.arguments.length > 0) return;
    const { callee } = node;
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
    if (callee.object.type !== 'Identifier' || callee.object.name !== 'DateTime') return;
    if (/^(now|local|utc)$/.test(callee.property.name)) {
      found.push({ name: `DateTime.${callee.property.name}()`, at: node.start });
    }
  });
  return found;
}
