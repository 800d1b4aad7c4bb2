import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { elementsBelow } from '#domain/texts/message.ts';

/** Where the types of what texts ask for are kept. */
export const valuesPath = 'domain/texts/textValues.ts';

const folder = 'locales/en-CA';
const mostColumns = 110;
const heading = `/** What stands in a text where it names a value. */
export type Shown = string | number;

/** What the texts of each room ask for, where they ask for something; \`npm run texts\` writes it from ${folder}. */
export type TextValues = {
`;

/** The types of what the texts of the catalogues ask for, as the file that keeps them. */
export function valuesFile(): string {
  const rooms = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      const texts = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Record<string, string>;
      return [name.slice(0, -'.json'.length), valuesOfRoom(texts)] as const;
    });
  const lines = rooms
    .filter(([, texts]) => texts.length > 0)
    .flatMap(([room, texts]) => [`  ${room}: {`, ...texts, '  };']);
  return `${heading}${lines.join('\n')}\n};\n`;
}

/** Writes that file, where it is not so already. */
export function writeValues(): void {
  const values = valuesFile();
  if (readFileSync(valuesPath, 'utf8') !== values) writeFileSync(valuesPath, values);
}

/** A line for each text of a room that asks for something. */
export function valuesOfRoom(texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).flatMap(([key, message]) => {
    const asked = [...valuesOf(message)].map(([name, type]) => `${name}: ${type}`);
    if (asked.length === 0) return [];
    const named = /^\w+$/.test(key) ? key : `'${key}'`;
    const line = `    ${named}: { ${asked.join('; ')} };`;
    if (line.length <= mostColumns) return [line];
    return [`    ${named}: {`, ...asked.map((each) => `      ${each};`), '    };'];
  });
}

function valuesOf(message: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const element of elementsBelow(parse(message))) {
    const type = typeOf(element);
    if (type === null || element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (found.get(element.value) === undefined || type !== 'Shown') found.set(element.value, type);
  }
  return found;
}

function typeOf(element: MessageFormatElement): string | null {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return null;
    case TYPE.number:
    case TYPE.plural:
    case TYPE.date:
    case TYPE.time:
      return 'number';
    case TYPE.select:
      return [...Object.keys(element.options).filter((option) => option !== 'other'), 'other']
        .map((option) => `'${option}'`)
        .join(' | ');
    // Only `text.rich` fills an element of a text.
    case TYPE.tag:
      return 'never';
    default:
      return 'Shown';
  }
}
