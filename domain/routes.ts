import { type Language, languages } from './locales.ts';
import { type StepKey, stepKeys, steps } from './quote/steps.ts';

const pathsIn = (language: Language) =>
  Object.fromEntries(stepKeys.map((key) => [key, steps[key].paths[language]])) as Record<StepKey, string>;

/** [QF-001] to [QF-007] Path of each step in each language. */
export const stepPaths: Record<Language, Record<StepKey, string>> = { en: pathsIn('en'), fr: pathsIn('fr') };

/** [RT-022] Roots below which an unknown path leads to traveller details. */
const flowRoots: Record<Language, readonly string[]> = {
  en: ['/get-a-quote', '/apply'],
  fr: ['/obtenir-une-soumission', '/adherer'],
};

/** [RT-001] Areas of the top level, spelled the same in both languages. */
export const areaPaths = [
  '/licensing',
  '/maintenance',
  '/users',
  '/resources',
  '/forms',
  '/faq',
  '/external',
  '/reports',
  '/agency',
  '/advisors',
  '/rates',
  '/allocations',
  '/endorsement',
] as const;
export type AreaPath = (typeof areaPaths)[number];

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
  '/user',
  '/switch',
  '/switch-ciam',
  '/logout',
] as const;
export type SignInPath = (typeof signInPaths)[number];

/** Whether an address opens the gallery of the kit: a page beside the portal, without a session. */
export const opensKit = (pathname: string): boolean => /^\/kit\/*$/.test(pathname);

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

const isOneOf = <Path extends string>(paths: readonly Path[], path: string): path is Path =>
  (paths as readonly string[]).includes(path);

/**
 * What an address opened by a person shows; server and browser both ask here.
 * A trailing slash does not matter; case does.
 */
export function placeOf(pathname: string): Place {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  if (path === '/') return { kind: 'root' };
  for (const language of languages) {
    const step = stepKeys.find((key) => stepPaths[language][key] === path);
    if (step) return { kind: 'step', step, language };
  }
  if (path in bookingSteps) {
    const booking = path as BookingPath;
    return { kind: 'booking', path: booking, step: bookingSteps[booking] };
  }
  if (isOneOf(errorPaths, path)) return { kind: 'error', path };
  if (isOneOf(signInPaths, path)) return { kind: 'signIn', path };
  if (isOneOf(agentPaths, path)) return { kind: 'agent', path };
  const area = areaPaths.find((root) => path === root || path.startsWith(`${root}/`));
  if (area) return { kind: 'area', path: area };
  for (const language of languages) {
    if (flowRoots[language].some((root) => path.startsWith(`${root}/`)))
      return { kind: 'insideFlow', language };
  }
  return { kind: 'unknown' };
}

/** The language that a path alone gives, or null when it stands in both tables. */
export function languageOfPath(pathname: string): Language | null {
  const place = placeOf(pathname);
  return place.kind === 'step' || place.kind === 'insideFlow' ? place.language : null;
}

/** [PL-002] The white label's reference id that a query carries; null when there is none or an empty one. */
export function refCodeOf(search: string): string | null {
  return new URLSearchParams(search).get('refCode') || null;
}

/** Address of a step: path of the language, `lang` and, where known, `refCode`. */
export function stepAddress(step: StepKey, language: Language, refCode: string | null = null): string {
  const query = new URLSearchParams({ lang: language, ...(refCode ? { refCode } : {}) });
  return `${stepPaths[language][step]}?${query}`;
}
