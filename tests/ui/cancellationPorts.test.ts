import { beforeEach, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { cancellationPorts } from '#src/app/areas/sections/cancellationPorts.ts';
import { createTabMemory } from '#src/ports/tabMemory.ts';
import { answered, openCallsInPage } from '#tests/support/http/callsInPage.ts';
import { sampleCancellation } from '#tests/support/policies/cancellations.ts';
import { storageOf } from '#tests/support/storageOf.ts';

const { callServer, asked, answer } = await openCallsInPage();
const record = 'TC-100000001';
const cancellation = {
  record,
  policyNumbers: [record],
  cancellationReason: 'PREMIUM_TOO_HIGH',
  provinceOfResidence: 'QC',
  note: null,
  revision: 7,
  shownRefund: 1123.45,
};
const tab = storageOf();
const memory = createTabMemory(tab, storageOf());
const openedPage = () => {
  const ports = cancellationPorts({ callServer, memory });
  const run = (port: AnyActorLogic, input: object) =>
    toPromise(createActor(port, { input: input as never }).start());
  return {
    cancel: (changed = {}) => run(ports.cancelPolicy, { ...cancellation, ...changed }),
    recall: () => run(ports.recallCancellation, { record }),
    lookUp: () => run(ports.readPolicyChange, { record }),
  };
};
const keysSent = () => asked.map(({ headers }) => headers.get('idempotency-key'));
const lost = () => answer(() => Response.error());
const says = (status: string) => {
  const body = { ...sampleCancellation, status };
  answer(answered({ cancelPolicy: body, readPolicyChange: body }));
};
const refuses = (status: number, code: string) => answer(() => Response.json({ code }, { status }));

beforeEach(() => {
  asked.length = 0;
  memory.forgetTyped();
});

it('what was shown goes along: the revision, the refund and a key of its own', async () => {
  says('done');
  await openedPage().cancel();
  const [{ headers } = { headers: new Headers() }] = asked;
  expect(headers.get('if-match')).toBe('"7"');
  expect(headers.get('shown-refund')).toBe('1123.45');
  expect(headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});

it('the key outlives the page as long as the outcome is open, which is looked up under it', async () => {
  lost();
  const page = openedPage();
  await expect(page.cancel()).rejects.toMatchObject({ code: 'network.unreachable' });
  const reloaded = openedPage();
  expect(await reloaded.recall()).toBe(true);
  says('underway');
  expect(await reloaded.lookUp()).toMatchObject({ status: 'underway' });
  expect(asked.at(-1)?.path).toBe(`/api/policy-changes/${keysSent()[0]}`);
  says('done');
  expect(await reloaded.lookUp()).toMatchObject({ status: 'done' });
  expect(await reloaded.recall()).toBe(false);
});

it('what is sent again without an answer has the same key, and another cancellation has another', async () => {
  const page = openedPage();
  lost();
  await expect(page.cancel()).rejects.toThrow();
  await expect(page.cancel()).rejects.toThrow();
  await expect(page.cancel({ cancellationReason: 'DUPLICATE_POLICY' })).rejects.toThrow();
  const [first, second, third] = keysSent();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  refuses(404, 'notFound');
  expect(await page.lookUp()).toBeNull();
  expect(await page.recall()).toBe(false);
});

it('a refusal is the end of it: the next one has another key, and nothing is looked up', async () => {
  const page = openedPage();
  refuses(409, 'refund.changed');
  await expect(page.cancel()).rejects.toMatchObject({ code: 'refund.changed' });
  expect(await page.recall()).toBe(false);
  expect(await page.lookUp()).toBeNull();
  await expect(page.cancel()).rejects.toThrow();
  expect(new Set(keysSent()).size).toBe(2);
});
