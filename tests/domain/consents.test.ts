import { describe, expect, test } from 'vitest';
import { applyYardstick } from '#domain/apply/applyIsComplete.ts';
import { applicationForm } from '#domain/apply/applyForm.ts';
import { bill96Consent, bill96IsAsked } from '#domain/apply/consents.ts';
import { flowFacts, rows, travellersForm } from '../support/quote/forms.ts';
import { applyForm, withApplicant } from '../support/sale/application.ts';
import { plansForm } from '../support/sale/plans.ts';

const two = travellersForm({ travellers: rows(40, 40) });

describe('the consent of Bill 96', () => {
  const quebec = { province: 'QC', travellerLanguage: 'EN' } as const;

  test('[AP-023] the consent is asked and sent for an address in Quebec only', () => {
    expect(bill96IsAsked(quebec)).toBe(true);
    expect(bill96IsAsked({ ...quebec, province: 'ON' })).toBe(false);
    expect(bill96Consent({ ...quebec, province: 'ON' }, true)).toBeUndefined();
  });

  test('[AP-024] for a Quebec address true is sent in the English locale with the flag, since nobody continues without the consent (R-133)', () => {
    const problemOf = (ticked: boolean, language: 'en' | 'fr', bill96Flag = true) => {
      const answered = withApplicant(applyForm(two, { bill96Flag }), 'pax-1', {
        province: 'QC',
        lang: 'EN',
        bill96Consent: ticked,
      });
      const plans = plansForm(['pax-1', 'pax-2'], { travellers: two });
      return applicationForm.problem(
        'bill96Consent.pax-1',
        answered,
        applyYardstick(flowFacts(), two, plans, language),
      );
    };
    expect(problemOf(false, 'en')).toBe('consentMissing');
    expect(problemOf(true, 'en')).toBeNull();
    expect(problemOf(false, 'fr')).toBeNull();
    expect(problemOf(false, 'en', false)).toBeNull();
    expect(bill96Consent({ province: 'QC', travellerLanguage: 'EN' }, true)).toBe(true);
  });

  test('[AP-025] in every other case the answer of a traveller whose language is English counts', () => {
    expect(bill96Consent(quebec, true)).toBe(true);
    expect(bill96Consent(quebec, false)).toBe(false);
  });

  test('[AP-026] of a traveller whose language is French none is asked and none is sent', () => {
    const french = { ...quebec, travellerLanguage: 'FR' } as const;
    expect(bill96IsAsked(french)).toBe(false);
    expect(bill96Consent(french, true)).toBeUndefined();
  });
});
