import PostalMime from 'postal-mime';
import type { Clock } from '../clock.ts';
import type { State } from '../state.ts';

/** A message as it came in, before anybody opened it; the instant in ISO 8601. */
export type MailLine = {
  id: number;
  messageId: string;
  sender: string;
  recipient: string;
  subject: string;
  receivedAt: string;
};

export type Attached = { name: string; type: string; content: Uint8Array };

/** A message that was opened. */
export type OpenedMail = MailLine & {
  from: string;
  to: string;
  text: string;
  html: string;
  attachments: readonly Attached[];
};

/** Everything that was delivered, to any address; it survives the process. */
export type Mailbox = {
  take(message: { sender: string; recipients: readonly string[]; source: Uint8Array }): Promise<void>;
  /** The latest first. */
  list(most: number): readonly MailLine[];
  open(id: number): Promise<OpenedMail | null>;
  clear(): void;
};

type Row = {
  id: number;
  message_id: string;
  sender: string;
  recipient: string;
  subject: string;
  received_at: number;
};

export function createMailbox(state: State, clock: Clock): Mailbox {
  state.run(
    `CREATE TABLE IF NOT EXISTS mails (
      id INTEGER PRIMARY KEY AUTOINCREMENT, message_id TEXT NOT NULL, sender TEXT NOT NULL, recipient TEXT NOT NULL,
      subject TEXT NOT NULL, received_at INTEGER NOT NULL, source BLOB NOT NULL
    )`,
  );
  const columns = 'id, message_id, sender, recipient, subject, received_at';
  return {
    async take({ sender, recipients, source }) {
      const { messageId = '', subject = '' } = await PostalMime.parse(source);
      state.together(() => {
        for (const recipient of recipients) {
          state.run(
            `INSERT INTO mails (message_id, sender, recipient, subject, received_at, source)
              VALUES ($messageId, $sender, $recipient, $subject, $now, $source)`,
            { messageId, sender, recipient, subject, now: clock.now(), source },
          );
        }
      });
    },
    list: (most) =>
      state.all<Row>(`SELECT ${columns} FROM mails ORDER BY id DESC LIMIT $most`, { most }).map(lineOf),
    async open(id) {
      const row = state.first<Row & { source: Uint8Array }>(
        `SELECT ${columns}, source FROM mails WHERE id = $id`,
        { id },
      );
      if (!row) return null;
      const read = await PostalMime.parse(row.source);
      return {
        ...lineOf(row),
        from: addressText(read.from),
        to: (read.to ?? []).map(addressText).join(', '),
        text: read.text ?? '',
        html: read.html ?? '',
        attachments: read.attachments.map(({ filename, mimeType, content }) => ({
          name: filename ?? '',
          type: mimeType,
          content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
        })),
      };
    },
    clear: () => void state.run('DELETE FROM mails'),
  };
}

function lineOf({ id, message_id, sender, recipient, subject, received_at }: Row): MailLine {
  return {
    id,
    messageId: message_id,
    sender,
    recipient,
    subject,
    receivedAt: new Date(received_at).toISOString(),
  };
}

function addressText(address: { name: string; address?: string | undefined } | undefined): string {
  if (!address) return '';
  return address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '');
}
