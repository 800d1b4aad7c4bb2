import { expect, vi } from 'vitest';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import { createPolicy } from '#domain/calls/purchases/createPolicy.ts';
import { preparePurchase } from '#domain/calls/purchases/preparePurchase.ts';
import { readPurchase } from '#domain/calls/purchases/readPurchase.ts';
import type { DeliveryStatus, PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import type { Clock } from '#server/clock.ts';
import type { Waits } from '#server/waits.ts';
import type { TestEngine } from '../engines/engine.ts';
import { startSampleServer } from '../sampleServer.ts';
import type { TestServer, TestServerOptions } from '../server.ts';
import type { TestClient } from '../server/client.ts';
import type { Standins } from '../standins/startStandins.ts';

/** Settings under which a server uses these stand-ins. */
export function standinSettings({
  cardOrigin,
  gatewayKey,
  activationKey,
  registerKeys,
  mailAddress,
}: Standins): Record<string, string> {
  return {
    PORTAGE_GATEWAY_URL: `${cardOrigin}/gateway`,
    PORTAGE_ACTIVATION_URL: `${cardOrigin}/activation`,
    PORTAGE_CONTENT_URL: `${cardOrigin}/content`,
    PORTAGE_GATEWAY_KEY: gatewayKey,
    PORTAGE_ACTIVATION_KEY: activationKey,
    PORTAGE_DSS_URL: `${cardOrigin}/registers/dss`,
    PORTAGE_DSS_KEY: registerKeys.dss,
    PORTAGE_LH_URL: `${cardOrigin}/registers/lh`,
    PORTAGE_LH_KEY: registerKeys.lh,
    PORTAGE_SMTP_URL: mailAddress,
  };
}

/** Time that passes by the test's clock announces no work, so the server looks for what has become due sooner. */
const idleMs = 250;

/** The product's server over the sample data, whose gateway and insurer are the stand-ins. */
export function startShop(
  engine: TestEngine,
  standins: Standins,
  options: TestServerOptions = {},
): Promise<TestServer> {
  return startSampleServer(engine, {
    ...options,
    settings: { ...standinSettings(standins), ...options.settings },
    waits: { idleMs, ...options.waits },
  });
}

/** The key of a new purchase. */
export async function newKey(client: TestClient): Promise<string> {
  return (await client.body(preparePurchase, { body: {} })).purchaseId;
}

/** Sends a payment; the answer is a success, 202 included, or a problem. */
export function pay(client: TestClient, key: string, body: unknown, lang = 'EN') {
  return client.call(createPolicy, { headers: { 'idempotency-key': key, lang }, body });
}

/** Sends a payment that must be answered with policies. */
export async function buy(client: TestClient, body: unknown, key?: string) {
  const purchaseId = key ?? (await newKey(client));
  const answer = await pay(client, purchaseId, body);
  if (!answer.ok || answer.status !== 201) throw new Error(`The purchase answered ${JSON.stringify(answer)}`);
  return { purchaseId, record: answer.body };
}

/** Status and wrong fields of a payment that must be refused; null when it is not. */
export async function refusal(client: TestClient, body: unknown, key?: string) {
  const answer = await pay(client, key ?? (await newKey(client)), body);
  return answer.ok ? null : [answer.status, answer.problem.fields];
}

export function follow(client: TestClient, purchaseId: string): Promise<PurchaseAnswer> {
  return client.body(readPurchase, { params: { purchaseId } });
}

/** What was bought, as it reads however far its mail has come meanwhile. */
export function whateverItsMail(record: PolicyRecord): PolicyRecord {
  const delivery = expect.any(String) as DeliveryStatus;
  return { ...record, paxes: record.paxes.map((pax) => ({ ...pax, delivery })) };
}

/** Reads a purchase until its outcome is known, as a page does; at each look another second has passed. */
export function outcomeOf(
  { clock }: Pick<TestServer, 'clock'>,
  client: TestClient,
  purchaseId: string,
): Promise<PurchaseAnswer> {
  return vi.waitFor(
    async () => {
      const answer = await follow(client, purchaseId);
      if (answer.status !== 'underway' && answer.status !== 'checking') return answer;
      clock.advance(1_000);
      throw new Error(`The purchase is still ${answer.status}`);
    },
    { timeout: 30_000, interval: 20 },
  );
}

/** Waits for an answer that needs the server's time to pass; the server itself waits for no more than 20 seconds. */
export async function inTime<Answer>(
  { clock }: Pick<TestServer, 'clock'>,
  answering: Promise<Answer>,
): Promise<Answer> {
  let answered = false;
  const noted = answering.finally(() => {
    answered = true;
  });
  await vi.waitFor(
    () => {
      if (answered) return;
      clock.advance(1_000);
      throw new Error('The answer has not come yet');
    },
    { timeout: 25_000, interval: 20 },
  );
  return noted;
}

/** Pays, waits for the outcome however long it takes, and asks for the answer again. */
export async function payAndWait(
  server: Pick<TestServer, 'clock'>,
  client: TestClient,
  key: string,
  body: unknown,
) {
  await inTime(server, pay(client, key, body));
  await outcomeOf(server, client, key);
  return pay(client, key, body);
}

/** Waits as the product does, but the patience of a request is measured by the test's clock. */
export function patienceBy(clock: Clock): Pick<Waits, 'stopwatch'> {
  return {
    stopwatch: () => {
      const begun = clock.now();
      return () => clock.now() - begun;
    },
  };
}
