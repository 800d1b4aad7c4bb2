import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { FaultPlace, Faults } from '../faults/faults.ts';
import { deliver, problem, requireKey } from '../gateway/answers.ts';
import type { Settings } from '../settings.ts';

/** An advisor as a register knows one; what it does not know is null. */
const advisor = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  addressLine1: z.string().nullable(),
  addressLine2: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  postalCode: z.string().nullable(),
  language: z.enum(['EN', 'FR']),
});
const entries = z.array(z.strictObject({ id: z.string(), orgCode: z.string(), advisor }));
const file = new URL('./advisors.json', import.meta.url);
const known = z.strictObject({ dss: entries, lh: entries }).parse(JSON.parse(readFileSync(file, 'utf8')));

const orgCode = z.string().regex(/^[A-Z0-9][A-Z0-9-]{0,19}$/);
const id = z.string().regex(/^[A-Za-z0-9-]{1,30}$/);

const registers = {
  dss: { found: 'FOUND_IN_DSS', query: z.strictObject({ partyId: id, orgCode }), place: 'advisors.dss' },
  lh: { found: 'FOUND_IN_LH', query: z.strictObject({ counselorId: id, orgCode }), place: 'advisors.lh' },
} as const satisfies Record<string, { place: FaultPlace; [more: string]: unknown }>;

type Register = keyof typeof registers;

/** The registers of advisors: DSS by party id, LH by counsellor id, each with a key of its own. They only answer. */
export function serveRegisters(app: FastifyInstance, faults: Faults, keys: Settings['registerKeys']): void {
  for (const name of ['dss', 'lh'] as const)
    app.register(async (register) => {
      register.addHook('onRequest', requireKey(keys[name]));
      register.get(`/registers/${name}/advisors`, (request, reply) =>
        answer(name, request.query, reply, faults),
      );
    });
}

async function answer(name: Register, query: unknown, reply: FastifyReply, faults: Faults) {
  const parsed = registers[name].query.safeParse(query);
  if (!parsed.success) return problem(reply, 400, 'request.invalid');
  const asked = parsed.data;
  const wanted = 'partyId' in asked ? asked.partyId : asked.counselorId;
  const fault = faults.take(registers[name].place, wanted);
  if (fault?.kind === 'unavailable') return problem(reply, 503, 'register.unavailable');
  const entry = known[name].find((each) => each.id === wanted && each.orgCode === asked.orgCode);
  const other = registers[name === 'dss' ? 'lh' : 'dss'];
  const { found } = fault?.kind === 'otherRegister' ? other : registers[name];
  const body = entry ? { message: found, advisor: entry.advisor } : { message: 'NOT_FOUND', advisor: null };
  const late = fault?.kind === 'late' ? ({ kind: 'late', seconds: fault.seconds } as const) : null;
  return deliver(reply, late ?? { kind: 'now' }, 200, body);
}
