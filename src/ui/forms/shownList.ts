import type { RecordedValue } from '#domain/calls/shapes/history.ts';

/** What a field says, of a list each of its values, and what stands there for none. */
export function shownList(value: RecordedValue, shown: (value: string | null) => string): string {
  if (!Array.isArray(value)) return shown(value);
  return value.length === 0 ? shown(null) : value.map(shown).join(', ');
}
