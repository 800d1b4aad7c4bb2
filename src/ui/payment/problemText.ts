import type { Text } from '../../text/useText.ts';

/** The text of a problem's code: its own, that of its kind (the part before the dot), or `<room>.unknown`. */
export function problemKey(text: Text, code: string | null, room: 'problem' | 'notPrepared'): string {
  const [kind = ''] = (code ?? '').split('.');
  const keys = [`${room}.${code}`, `${room}.${kind}`];
  return keys.find((key) => text.has(key)) ?? `${room}.unknown`;
}
