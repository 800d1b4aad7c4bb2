import type { Page } from '@playwright/test';
import { addDays } from '#domain/calendar.ts';
import type { Language } from '#domain/locales.ts';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import { openStepAgain } from './earlierVisit.ts';

const ofAge = (age: string, forms: FlowForms): FlowForms => ({
  ...forms,
  travellers: forms.travellers && {
    ...forms.travellers,
    travellers: forms.travellers.travellers.map((row) => ({ ...row, age })),
  },
});

/** Opens plan selection for a visitor of 75 who stays the 365 days of a super visa, likewise. */
export function choosePlansWithSuperVisa(page: Page, language: Language) {
  const otherwise = (earlier: FlowForms): FlowForms => {
    const { travellers, trip, ...others } = ofAge('75', earlier);
    const arrivalDate = travellers?.departureDate ?? '';
    const visitor = travellers && {
      ...travellers,
      flowTravellerType: 'VISITOR_TO_CANADA' as const,
      returnDate: addDays(arrivalDate, 364),
    };
    return {
      ...others,
      travellers: visitor,
      trip: trip && { ...trip, arrivalDate, isSuperVisa: 'true' },
    };
  };
  return openStepAgain(page, { application: 'b2b', language, step: 'SELECT_PLAN', otherwise });
}

/** The paths of the requests that carry an answer about health, as they are sent; ids in them are left out. */
export function pathsWithAnswers(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const sent = `${request.url()} ${request.postData() ?? ''}`;
    if (sent.includes('awaitingTreatment'))
      paths.add(new URL(request.url()).pathname.replace(/\/[0-9a-f-]{36}$/, ''));
  });
  return paths;
}
