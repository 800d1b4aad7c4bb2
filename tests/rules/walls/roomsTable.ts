import { rooms } from './rooms.ts';

const anything = (names: readonly string[]): string =>
  names.includes('*') ? 'anything' : names.join(', ') || '–';

/** The table of rooms as ARCHITECTURE.md shows it. */
export function roomsTable(): string {
  const rows = rooms
    .filter(({ at }) => at.some((path) => path.endsWith('/')))
    .map(({ name, imports, types = [], packages, without = [] }) => {
      const only = without.length > 0 ? `anything but ${without.join(', ')}` : anything(packages);
      return `| ${name} | ${anything(imports)} | ${anything(types)} | ${only} |`;
    });
  return [
    '| room | imports besides itself | types only | packages |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
