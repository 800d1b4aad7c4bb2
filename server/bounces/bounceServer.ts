import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Waits } from '../waits.ts';

const most = { bytes: 256 * 1024, clients: 10, recipients: 1 };
/** How long a stop waits for those who are connected; a server that is cut off comes again. */
const closeMs = 1_000;

/**
 * Takes mail for addresses of messages and for nobody else: nothing is passed on, and nobody signs in. Resolves to a
 * function that ends it.
 */
export async function startBounceServer(parts: {
  host: string;
  port: number;
  /** By which it greets. */
  name: string;
  waits: Pick<Waits, 'clients'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The message whose address this is; null for every other address, which is refused. */
  refOf(address: string): string | null;
  /** Takes what came for a message. When it fails, the sender is asked to come again. */
  take(ref: string, source: Uint8Array): Promise<void>;
}): Promise<() => Promise<void>> {
  const { host, port, name, waits, log, refOf, take } = parts;
  const { requestMs, silentMs } = waits.clients;
  const ends = new Map<string, NodeJS.Timeout>();
  const underway = new Set<Promise<void>>();

  const server = new SMTPServer({
    name,
    banner: 'Portage',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS', 'VRFY', 'HELP'],
    disableReverseLookup: true,
    hideSMTPUTF8: true,
    size: most.bytes,
    rejectOversized: true,
    maxClients: most.clients,
    maxRecipients: most.recipients,
    socketTimeout: Math.min(silentMs, requestMs),
    closeTimeout: closeMs,
    onConnect(session, done) {
      const end = setTimeout(() => cutOff(session), requestMs);
      ends.set(session.id, end.unref());
      done();
    },
    onClose({ id }) {
      clearTimeout(ends.get(id));
      ends.delete(id);
    },
    onRcptTo({ address }, _session, done) {
      done(refOf(address) === null ? refusal(550, '5.1.1 Nobody has this address') : null);
    },
    onData(stream, session, answer) {
      receive(stream, session).then(
        () => answer(),
        (error: unknown) => {
          log.warn({ reason: String(error) }, 'what came back could not be taken, and may come again');
          answer(refusal(451, '4.3.0 Come again later'));
        },
      );
    },
  });

  async function receive(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
    const ref = refOf(envelope.rcptTo[0]?.address ?? '');
    if (stream.sizeExceeded || ref === null) return;
    const taking = take(ref, Buffer.concat(chunks));
    underway.add(taking);
    await taking.finally(() => underway.delete(taking));
  }

  function cutOff(session: SMTPServerSession): void {
    for (const connection of server.connections) if (connection.session === session) connection.close();
  }

  // A sender that drops its connection is no failure of the server.
  server.on('error', (error) => log.warn({ reason: String(error) }, 'hearing what came back met a failure'));
  const listening = server.listen(port, host);
  await Promise.race([once(listening, 'listening'), failure(listening)]);
  return async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await Promise.allSettled(underway);
  };
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

async function failure(listening: NodeJS.EventEmitter): Promise<never> {
  const [error] = await once(listening, 'error');
  throw error;
}
