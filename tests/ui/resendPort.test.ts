import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { policyDeliveriesPorts } from '#src/app/areas/sections/deliveryPorts.ts';
import { createTabMemory } from '#src/ports/tabMemory.ts';
import { inside } from '#tests/support/adapters/portsOfPage.ts';
import { openCallsInPage } from '#tests/support/http/callsInPage.ts';
import { storageOf } from '#tests/support/storageOf.ts';

const { callServer, asked, answer } = await openCallsInPage();
const tab = storageOf();

/** Sends a confirmation from a page that was just opened. */
const resend = (email: string) => {
  const memory = createTabMemory(tab, storageOf());
  const ports = policyDeliveriesPorts({
    callServer,
    queries: new QueryClient(),
    memory,
    window: {},
  } as never);
  const input = { policyNumber: 'TC-100000001', form: { email, language: 'EN' }, toOther: false };
  const port = inside(ports.confirmationResend)('resendConfirmation');
  return toPromise(createActor(port, { input } as never).start());
};

it('what is sent again because no answer came is one mail, also from a page that was loaded again', async () => {
  answer(() => Response.json({ code: 'server.failed' }, { status: 500 }));
  await expect(resend('zoe@example.ca')).rejects.toMatchObject({ code: 'server.failed' });
  answer(() => Response.json({ emailRef: '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a58' }, { status: 202 }));
  await resend('zoe@example.ca');
  await resend('zoe@example.ca');
  const [first, again, next] = asked.map(({ headers }) => headers.get('mail-id'));
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});
