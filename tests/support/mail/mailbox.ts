import { vi } from 'vitest';
import { call } from '#tests/standins/support/gateway.ts';
import type { Standins } from '../standins/startStandins.ts';

export type ReceivedMail = {
  id: number;
  messageId: string;
  /** Of the envelope: where reports on the message go. */
  sender: string;
  recipient: string;
  subject: string;
  from: string;
  to: string;
  text: string;
  html: string;
  attachments: { name: string; type: string; bytes: number }[];
};

/** The token of the link by which a message leads back to a quote. */
export const quoteTokenOf = (mail: ReceivedMail | undefined): string =>
  /#continue=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** Every message that came, or every one to a recipient, the first one first. */
export async function receivedMails(standins: Standins, to?: string): Promise<ReceivedMail[]> {
  const { body } = await call(standins, 'GET', '/mail/api/messages');
  const lines = (body['messages'] as Pick<ReceivedMail, 'id' | 'recipient'>[])
    .filter(({ recipient }) => to === undefined || recipient === to)
    .toReversed();
  return Promise.all(
    lines.map(async ({ id }) => {
      const mail = await call(standins, 'GET', `/mail/api/messages/${id}`);
      return mail.body as unknown as ReceivedMail;
    }),
  );
}

/** Waits for so many messages to a recipient, whose address is the test's own. */
export function mailsTo(standins: Standins, recipient: string, count = 1): Promise<ReceivedMail[]> {
  return vi.waitFor(
    async () => {
      const mails = await receivedMails(standins, recipient);
      if (mails.length < count) throw new Error(`Only ${mails.length} messages to ${recipient} have come`);
      return mails;
    },
    { timeout: 20_000, interval: 50 },
  );
}
