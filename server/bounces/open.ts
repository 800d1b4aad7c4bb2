import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { bounceLater } from '../outbox/bounce.ts';
import type { OutboxTopic } from '../outbox/outboxTopic.ts';
import type { BounceSettings } from '../settings.ts';
import type { Waits } from '../waits.ts';
import type { BounceAddresses } from './bounceAddress.ts';
import { startBounceServer } from './bounceServer.ts';
import { readDeliveryReport } from './deliveryReport.ts';

/**
 * Starts listening by SMTP for what could not be delivered; resolves to a function that ends it, once what has come is
 * written down. Of a report only the failure counts: its sender has given up. Delays and whatever else comes
 * change nothing.
 */
export async function openBounces(
  parts: BounceSettings & {
    db: Database;
    clock: Clock;
    waits: Pick<Waits, 'clients'>;
    log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
    addresses: Pick<BounceAddresses, 'refOf'>;
    topics: readonly OutboxTopic[];
  },
): Promise<() => Promise<void>> {
  const { host, port, domain, waits, log, addresses } = parts;
  return startBounceServer({
    host,
    port,
    name: domain,
    waits,
    log,
    refOf: (address) => addresses.refOf(address),
    async take(ref, source) {
      const outcomes = await readDeliveryReport(source);
      if (outcomes === null) return log.warn({ ref }, 'what came back about a message is no report');
      const failed = outcomes.find(({ action, status }) => action === 'failed' && !status.startsWith('2'));
      if (failed === undefined) return log.info({ ref, outcomes }, 'a report on a message tells no failure');
      const { status } = failed;
      const isNews = await bounceLater(parts, ref, status);
      if (isNews) log.warn({ ref, status }, 'a message came back');
    },
  });
}
