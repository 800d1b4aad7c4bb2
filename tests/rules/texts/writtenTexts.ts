import type { CallExpression, Node } from 'oxc-parser';
import { entriesOf } from '../charts/chartTree.ts';
import type { Finding, Rule } from '../support/rule.ts';
import { walk } from '../support/sourceFile.ts';
import { argumentsOf } from '#domain/texts/message.ts';

/** Texts by room and key. */
export type Rooms = Record<string, Record<string, string>>;

/**
 * Every text that a view asks for with `useText('room')` is written, and gets what it asks for.
 * A key that is put together is checked by its fixed beginning.
 */
export function writtenTexts(rooms: Rooms): Rule {
  return (file) => {
    if (!file.path.startsWith('src/')) return [];
    const roomOf = new Map<string, string>();
    const found: Finding[] = [];
    walk(file.program, (node) => {
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
        const room = roomUsedBy(node.init);
        if (room !== null) roomOf.set(node.id.name, room);
        if (room !== null && !rooms[room])
          found.push({ at: node.start, message: `no room is called ${room}` });
      }
      if (node.type !== 'CallExpression') return;
      const room = rooms[roomOf.get(nameOfText(node.callee)) ?? ''];
      if (room) found.push(...problemsOfCall(node, room));
    });
    return found;
  };
}

function roomUsedBy(node: Node | null): string | null {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier') return null;
  const [room] = node.arguments;
  const isRoom = node.callee.name === 'useText' && room?.type === 'Literal' && typeof room.value === 'string';
  return isRoom ? String(room.value) : null;
}

/** `text` of `text(…)` and of `text.rich(…)`. */
function nameOfText(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  const isRich =
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'rich';
  return isRich && callee.object.type === 'Identifier' ? callee.object.name : '';
}

function problemsOfCall(call: CallExpression, room: Record<string, string>): Finding[] {
  const [key, values] = call.arguments;
  const at = call.start;
  if (key?.type === 'TemplateLiteral') {
    const start = key.quasis[0]?.value.cooked ?? '';
    const some = Object.keys(room).some((known) => known.startsWith(start));
    return some ? [] : [{ at, message: `no text begins with ${start}` }];
  }
  if (key?.type !== 'Literal' || typeof key.value !== 'string') return [];
  const message = room[key.value];
  if (message === undefined) return [{ at, message: `the text ${key.value} is not written` }];
  const given = new Set(values ? entriesOf(values).map((entry) => entry.key) : []);
  const isOpen = values !== undefined && (values.type !== 'ObjectExpression' || hasSpread(values));
  return argumentsOf(message)
    .map((argument) => argument.split(' ')[0]!)
    .filter((name) => !isOpen && !given.has(name))
    .map((name) => ({ at, message: `the text ${key.value} asks for ${name}` }));
}

function hasSpread(values: Node): boolean {
  return values.type === 'ObjectExpression' && values.properties.some(({ type }) => type === 'SpreadElement');
}
