import type { ApplicationKey } from './applications.ts';
import { screenOfPath } from './content/contentScreens.ts';
import type { Language } from './locales.ts';
import type { StepKey } from './flow/steps.ts';
import { placeOf } from './routes.ts';

type Where = { application: ApplicationKey; language: Language };

/** [PL-030] What is measured. [PL-032] Nothing in it is typed by a person or belongs to one. */
export type AnalyticsEvent = Where &
  (
    | { event: 'pageLoad'; page: string }
    | { event: 'quoteStart' }
    | { event: 'formStep'; step: StepKey }
    | { event: 'transaction' }
  );

/** [PL-032] Name of the page behind an address, out of our own names: anything else in an address is not sent. */
export function pageName(path: string): string {
  const screen = screenOfPath(path);
  if (screen !== null) return screen;
  const place = placeOf(path);
  switch (place.kind) {
    case 'step':
    case 'booking':
      return place.step;
    case 'area':
    case 'error':
    case 'signIn':
      return place.path.slice(1);
    default:
      return place.kind;
  }
}
