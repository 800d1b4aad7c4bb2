import { isStorable } from '#domain/texts/storableText.ts';
import type { FieldCode } from './texts.ts';

const deepest = 64;
const mostValues = 20_000;
/** ASCII is in normal form, and of it only the first character cannot be stored. */
const needsLook = /\0|[^\p{ASCII}]/u;

type Node = { holder: Record<string, unknown>; path: string; depth: number };

/**
 * Looks through part of a request before any schema does, however deep it is: texts and names become NFC in place,
 * so that whatever is stored is NFC.
 * @returns the value, with a code for each field that cannot be stored, is too deep or one too many
 */
export function soundValue(
  value: unknown,
  place: string,
): { value: unknown; fields: Record<string, FieldCode> } {
  const fields: Record<string, FieldCode> = {};
  const root: Record<string, unknown> = { [place]: value };
  const waiting: Node[] = [{ holder: root, path: '', depth: 0 }];
  let values = 0;
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const { holder, path, depth } = node;
    if (depth > deepest) return { value, fields: { [path]: 'tooLarge' } };
    for (const name of Object.keys(holder)) {
      values += 1;
      if (values > mostValues) return { value, fields: { [place]: 'tooLarge' } };
      const at = path === '' ? name : `${path}.${name}`;
      const found = holder[name];
      if (!sound(name)) fields[path] = 'wrongFormat';
      if (typeof found === 'string') {
        if (!sound(found)) fields[at] = 'wrongFormat';
        else holder[name] = normal(found);
      } else if (typeof found === 'object' && found !== null) {
        waiting.push({ holder: found as Record<string, unknown>, path: at, depth: depth + 1 });
      }
    }
    renameInPlace(holder);
  }
  return { value: root[place], fields };
}

function sound(text: string): boolean {
  return !needsLook.test(text) || isStorable(text);
}

function normal(text: string): string {
  return needsLook.test(text) ? text.normalize('NFC') : text;
}

/** Gives the members of an object their names in NFC; where two become one, the later stays. */
function renameInPlace(holder: Record<string, unknown>): void {
  if (Array.isArray(holder) || Object.keys(holder).every((name) => normal(name) === name)) return;
  for (const [name, member] of Object.entries(holder)) {
    delete holder[name];
    holder[normal(name)] = member;
  }
}
