import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Faults } from '../faults/faults.ts';
import { deliver, problem, requireKey } from '../gateway/answers.ts';
import type { State } from '../state.ts';

const policyNumber = z.string().regex(/^[\w.-]{1,64}$/);
const body = z.strictObject({ policyNumber });
const params = z.object({ policyNumber });

/** A policy that is in force at the insurer; the instant in ISO 8601. */
export type Activation = { policyNumber: string; status: 'active'; activatedAt: string };

type ActivationRow = { policy_number: string; activated_at: number };

/** The insurer's policy activation: idempotent, and unavailable when a fault says so. */
export function serveActivation(
  app: FastifyInstance,
  state: State,
  faults: Faults,
  clock: Clock,
  key: string,
): void {
  state.run(
    'CREATE TABLE IF NOT EXISTS activations (policy_number TEXT PRIMARY KEY, activated_at INTEGER NOT NULL)',
  );
  const find = (number: string): Activation | null => {
    const row = state.first<ActivationRow>('SELECT * FROM activations WHERE policy_number = $number', {
      number,
    });
    return row ? activationOf(row) : null;
  };
  app.register(async (activation) => {
    activation.addHook('onRequest', requireKey(key));
    activation.post('/activation/policies', async (request, reply) => {
      const parsed = body.safeParse(request.body);
      if (!parsed.success) return problem(reply, 400, 'request.invalid');
      const { policyNumber: number } = parsed.data;
      const known = find(number);
      const fault = known ? null : faults.take('activation', number);
      if (fault?.kind === 'unavailable') return problem(reply, 503, 'activation.unavailable');
      state.run(
        'INSERT INTO activations (policy_number, activated_at) VALUES ($number, $now) ON CONFLICT DO NOTHING',
        { number, now: clock.now() },
      );
      if (fault?.kind === 'doneThenReset') return deliver(reply, { kind: 'reset' }, 200, null);
      const late = fault?.kind === 'late' ? ({ kind: 'late', seconds: fault.seconds } as const) : null;
      return deliver(reply, late ?? { kind: 'now' }, 200, find(number));
    });
    activation.get('/activation/policies', async () => ({
      policies: state
        .all<ActivationRow>('SELECT * FROM activations ORDER BY activated_at, rowid')
        .map(activationOf),
    }));
    activation.get('/activation/policies/:policyNumber', async (request, reply) => {
      const parsed = params.safeParse(request.params);
      const found = parsed.success ? find(parsed.data.policyNumber) : null;
      return found ?? problem(reply, 404, 'policy.notFound');
    });
  });
}

function activationOf(row: ActivationRow): Activation {
  return {
    policyNumber: row.policy_number,
    status: 'active',
    activatedAt: new Date(row.activated_at).toISOString(),
  };
}
