import PostalMime from 'postal-mime';

/** What became of a message for one recipient, as RFC 3464 has it. */
export type DeliveryOutcome = { action: string; status: string };

/** What costs more to read than any report needs is not read. */
const most = { lines: 10_000, nestingDepth: 8, headerBytes: 64 * 1024 };
const newline = 0x0a;
const reportType = /^multipart\/report\s*;(?:.*;)?\s*report-type\s*=\s*"?delivery-status"?\s*(?:;|$)/is;
const statusTypes = ['message/delivery-status', 'message/global-delivery-status'];

/** The outcomes in a delivery status notification; null for a message that is none or cannot be read. */
export async function readDeliveryReport(source: Uint8Array): Promise<DeliveryOutcome[] | null> {
  if (source.reduce((lines, byte) => lines + (byte === newline ? 1 : 0), 0) > most.lines) return null;
  const email = await PostalMime.parse(source, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: most.nestingDepth,
    maxHeadersSize: most.headerBytes,
  }).catch(() => null);
  const contentType = email?.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!reportType.test(contentType)) return null;
  const part = email?.attachments.find(({ mimeType }) => statusTypes.includes(mimeType));
  if (part === undefined) return null;
  const outcomes = groupsOf(String(part.content)).flatMap((fields) => outcomeOf(fields) ?? []);
  return outcomes.length > 0 ? outcomes : null;
}

/** Groups of fields with a blank line between them, each field by its name in small letters; the first one counts. */
function groupsOf(text: string): Map<string, string>[] {
  const groups = [new Map<string, string>()];
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([!-9;-~]+):(.*)$/.exec(line) ?? [];
    const group = groups.at(-1);
    if (line.trim() === '') groups.push(new Map());
    else if (name !== '' && group?.has(name.toLowerCase()) === false)
      group.set(name.toLowerCase(), value.trim());
  }
  return groups;
}

function outcomeOf(fields: Map<string, string>): DeliveryOutcome | null {
  const action = /^(?:failed|delayed|delivered|relayed|expanded)\b/i
    .exec(fields.get('action') ?? '')?.[0]
    .toLowerCase();
  const status = /^[245]\.\d{1,3}\.\d{1,3}(?!\d)/.exec(fields.get('status') ?? '')?.[0];
  return action === undefined || status === undefined ? null : { action, status };
}
