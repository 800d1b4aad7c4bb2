import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { FaultKind, Faults, TakenFault } from '../faults/faults.ts';
import type { Mailbox } from './mailbox.ts';
import type { Reports } from './reports.ts';

const largest = 20 * 1024 * 1024;
const refusals: Partial<Record<FaultKind<'mail'>, { code: number; text: string }>> = {
  unavailable: { code: 451, text: '4.3.2 Come again later' },
  bounced: { code: 550, text: '5.1.1 Nobody has this address' },
};

/** Takes every message by SMTP, on this machine only, without TLS and without asking who sends it. */
export type MailServer = {
  listen(port: number): Promise<void>;
  /** Address where senders reach it, once it listens. */
  address(): string;
  close(): Promise<void>;
};

export function createMailServer(parts: { mailbox: Mailbox; faults: Faults; reports: Reports }): MailServer {
  const { mailbox, faults, reports } = parts;
  const met = new WeakMap<SMTPServerSession, TakenFault<'mail'>>();
  const server = new SMTPServer({
    name: 'localhost',
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: largest,
    rejectOversized: true,
    onRcptTo({ address }, session, done) {
      const fault = faults.take('mail', address);
      const refusal = fault && refusals[fault.kind];
      if (refusal) return done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      if (fault) met.set(session, fault);
      return done();
    },
    onData(stream, session, answer) {
      const { mailFrom, rcptTo } = session.envelope;
      const fault = met.get(session);
      met.delete(session);
      (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        if (stream.sizeExceeded) return answer();
        const message = {
          sender: mailFrom ? mailFrom.address : '',
          recipients: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks),
        };
        await mailbox.take(message);
        reports.follow(message);
        if (fault?.kind === 'doneThenReset') {
          const connection = [...server.connections].find((open) => open.session === session);
          return connection?.close();
        }
        if (fault?.kind === 'late') await wait(fault.seconds * 1000);
        return answer();
      })().catch((error: unknown) => answer(new Error(String(error))));
    },
  });
  // A sender that drops its connection is no failure of the server.
  server.on('error', () => undefined);
  return {
    async listen(port) {
      const listening = server.listen(port, '127.0.0.1');
      if (!listening.listening) await Promise.race([once(listening, 'listening'), failure(listening)]);
    },
    address() {
      const address = server.server.address();
      if (address === null || typeof address === 'string')
        throw new Error('The mail server does not listen yet');
      return `smtp://127.0.0.1:${address.port}`;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function failure(listening: NodeJS.EventEmitter): Promise<never> {
  const [error] = await once(listening, 'error');
  throw error;
}
