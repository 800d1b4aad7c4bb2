import type { Text } from '../../text/useText.ts';

/** The text of a problem's code: its own, that of its kind (the part before the dot), or the unknown one of its place. */
export function problemText(
  text: Text<'payment'>,
  code: string | null,
  place: 'problem' | 'notPrepared',
): string {
  const [kind = ''] = (code ?? '').split('.');
  const [own, ofKind] = [`${place}.${code}`, `${place}.${kind}`] as const;
  if (text.has(own)) return text(own);
  return text.has(ofKind) ? text(ofKind) : text(`${place}.unknown`);
}
