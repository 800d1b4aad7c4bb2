import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import { languages, textsOf } from '../texts/texts.ts';

type Message = { sender: string; recipients: readonly string[]; source: Uint8Array };

/** What becomes of messages after they were accepted, reported to their senders as RFC 3464 has it. */
export type Reports = {
  /** Sends the report about a message, later and by itself. */
  follow(message: Message): void;
};

type Outcome = { action: 'failed' | 'delayed'; status: string; diagnostic: string };

/** By the domain of the recipient; everybody else's messages are delivered. */
const outcomes: Readonly<Record<string, Outcome>> = {
  'unknown.example': {
    action: 'failed',
    status: '5.1.1',
    diagnostic: 'smtp; 550 5.1.1 Nobody has this address',
  },
  'slow.example': {
    action: 'delayed',
    status: '4.4.1',
    diagnostic: 'smtp; 451 4.4.1 No answer from the host',
  },
};
const triedForMs = 2 * 24 * 60 * 60 * 1000;
/** Who is not there is asked again after these pauses. */
const pausesMs = [0, 1_000, 5_000];
const boundary = 'report-of-the-mail-server';

/** @param port where senders receive reports, on this machine; null when nobody does */
export function createReports(port: number | null, clock: Clock): Reports {
  return {
    follow({ sender, recipients, source }) {
      if (port === null || sender === '') return;
      for (const recipient of recipients) {
        const outcome = outcomes[recipient.split('@').at(-1)?.toLowerCase() ?? ''];
        if (outcome) void send(port, sender, reportOf({ sender, recipient, source }, outcome, clock.now()));
      }
    },
  };
}

async function send(port: number, recipient: string, raw: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  for (const pauseMs of pausesMs) {
    await wait(pauseMs);
    const sent = await transport.sendMail({ envelope: { from: '', to: recipient }, raw }).catch(() => null);
    if (sent !== null) return;
  }
}

function reportOf(
  { sender, recipient, source }: { sender: string; recipient: string; source: Uint8Array },
  { action, status, diagnostic }: Outcome,
  now: number,
): string {
  const at = new Date(now).toUTCString().replace('GMT', '+0000');
  const until = new Date(now + triedForMs).toUTCString().replace('GMT', '+0000');
  const notice = languages
    .map((language) => textsOf(language)(`report.${action}`, { recipient }))
    .join('\n\n');
  const headers =
    Buffer.from(source)
      .toString('latin1')
      .split(/\r?\n\r?\n/, 1)[0] ?? '';
  const part = (type: string, lines: readonly string[]) => [
    `--${boundary}`,
    `Content-Type: ${type}`,
    ...lines,
    '',
  ];
  return [
    'From: Mail server <postmaster@localhost>',
    `To: <${sender}>`,
    `Date: ${at}`,
    `Subject: ${textsOf('en')('report.subject')}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    ...part('text/plain; charset=utf-8', [
      'Content-Transfer-Encoding: base64',
      '',
      ...(Buffer.from(notice)
        .toString('base64')
        .match(/.{1,76}/g) ?? []),
    ]),
    ...part('message/delivery-status', [
      '',
      'Reporting-MTA: dns; localhost',
      `Arrival-Date: ${at}`,
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      `Action: ${action}`,
      `Status: ${status}`,
      `Diagnostic-Code: ${diagnostic}`,
      ...(action === 'delayed' ? [`Will-Retry-Until: ${until}`] : []),
    ]),
    ...part('text/rfc822-headers', ['', headers]),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
