import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Taken = { sender: string; recipient: string; source: string };

/** A mail server on a free port of this machine that takes everything. */
export async function takeMail(): Promise<{ port: number; taken: Taken[]; close(): Promise<void> }> {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, { envelope }, answer) {
      const chunks = await stream.toArray();
      taken.push({
        sender: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
        recipient: envelope.rcptTo.map(({ address }) => address).join(),
        source: Buffer.concat(chunks).toString(),
      });
      answer();
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    port: (listening.address() as AddressInfo).port,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
