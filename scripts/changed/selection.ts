import { posix } from 'node:path';
import { reachedBy, type Needs } from './needs.ts';

/** The tests that a change reaches, by floor, and the charts whose tours are among them. */
export interface Selection {
  readonly files: Readonly<Record<'machines' | 'ui' | 'server' | 'journeys', readonly string[]>>;
  readonly charts: readonly string[];
}

/** What every test rests on: when it changes, nothing is left out. */
const ground = [
  'package.json',
  'package-lock.json',
  'vitest.config.ts',
  'vite.config.ts',
  'tests/journeys/playwright.config.ts',
  'tests/journeys/portal.setup.ts',
];

const foldersOf = {
  machines: ['tests/domain/', 'tests/machines/', 'tests/charts/'],
  ui: ['tests/ui/'],
  server: ['tests/server/', 'tests/standins/'],
  journeys: ['tests/journeys/'],
} as const;

const everyTour = 'tests/machines/tours.test.ts';
/** What a person does from the first step to the policy: it is walked whenever the product changed. */
const wholeWay = 'tests/journeys/purchase.test.ts';
const product = /^(?:src|server|machines|domain|locales|standins)\/|^\w+\.html$/;

const views = 'tests/support/tours/views/';
/** The page that shows every chart to the tests of the views, and how it is built. */
const pageOfViews = [`${views}page.tsx`, `${views}page.html`, 'tests/support/servedPages.setup.ts'];
/** What is seen on the page by those tests that import this. */
const shownBy = [
  [`${views}visits.ts`, `${views}answered/screens.ts`],
  [`${views}offered.ts`, `${views}page.tsx`],
] as const;

const tourOf = (chart: string) => `tests/tours/${chart}.tour.ts`;
const stageOf = (chart: string) => `${views}stages/${chart}.tsx`;

/**
 * The tests that a change reaches. Levels 1 and 2 by what they need; a tour through the views also by the stage of its
 * chart. A journey needs the whole application, which would reach every one of them: it is chosen when the change is in
 * the journey or in what it needs of the tests, in the folder of its chart, or in the folder of a screen that its stage
 * shows; and the whole way to a policy whenever the product changed.
 */
export function select(changed: readonly string[], needs: Needs, paths: readonly string[]): Selection {
  const tests = paths.filter((path) => /\.test\.tsx?$/.test(path));
  const charts = paths.flatMap((path) => /^tests\/tours\/(\w+)\.tour\.ts$/.exec(path)?.[1] ?? []);
  const isEverything = changed.some((path) => ground.includes(path));
  const reached = reachedBy(changed, needs);
  const isReached = (path: string) => isEverything || reached.has(path);
  const chosenCharts = charts.filter(
    (chart) => isReached(tourOf(chart)) || changed.some((path) => wordsOf(chart).test(path)),
  );
  const isOnPage = (path: string) =>
    changed.some((each) => pageOfViews.includes(each)) ||
    isReached(stageOf(nameOf(path))) ||
    shownBy.some(([by, shown]) => needs.get(path)?.has(by) && isReached(shown));
  const inFloor = (floor: keyof typeof foldersOf) =>
    tests.filter((path) => foldersOf[floor].some((folder) => path.startsWith(folder)));
  return {
    charts: chosenCharts,
    files: {
      machines: inFloor('machines').filter((path) =>
        path === everyTour ? chosenCharts.length > 0 : isReached(path),
      ),
      ui: inFloor('ui').filter((path) => isReached(path) || isOnPage(path)),
      server: inFloor('server').filter(isReached),
      journeys: inFloor('journeys').filter(
        (path) => isEverything || isJourneyReached(path, changed, needs) || isWholeWay(path, changed),
      ),
    },
  };
}

const nameOf = (path: string) => posix.basename(path).replace(/\.test\.tsx?$/, '');
const wordsOf = (chart: string) => new RegExp(`^locales/[^/]+/(?:charts|tests)/${chart}\\.json$`);
const isWholeWay = (path: string, changed: readonly string[]) =>
  path === wholeWay && changed.some((each) => product.test(each));

function isJourneyReached(journey: string, changed: readonly string[], needs: Needs): boolean {
  const own = withinTests(journey, needs);
  const charts = [...own].flatMap((path) => /^tests\/tours\/(\w+)\.tour\.ts$/.exec(path)?.[1] ?? []);
  const isAbout = charts.includes(nameOf(journey)) ? [nameOf(journey)] : [];
  const folders = isAbout.flatMap((chart) => [
    `machines/${chart}/`,
    ...[...(needs.get(stageOf(chart)) ?? [])]
      .filter((path) => path.startsWith('src/ui/'))
      .map((path) => `${posix.dirname(path)}/`),
  ]);
  return changed.some((path) => own.has(path) || folders.some((folder) => path.startsWith(folder)));
}

/** What a test needs of the tests, itself included. */
function withinTests(test: string, needs: Needs): ReadonlySet<string> {
  const found = new Set([test]);
  for (const path of found) {
    for (const needed of needs.get(path) ?? []) if (needed.startsWith('tests/')) found.add(needed);
  }
  return found;
}
