/**
 * `npm run attack [-- --requests N] [--seed S] [--role R] [--call C] [--turn T]`: starts a portal of its own and sends
 * hostile requests to every call of the table as everybody. Fails on an answer of the server's failing, a slow one, one
 * that reveals what it must not, one that the call does not declare, and on memory that grows.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startPortal } from '#tests/support/attack/portal.ts';
import { type AttackOptions, attack } from '#tests/support/attack/run.ts';
import { printed } from './attack/print.ts';

/** From the middle of an attack to its end the memory that the server uses may grow by so much; before, caches fill. */
const growthMegabytes = 16;
const megabyte = 1024 ** 2;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string' },
    role: { type: 'string' },
    call: { type: 'string' },
    turn: { type: 'string' },
  },
});
const requests = Number(values.requests);
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
if (!Number.isSafeInteger(requests) || requests < 1 || !Number.isSafeInteger(seed)) {
  console.error('--requests and --seed are whole numbers.');
  process.exit(1);
}

const portal = await startPortal(process.env);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void portal.stop().then(() => process.exit(1)));
try {
  const memory: number[] = [await portal.memory()];
  let tenths = 0;
  const options: AttackOptions = {
    requests,
    seed,
    causeOf: portal.causeOf,
    ...(values.role !== undefined && { role: values.role }),
    ...(values.call !== undefined && { call: values.call }),
    ...(values.turn !== undefined && { turn: Number(values.turn) }),
    progress: async (share) => {
      if (share * 10 < tenths + 1) return;
      tenths += 1;
      if (tenths === 5) memory.push(await portal.memory());
      console.log(`${tenths}0 %`);
    },
  };
  console.log(`Attacking with ${requests} requests, seed ${seed} …`);
  const tally = await attack(portal.target, options);
  memory.push(await portal.memory());
  console.log(printed(tally, options));
  console.log(`memory in use at start, middle and end: ${memory.map(inMegabytes).join(', ')}`);
  const [, middle, end] = memory;
  const grown = middle === undefined || end === undefined ? 0 : end - middle;
  if (grown > growthMegabytes * megabyte) console.log(`✗ the server's memory grew by ${inMegabytes(grown)}`);
  const held = tally.failures.length === 0 && grown <= growthMegabytes * megabyte;
  console.log(held ? 'Everything held.' : `${tally.failures.length} kinds of requests did not hold.`);
  process.exitCode = held ? 0 : 1;
} finally {
  await portal.stop();
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / megabyte)} MB`;
}
