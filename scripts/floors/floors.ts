/** A floor of the tests: what is run together, by one runner, into one report. */
export type Floor = {
  name: string;
  runner: 'vitest' | 'playwright';
  /** Folders below `tests/` that hold the floor's files. */
  folders: readonly string[];
  /** The floor drives a browser, which is installed first when there is none. */
  needsBrowser?: boolean;
  /** A floor that runs longer hangs: it is stopped and counts as failed. Four times what a slow machine needs. */
  limitMinutes: number;
  /** Floors of one turn run at once: the one computes while the other waits for processes. */
  turn: number;
};

export const floors: readonly Floor[] = [
  { name: 'rules', runner: 'vitest', folders: ['rules'], limitMinutes: 20, turn: 1 },
  {
    name: 'machines',
    runner: 'vitest',
    folders: ['domain', 'machines', 'charts'],
    limitMinutes: 45,
    turn: 2,
  },
  { name: 'ui', runner: 'vitest', folders: ['ui'], needsBrowser: true, limitMinutes: 45, turn: 3 },
  { name: 'server', runner: 'vitest', folders: ['server', 'standins'], limitMinutes: 60, turn: 2 },
  {
    name: 'journeys',
    runner: 'playwright',
    folders: ['journeys'],
    needsBrowser: true,
    limitMinutes: 60,
    turn: 4,
  },
];

export function floorNamed(name: string | undefined): Floor | undefined {
  return floors.find((floor) => floor.name === name);
}
