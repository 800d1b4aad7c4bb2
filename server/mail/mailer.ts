import { createTransport } from 'nodemailer';
import { isOwnMachine } from '#domain/safeAddress.ts';
import type { BounceAddresses } from '../bounces/bounceAddress.ts';
import type { Clock } from '../clock.ts';
import { MessageRefused } from '../outbox/outboxRunner.ts';
import type { Settings } from '../settings.ts';
import type { Waits } from '../waits.ts';

export type MailToSend = {
  /** Part of the Message-ID before the at sign; the same for the same message, however often it is sent. */
  ref: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Tag of the language, such as `fr-CA`. */
  language: string;
  attachments: readonly { name: string; type: string; bytes: Uint8Array }[];
};

export type Mailer = {
  /**
   * Hands a message over to the mail server.
   * @throws MessageRefused when the server refuses recipient or message for good (5xx)
   */
  send(mail: MailToSend): Promise<void>;
};

/**
 * Sends mail by SMTP; beyond this machine only over TLS, from the first byte on or by STARTTLS. What cannot be delivered
 * comes back to the message's own address of `bounces`, without its body; where there is none, to the sender.
 */
export function createMailer(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>,
  bounces: Pick<BounceAddresses, 'addressOf'> | null,
  clock: Clock,
  waits: Pick<Waits, 'serviceMs'>,
): Mailer {
  const address = new URL(settings.smtpUrl);
  const onThisMachine = isOwnMachine(address.hostname);
  const secure = address.protocol === 'smtps:';
  const domain = domainOf(settings.mailFrom);
  const { serviceMs } = waits;
  const transport = createTransport({
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: Number(address.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !onThisMachine,
    ignoreTLS: !secure && onThisMachine,
    ...(address.username !== '' && {
      auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
    }),
    tls: { minVersion: 'TLSv1.2' },
    connectionTimeout: serviceMs,
    greetingTimeout: serviceMs,
    socketTimeout: serviceMs,
    dnsTimeout: serviceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ ref, recipient, subject, text, html, language, attachments }) {
      try {
        await transport.sendMail({
          from: settings.mailFrom,
          to: { name: '', address: recipient },
          ...(bounces !== null && {
            envelope: { from: bounces.addressOf(ref), to: [recipient] },
            dsn: { id: ref, return: 'headers', notify: ['failure'] },
          }),
          subject,
          text,
          html,
          messageId: `<${ref}@${domain}>`,
          date: new Date(clock.now()),
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
          attachments: attachments.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(bytes),
          })),
        });
      } catch (error) {
        if (isRefusal(error)) throw new MessageRefused(error.message, { cause: error });
        throw error;
      }
    },
  };
}

type SmtpError = Error & { responseCode: number; command: string };

/** Whether the server will never take this message; a sender that it does not accept is our own mistake. */
function isRefusal(error: unknown): error is SmtpError {
  const { responseCode = 0, command = '' } = error as Partial<SmtpError>;
  return error instanceof Error && responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}

function domainOf(from: string): string {
  return /@([^@\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
