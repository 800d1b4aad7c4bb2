import { generatePath, matchPath } from 'react-router';
import type { Application } from './applications.ts';
import { type AreaPath, areaAt, areaPaths } from './areas.ts';
import { type Language, languages } from './locales.ts';
import { type StepKey, stepKeys, steps } from './flow/steps.ts';

const pathsIn = (language: Language) =>
  Object.fromEntries(stepKeys.map((key) => [key, steps[key].paths[language]])) as Record<StepKey, string>;

/** [QF-001] to [QF-007] Path of each step in each language. */
export const stepPaths: Record<Language, Record<StepKey, string>> = { en: pathsIn('en'), fr: pathsIn('fr') };

/** [RT-022] Roots below which an unknown path leads to traveller details. */
const flowRoots: Record<Language, readonly string[]> = {
  en: ['/get-a-quote', '/apply'],
  fr: ['/obtenir-une-soumission', '/adherer'],
};

/** [RT-001] Pages that report an error. */
export const errorPaths = ['/notfound', '/error', '/forbidden'] as const;
export type ErrorPath = (typeof errorPaths)[number];

/** [RT-002] [QF-008] Addresses of signing in and out. */
export const signInPaths = [
  '/ciam',
  '/ciam/handlelogin',
  '/ciam/setup',
  '/ciam/signup',
  '/sso',
  '/login',
  '/login/callback',
  '/switch',
  '/switch-ciam',
  '/logout',
] as const;
export type SignInPath = (typeof signInPaths)[number];

/** Whether a path matches a pattern of react-router from end to end. A trailing slash does not matter; case does. */
export const isAt = (pattern: string, path: string): boolean =>
  matchPath({ path: pattern, caseSensitive: true }, path) !== null;

/** Whether an address opens the gallery of the kit: a page beside the portal, without a session. */
export const opensKit = (pathname: string): boolean => isAt('/kit', pathname);

/** Pages of the external agent area. */
export const agentPaths = ['/welcome', '/contact-us', '/faqs', '/resource'] as const;
export type AgentPath = (typeof agentPaths)[number];

/** [QF-011] [QF-012] Sub-paths of the booking area and the step each shows; `/booking` receives the posted form. */
export const bookingSteps = {
  '/travellers': 'TRAVELLER_DETAILS',
  '/quote': 'TRAVELLER_DETAILS',
  '/plan': 'SELECT_PLAN',
  '/summary': 'QUOTE_DETAILS',
  '/confirmation': 'CONFIRMATION',
  '/booking': 'TRIP_DETAILS',
} as const satisfies Record<string, StepKey>;
export type BookingPath = keyof typeof bookingSteps;

/** [QF-013] The administration chooses plans at a booking path, everybody else at the step's own. */
export function pathOfStep(step: StepKey, language: Language, adminView: boolean): string {
  return adminView && step === 'SELECT_PLAN' ? '/plan' : stepPaths[language][step];
}

export type Place =
  | { kind: 'root' }
  | { kind: 'step'; step: StepKey; language: Language }
  | { kind: 'booking'; path: BookingPath; step: StepKey }
  | { kind: 'insideFlow'; language: Language }
  | { kind: 'area'; path: AreaPath }
  | { kind: 'error'; path: ErrorPath }
  | { kind: 'signIn'; path: SignInPath }
  | { kind: 'agent'; path: AgentPath }
  | { kind: 'unknown' };

const patternsOfArea = (path: AreaPath): readonly string[] => {
  const { below } = areaAt(path);
  return below ? [path, ...below.map((pattern) => path + pattern)] : [`${path}/*`];
};

/** The patterns of all places; the first that matches counts. */
const routes: readonly { pattern: string; place: Place }[] = [
  { pattern: '/', place: { kind: 'root' } },
  ...languages.flatMap((language) =>
    stepKeys.map((step) => ({
      pattern: stepPaths[language][step],
      place: { kind: 'step', step, language } as const,
    })),
  ),
  ...(Object.keys(bookingSteps) as BookingPath[]).map((path) => ({
    pattern: path,
    place: { kind: 'booking', path, step: bookingSteps[path] } as const,
  })),
  ...errorPaths.map((path) => ({ pattern: path, place: { kind: 'error', path } as const })),
  ...signInPaths.map((path) => ({ pattern: path, place: { kind: 'signIn', path } as const })),
  ...agentPaths.map((path) => ({ pattern: path, place: { kind: 'agent', path } as const })),
  ...areaPaths.flatMap((path) =>
    patternsOfArea(path).map((pattern) => ({ pattern, place: { kind: 'area', path } as const })),
  ),
  ...languages.flatMap((language) =>
    flowRoots[language].map((root) => ({
      pattern: `${root}/*`,
      place: { kind: 'insideFlow', language } as const,
    })),
  ),
];

const firstPartOf = (path: string): string => matchPath('/:first/*', path)?.params.first ?? '';
const routesByFirstPart = Map.groupBy(routes, ({ pattern }) => firstPartOf(pattern));

/** What an address opened by a person shows; server and browser both ask here. */
export function placeOf(pathname: string): Place {
  const candidates = routesByFirstPart.get(firstPartOf(pathname)) ?? [];
  return candidates.find(({ pattern }) => isAt(pattern, pathname))?.place ?? { kind: 'unknown' };
}

/** [PO-001] What it shows in an application: the root of administration is the search for policies. */
export function placeIn({ adminView }: Pick<Application, 'adminView'>, pathname: string): Place {
  const place = placeOf(pathname);
  return adminView && place.kind === 'root' ? { kind: 'area', path: '/maintenance' } : place;
}

/** The language that a path alone gives, or null when it stands in both tables. */
export function languageOfPath(pathname: string): Language | null {
  const place = placeOf(pathname);
  return place.kind === 'step' || place.kind === 'insideFlow' ? place.language : null;
}

type PathParams<Path extends string> = Parameters<typeof generatePath<Path>>[1];

/** [NV-030] An address of ours: a pattern with its parts filled in, `lang` and, where known, `refCode`. */
export function addressAt<Path extends string>(
  pattern: Path,
  { language, refCode }: { language: Language; refCode?: string | null },
  params?: PathParams<Path>,
): string {
  const query = new URLSearchParams({ lang: language, ...(refCode ? { refCode } : {}) });
  return `${generatePath(pattern, params)}?${query}`;
}

/** Address of a step: path of the language, `lang` and, where known, `refCode`. */
export function stepAddress(step: StepKey, language: Language, refCode: string | null = null): string {
  return addressAt(stepPaths[language][step], { language, refCode });
}
