import type { Standins } from '#tests/support/standins/startStandins.ts';

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

/** Calls the gateway or the policy activation with the key of each. */
export async function call(
  standins: Standins,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(standins.cardOrigin + path, {
    method,
    headers: {
      authorization: `Bearer ${path.startsWith('/activation/') ? standins.activationKey : standins.gatewayKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : {}, headers: response.headers };
}

export function charge(
  standins: Standins,
  orderId: string,
  dataKey: string,
  changes: Record<string, unknown> = {},
): Promise<Answer> {
  const body = { orderId, amountCents: 12_345, currency: 'CAD', dataKey, cardHolderName: 'Marie Tremblay' };
  return call(standins, 'POST', '/gateway/charges', { ...body, ...changes });
}

export function find(standins: Standins, orderId: string): Promise<Answer> {
  return call(standins, 'GET', `/gateway/charges/${orderId}`);
}

/** Sets a fault for the next matching request. */
export async function setFault(standins: Standins, fault: Record<string, unknown>): Promise<void> {
  const { status } = await call(standins, 'POST', '/console/api/faults', fault);
  if (status !== 201) throw new Error(`The fault was refused with ${status}`);
}

export async function setClock(standins: Standins, offsetSeconds: number): Promise<void> {
  await call(standins, 'PUT', '/console/api/clock', { offsetSeconds });
}
