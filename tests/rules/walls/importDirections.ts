import { type Import, importsOf, packageOf, targetOf } from '../support/imports.ts';
import type { Finding, Rule } from '../support/rule.ts';
import { mayMount, type Room, roomOf, strangerOf } from './rooms.ts';

/** Imports go only where the table of rooms allows. */
export const importDirections: Rule = (file) => {
  const room = roomOf(file.path);
  if (!room) return [{ at: 0, message: 'stands in no room of the house' }];
  return importsOf(file).flatMap((imported) => problemOf(file.path, room, imported));
};

function problemOf(path: string, room: Room, imported: Import): Finding[] {
  const target = targetOf(path, imported.specifier);
  const reason = target ? fileProblem(path, room, target, imported.typeOnly) : packageProblem(room, imported);
  return reason ? [{ at: imported.at, message: `imports ${imported.specifier}: ${reason}` }] : [];
}

function fileProblem(path: string, from: Room, target: string, typeOnly: boolean): string | null {
  const stranger = strangerOf(path, target);
  if (stranger) return `${stranger} is what is paid for, which a payment does not know`;
  const to = roomOf(target);
  if (!to) return 'it stands in no room of the house';
  if (to === from) {
    return from.name === 'src/ui' && !mayMount(path, target) ? 'views of two flows stay apart' : null;
  }
  if (from.imports.includes('*') || from.imports.includes(to.name)) return null;
  if (from.types?.includes(to.name)) return typeOnly ? null : `${from.name} takes only types of ${to.name}`;
  return `${from.name} does not know ${to.name}`;
}

function packageProblem({ name, packages, without = [] }: Room, { specifier }: Import): string | null {
  const wanted = packageOf(specifier)!;
  const allowed = packages.includes(wanted) || (packages.includes('*') && !without.includes(wanted));
  return allowed ? null : `${name} does not use ${wanted}`;
}
