import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableOf, writePart } from './report.ts';
import { reasoned, type Room, rooms } from './rooms.ts';
import { type CodeMutant, judgeChanges } from './trials.ts';

/** By name of a surviving mutant: why it cannot matter. */
type Reasons = Readonly<Record<string, string>>;

/**
 * Lets the tests judge the mutants of the code of every room, of one room or of one folder (`domain/rating`); says
 * whether each room noticed as many as it must and every reason is needed. Throws when there is no such room.
 */
export async function judgeCode(root: string, only: string | undefined, resumes: boolean): Promise<boolean> {
  const wanted = rooms.filter(({ name }) => only === undefined || only.split('/')[0] === name);
  if (wanted.length === 0) throw new Error(`There is no room ${only}`);
  const reasons = JSON.parse(
    readFileSync(join(root, 'scripts', 'mutants', 'survivors.json'), 'utf8'),
  ) as Reasons;
  let held = true;
  for (const room of wanted) {
    const part = only?.includes('/') ? [only.endsWith('.ts') ? only : `${only}/**/*.ts`] : room.mutate;
    const mutants = await judgeChanges(root, room, part, resumes);
    held = judge(room, mutants, reasons) && held;
    if (part === room.mutate) writePart(root, room.name, pageOf(room, mutants, reasons));
  }
  return held;
}

const percent = (share: number): string => `${share.toFixed(1)} %`;

/** Percent of the mutants that were noticed; one with a reason is left out. */
function shareOf(mutants: readonly CodeMutant[], reasons: Reasons): number {
  const mattering = mutants.filter(({ name, noticed }) => noticed || !(name in reasons));
  const noticed = mattering.filter((mutant) => mutant.noticed).length;
  return mattering.length === 0 ? 100 : (100 * noticed) / mattering.length;
}

function survivorsOf(mutants: readonly CodeMutant[], reasons: Reasons): CodeMutant[] {
  return mutants.filter(({ name, noticed }) => !noticed && !(name in reasons));
}

function judge(room: Room, mutants: readonly CodeMutant[], reasons: Reasons): boolean {
  const survivors = survivorsOf(mutants, reasons);
  for (const { line, name } of survivors) console.log(`    line ${line}, ${name}`);
  const share = shareOf(mutants, reasons);
  console.log(
    `${share >= room.goal ? '✓' : '✗'} ${room.name}: ${percent(share)} of ${mutants.length} noticed`,
  );
  const unreasoned = survivors.filter(({ file }) => reasoned.some((start) => file.startsWith(start)));
  for (const { name } of unreasoned) console.log(`✗ without a reason: ${name}`);
  const passed = new Set(mutants.flatMap(({ name, noticed }) => (noticed ? [] : [name])));
  const tried = new Set(mutants.map(({ file }) => file));
  const stale = Object.keys(reasons).filter(
    (name) => tried.has(name.slice(0, name.indexOf(': '))) && !passed.has(name),
  );
  for (const name of stale) console.log(`✗ a reason for what is noticed: ${name}`);
  return share >= room.goal && unreasoned.length === 0 && stale.length === 0;
}

const times = ({ length }: readonly unknown[]): string => (length === 1 ? '' : `, in ${length} places`);

function pageOf(room: Room, mutants: readonly CodeMutant[], reasons: Reasons): string {
  const folderOf = ({ file }: CodeMutant) =>
    file
      .split('/')
      .slice(0, file.split('/').length > 2 ? 2 : 1)
      .join('/');
  const folders = Map.groupBy(mutants, folderOf);
  const row = (name: string, of: readonly CodeMutant[]) => [
    name,
    of.length,
    of.filter(({ noticed }) => !noticed).length - survivorsOf(of, reasons).length,
    survivorsOf(of, reasons).length,
    percent(shareOf(of, reasons)),
  ];
  const told = Map.groupBy(
    mutants.filter(({ name, noticed }) => !noticed && name in reasons),
    ({ name }) => name,
  );
  return [
    `Goal: ${room.goal} %.`,
    tableOf(
      ['Folder', 'Mutants', 'With a reason', 'Not noticed', 'Noticed'],
      [
        ...[...folders].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, of]) => row(name, of)),
        row('all', mutants),
      ],
    ),
    ...(told.size === 0
      ? []
      : [
          'With a reason:',
          [...told].map(([name, places]) => `- \`${name}\`${times(places)} (${reasons[name]})`).join('\n'),
        ]),
  ].join('\n\n');
}
