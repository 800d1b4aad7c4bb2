import { importsOf, targetOf } from '../support/imports.ts';
import type { Rule } from '../support/rule.ts';

const topFolder = (path: string): string => path.split('/')[0]!;
const room = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('src/ui/') ? 3 : 2)
    .join('/');

/** Files of ours are named with their ending; never relative into another top folder, never `#folder/` to a neighbour. */
export const importAddresses: Rule = (file) =>
  importsOf(file).flatMap(({ specifier, at }) => {
    const target = targetOf(file.path, specifier);
    if (!target) return [];
    const inside = topFolder(target) === topFolder(file.path) || !file.path.includes('/');
    if (specifier.startsWith('.') && !inside) {
      return [{ at, message: `imports ${specifier}: across folders write #${target}` }];
    }
    if (specifier.startsWith('#') && room(target) === room(file.path)) {
      return [{ at, message: `imports ${specifier}: a neighbour is named relative` }];
    }
    return /\.\w+$/.test(target) ? [] : [{ at, message: `imports ${specifier}: the ending is missing` }];
  });
