import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import type { CallDefinition } from '#domain/calls/call.ts';
import { callTable } from '../server/callTable.ts';
import { aim, type Shot } from './aim.ts';
import { type Attacker, attackersOf } from './attackers.ts';
import { faultOf, slowestMs } from './judge.ts';
import { type Plan, plan as plans } from './plan.ts';
import { hangUp, type Reply, send } from './send.ts';
import type { Target } from './target.ts';
import { plantVictims, type Secret, type Victim } from './victims.ts';

export type AttackOptions = {
  /** Turns; one that is repeated or made smaller sends more. */
  requests: number;
  seed: number;
  /** Attackers of this role alone. */
  role?: string;
  /** This call alone. */
  call?: string;
  /** This turn alone: an attack that failed, played again. */
  turn?: number;
  /** Told how far the attack is, in shares of one. */
  progress?(share: number): Promise<void> | void;
  /** Why the server failed, by the id that it gave the request; asked after a 5xx. */
  causeOf?(requestId: string): Promise<string | null>;
};

/** An attack that did not hold, in the smallest form that was found. */
export type Failure = {
  turn: number;
  call: string;
  role: string;
  fault: string;
  cause: string | null;
  count: number;
  origin: string;
  shot: Shot;
};

export type Tally = {
  requests: number;
  seconds: number;
  /** How often each call answered each status; 0 stands for no answer. */
  statuses: Map<string, Map<number, number>>;
  slowest: { call: string; role: string; turn: number; ms: number }[];
  failures: Failure[];
};

const atOnce = 8;
/** How long a smaller request is looked for. */
const longestSearchMs = 20_000;
const slowestKept = 10;

/** Attacks every call of the table as everybody, each turn with a request made from the seed and its number. */
export async function attack(target: Target, options: AttackOptions): Promise<Tally> {
  const calls = (await callTable()).filter(({ name }) => options.call === undefined || name === options.call);
  const attackers = attackersOf(target).filter(
    ({ role }) => options.role === undefined || role === options.role,
  );
  if (calls.length === 0 || attackers.length === 0) throw new Error('No such call or role');
  const { victims, secrets } = await plantVictims(target);
  const tally: Tally = { requests: 0, seconds: 0, statuses: new Map(), slowest: [], failures: [] };
  const begun = performance.now();
  const first = options.turn ?? 0;
  const turns = options.turn === undefined ? options.requests : first + 1;
  let next = first;
  const work = async (): Promise<void> => {
    while (next < turns) {
      const turn = next;
      next += 1;
      await play({ turn, options, calls, attackers, victims, secrets, tally });
      await options.progress?.(turn / options.requests);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  hangUp();
  tally.seconds = (performance.now() - begun) / 1000;
  return tally;
}

type Turn = {
  turn: number;
  options: AttackOptions;
  calls: readonly CallDefinition[];
  attackers: readonly Attacker[];
  victims: readonly Victim[];
  secrets: readonly Secret[];
  tally: Tally;
};

/** Plays one turn; where it does not hold, fast-check looks for a smaller request that does not hold either. */
async function play(all: Turn): Promise<void> {
  const { turn, options } = all;
  await fc.check(
    fc.asyncProperty(plans, async (plan) => (await carryOut(all, plan)) !== 'new failure'),
    {
      seed: Math.imul(options.seed + turn, 0x9e3779b1) ^ turn,
      numRuns: 1,
      interruptAfterTimeLimit: longestSearchMs,
    },
  );
}

async function carryOut(all: Turn, plan: Plan): Promise<'holds' | 'known failure' | 'new failure'> {
  const { turn, calls, attackers, victims, secrets, tally, options } = all;
  const call = calls[turn % calls.length] as CallDefinition;
  const attacker = attackers[
    ((turn % calls.length) + Math.floor(turn / calls.length)) % attackers.length
  ] as Attacker;
  const round = Math.floor(turn / (calls.length * attackers.length));
  const victim = victims[round % victims.length] as Victim;
  const shot = await aim(call, attacker, victim, plan);
  const { origin } = attacker.client;
  const replies = await Promise.all(Array.from({ length: shot.times }, () => send(origin, shot)));
  let worst: 'holds' | 'known failure' | 'new failure' = 'holds';
  for (const reply of replies) {
    count(all, call, attacker, reply);
    if (changesSession(call, plan, reply)) attacker.spoil();
    const fault =
      (await faultOf({ call, attacker, victim, plan, shot }, reply, secrets)) ??
      (await tooSlow(origin, shot, reply));
    if (fault === null) continue;
    const cause = await causeOf(reply, options);
    const failure = { turn, call: call.name, role: attacker.role, fault, cause, count: 1, origin, shot };
    const known = tally.failures.find((each) => sameFault(each, failure));
    if (known === undefined) tally.failures.push(failure);
    else if (known.turn === turn) known.shot = shot;
    else known.count += 1;
    if (known === undefined || known.turn === turn) worst = 'new failure';
    else if (worst === 'holds') worst = 'known failure';
  }
  return worst;
}

async function causeOf(reply: Reply | null, options: AttackOptions): Promise<string | null> {
  if (reply === null || reply.status < 500 || options.causeOf === undefined) return null;
  return options.causeOf(String(reply.headers['x-request-id']));
}

function sameFault(one: Failure, other: Failure): boolean {
  return one.call === other.call && one.fault === other.fault && one.cause === other.cause;
}

function count({ turn, tally }: Turn, call: CallDefinition, attacker: Attacker, reply: Reply | null): void {
  tally.requests += 1;
  const statuses = tally.statuses.get(call.name) ?? new Map<number, number>();
  tally.statuses.set(call.name, statuses);
  const status = reply?.status ?? 0;
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (reply === null) return;
  tally.slowest.push({ call: call.name, role: attacker.role, turn, ms: reply.ms });
  if (tally.slowest.length > 100 * slowestKept) keepSlowest(tally);
}

/** Leaves the slowest answers alone in the tally, the slowest first. */
export function keepSlowest(tally: Tally): Tally['slowest'] {
  tally.slowest = tally.slowest.toSorted((one, other) => other.ms - one.ms).slice(0, slowestKept);
  return tally.slowest;
}

const health: Pick<Shot, 'method' | 'target' | 'body' | 'raw' | 'times'> = {
  method: 'GET',
  target: '/healthz',
  body: null,
  raw: null,
  times: 1,
};
const chances = 5;
const restMs = 1_000;

/**
 * An answer is too slow when the same request is slow each time that it is sent again, and slower by so much than one
 * that costs nothing: a busy machine is not blamed on the server.
 */
async function tooSlow(origin: string, shot: Shot, reply: Reply | null): Promise<string | null> {
  if (reply === null || reply.ms <= slowestMs) return null;
  for (let chance = 0; chance < chances; chance += 1) {
    await setTimeout(restMs);
    const cheap = await send(origin, { ...shot, ...health });
    const again = await send(origin, shot);
    if (again === null || again.ms - (cheap?.ms ?? 0) <= slowestMs) return null;
  }
  return `slower than ${slowestMs / 1000} s`;
}

/** Whether the attacker's session or draft may be gone or another after this answer. */
function changesSession(call: CallDefinition, { identity }: Plan, reply: Reply | null): boolean {
  if (reply === null) return false;
  if (reply.status === 401) return identity.as === 'own';
  const changes =
    call.name === 'closeDraft' || (call.path.startsWith('/api/auth/') && call.name !== 'getUser');
  return changes && reply.status < 300;
}
