import { describe, expect, test } from 'vitest';
import { applicantAge, calculationDate } from '#domain/apply/ages.ts';
import { applyFormFor, contactOf, withLanguageOfScreen } from '#domain/apply/applicants.ts';
import { toPolicyBody } from '#domain/apply/policyBody.ts';
import { isDependent } from '#domain/apply/dependents.ts';
import { applyIsComplete, applyIsPayable, applyYardstick } from '#domain/apply/applyIsComplete.ts';
import { applicationForm, type ApplyForm, asksForDependents } from '#domain/apply/applyForm.ts';
import type { KeyIn } from '#domain/forms/form.types.ts';
import { birthBounds, dateOfBirthProblem, typedBirthPart } from '#domain/apply/dateOfBirth.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import { emailPattern, isLettersOnly } from '#domain/patterns.ts';
import { postalCodeMask } from '#domain/typing/postalCode.ts';
import { flowFacts, rows, today, travellersForm } from '../support/quote/forms.ts';
import { applicant, application, applyForm, entered, withApplicant } from '../support/sale/application.ts';
import { plansForm } from '../support/sale/plans.ts';

const two = travellersForm({ travellers: rows(40, 40) });
const family = travellersForm({ travellers: rows(40, 40, 8), familyPlans: 'true' });

function problemAt(
  key: KeyIn<typeof applicationForm>,
  form: ApplyForm,
  travellers: TravellersForm = two,
  facts: Partial<FlowFacts> = {},
) {
  const yardstick = applyYardstick(
    flowFacts(facts),
    travellers,
    plansForm(['pax-1', 'pax-2'], { travellers }),
    'fr',
  );
  return applicationForm.problem(key, form, yardstick);
}

describe('date of birth entry', () => {
  const bounds = birthBounds(today);
  const problem = (day: string, month: string, year: string) =>
    dateOfBirthProblem({ day, month, year }, bounds);

  test('[WG-016] a part that is no number, or no month, is an invalid date', () => {
    expect(problem('x', '05', '1986')).toBe('invalid_date');
    expect(problem('4', '05', '19x6')).toBe('invalid_date');
    expect(problem('4', '05', '19')).toBe('invalid_date');
    expect(problem('4', '', '1986')).toBe('invalid_date');
    expect(problem('', '', '')).toBe('required');
  });

  test('[WG-017] a day that does not exist is an invalid date', () => {
    expect(problem('30', '02', '2000')).toBe('invalid_date');
    expect(problem('29', '02', '2000')).toBeNull();
    expect(problem('29', '02', '2001')).toBe('invalid_date');
  });

  test('[WG-018] a day before the oldest age gives max_age_error', () => {
    expect(problem('20', '11', '1905')).toBe('max_age_error');
    expect(problem('21', '11', '1905')).toBeNull();
  });

  const quickQuoteLimits = { minimumAge: 18, maximumAge: 84, minimumTripCost: 0 };
  const bornOn = (date: string, travellers = two, facts: Partial<FlowFacts> = {}, applicationDate = '') => {
    const [birthYear, birthMonth, birthDay] = date.split('-') as [string, string, string];
    const form = applyForm(travellers, {
      applicationDate,
      travellers: [applicant({ birthYear, birthMonth, birthDay })],
    });
    return problemAt('dateOfBirth.pax-1', form, travellers, { quickQuoteLimits, ...facts });
  };

  test('[WG-019] a day outside the ages that the organization quotes gives out_of_range', () => {
    expect(bornOn('1941-11-20')).toBe('out_of_range');
    expect(bornOn('1941-11-21')).toBeNull();
    expect(bornOn('2008-11-20')).toBeNull();
    expect(bornOn('2008-11-21')).toBe('out_of_range');
    expect(problem('21', '11', '2026')).toBe('out_of_range');
  });

  test('[WG-019] [AP-034 partly] those ages are counted at the departure of a student, and on the day that an administrator chose', () => {
    const student = travellersForm({ travellers: rows(18), flowTravellerType: 'STUDENT' });
    expect(bornOn('2008-12-01', student)).toBeNull();
    expect(bornOn('2008-12-02', student)).toBe('out_of_range');
    const admin = { mayDateApplication: true };
    expect(bornOn('2008-11-20', two, admin, '2026-11-19')).toBe('out_of_range');
    expect(bornOn('2008-11-20', two, admin, 'x')).toBeNull();
  });

  test('[WG-021] a child of 31 days is accepted, one of 30 days is not', () => {
    expect(problem('20', '10', '2026')).toBeNull();
    expect(problem('21', '10', '2026')).toBe('out_of_range');
  });

  test('[WG-020] the day takes 2 digits and the year 4', () => {
    expect(typedBirthPart('day', '1a23')).toBe('12');
    expect(typedBirthPart('year', '198612')).toBe('1986');
  });
});

describe('contact of the travellers', () => {
  test('[WG-043] an address needs a local part, one @ and a domain or bracketed IPv4', () => {
    expect(
      ['a@b.ca', 'a@[10.0.0.1]', "o'brien.first+x@mail.example.ca"].every((text) => emailPattern.test(text)),
    ).toBe(true);
    expect(
      [
        'a@b@c.ca',
        'ab.ca',
        '@b.ca',
        'a@',
        'a@b',
        'a@[10.0.0.300]',
        'a b@c.ca',
        'a..b@c.ca',
        '.a@c.ca',
        ...['’', '\u202e', '\u200b', '\ufe0f'].map((sign) => `o${sign}b@c.ca`),
      ].some((text) => emailPattern.test(text)),
    ).toBe(false);
  });

  test('[WG-047] the letters-only check accepts letters and nothing else', () => {
    expect(['Zoé', 'A', 'Zoe\u0301'].filter((text) => !isLettersOnly(text))).toEqual([]);
    expect(['Zoé2', 'a b', "O'Neil", 'a-b', 'a.b', ''].filter(isLettersOnly)).toEqual([]);
  });

  test.each(['firstName', 'lastName', 'email', 'addressLine1', 'city', 'postalCode', 'province'] as const)(
    '[AP-011] %s is required of the primary',
    (field) => {
      const form = withApplicant(applyForm(two), 'pax-1', { [field]: '' });
      expect(problemAt(`${field}.pax-1`, form)).toBe('required');
    },
  );

  test('[AP-011] the second address line and the telephone are not required', () => {
    const form = withApplicant(applyForm(two), 'pax-1', { addressLine2: '', phone: '' });
    expect(problemAt('addressLine2.pax-1', form)).toBeNull();
    expect(problemAt('phone.pax-1', form)).toBeNull();
  });

  test.each([
    ['email', 'marie@', 'emailInvalid'],
    ['phone', '514555', 'phoneInvalid'],
    ['postalCode', 'H2X1Y', 'postalCodeInvalid'],
    ['firstName', 'Marie2', 'nameInvalid'],
    ['firstName', 'محمد', 'unprintable'],
    ['addressLine1', '12 rue <b>', 'addressInvalid'],
    ['city', 'x'.repeat(101), 'tooLong'],
    ['city', 'x'.repeat(100), null],
    ['addressLine1', 'x'.repeat(101), 'tooLong'],
    ['addressLine1', 'x'.repeat(100), null],
    ['firstName', 'x'.repeat(100), null],
    ['firstName', 'x'.repeat(101), 'tooLong'],
    ['email', `${'x'.repeat(96)}@b.ca`, 'tooLong'],
    ['email', `${'x'.repeat(95)}@b.ca`, null],
    ['lastName', 'x'.repeat(100), null],
    ['lastName', 'x'.repeat(101), 'tooLong'],
  ] as const)(
    '[AP-012] [AP-013 partly] [WG-051] the %s of each traveller follows the shared rules',
    (field, text, code) => {
      for (const paxId of ['pax-1', 'pax-2']) {
        const form = withApplicant(applyForm(two), paxId, { sameAsPrimary: false, [field]: text });
        expect(problemAt(`${field}.${paxId}`, form), paxId).toBe(code);
      }
    },
  );

  test('[WG-044] a postal code is letter, digit, letter, digit, letter, digit, typed as a9a 9a9', () => {
    const problem = (postalCode: string) =>
      problemAt('postalCode.pax-1', withApplicant(applyForm(two), 'pax-1', { postalCode }));
    expect(problem('H2X1Y4')).toBeNull();
    for (const wrong of ['22X1Y4', 'HHX1Y4', 'H221Y4', 'H2XXY4', 'H2X114', 'H2X1YY', 'H2X1Y', 'H2X1Y44'])
      expect(problem(wrong), wrong).toBe('postalCodeInvalid');
    expect(postalCodeMask('h2x1y4', { before: 'H2X 1Y', isPasted: false }).kept).toBe('H2X 1Y4');
  });

  test('[WG-049] [WG-050] what the shared patterns allow passes', () => {
    const form = withApplicant(applyForm(two), 'pax-1', {
      firstName: "Anne-Marie D’Arcy O'Neil Jr.",
      addressLine1: "12-B, rue St. de l'Église",
      postalCode: 'H2X1Y4',
    });
    for (const field of ['firstName', 'addressLine1', 'postalCode'] as const) {
      expect(problemAt(`${field}.pax-1`, form)).toBeNull();
    }
  });

  test('[AP-008] a traveller who reuses the primary’s contact has no own fields to fill', () => {
    const form = applyForm(two);
    expect(problemAt('email.pax-2', form)).toBeNull();
    expect(contactOf(form, form.travellers[1] ?? applicant())).toMatchObject({
      email: 'marie.tremblay@example.ca',
    });
  });

  test('[AP-009] while it is reused, later changes of the primary carry over', () => {
    const form = withApplicant(applyForm(two), 'pax-1', { email: 'new@example.ca' });
    expect(contactOf(form, form.travellers[1] ?? applicant()).email).toBe('new@example.ca');
  });

  test('[AP-009] unticking empties the fields for own entry', () => {
    const form = entered(applyForm(two), { key: 'sameAsPrimary.pax-2', value: false }, two);
    expect(form.travellers[1]).toMatchObject({
      sameAsPrimary: false,
      email: '',
      phone: '',
      addressLine1: '',
      addressLine2: '',
      city: '',
      postalCode: '',
      province: '',
    });
    expect(problemAt('email.pax-2', form)).toBe('required');
  });

  test('[AP-008] the primary cannot reuse its own contact', () => {
    const form = applyForm(two);
    expect(entered(form, { key: 'sameAsPrimary.pax-1', value: true }, two)).toBe(form);
  });

  test('[AP-006] of a family the first traveller is the primary and the others are dependents', () => {
    expect(family.travellers.map(({ id }) => isDependent(family, id))).toEqual([false, true, true]);
    expect(two.travellers.map(({ id }) => isDependent(two, id))).toEqual([false, false]);
  });

  test('[AP-004] a dependent is asked for the relationship, another traveller is not', () => {
    const form = withApplicant(applyForm(family), 'pax-2', { relationship: '' });
    expect(problemAt('relationship.pax-2', form, family)).toBe('required');
    expect(
      problemAt('relationship.pax-2', withApplicant(applyForm(two), 'pax-2', { relationship: '' })),
    ).toBeNull();
  });
});

describe('the form as it opens', () => {
  test('[AP-032] each traveller is sent with the language of correspondence, which starts as that of the screen', () => {
    const langs = (paxes: readonly { lang: string }[]) => paxes.map(({ lang }) => lang);
    expect(langs(applyFormFor(two, 'fr', null).travellers)).toEqual(['FR', 'FR']);
    expect(langs(applyFormFor(two, 'en', null).travellers)).toEqual(['EN', 'EN']);
    const apply = withApplicant(applyForm(two), 'pax-2', { lang: 'EN' });
    expect(langs(toPolicyBody(application({ travellers: two, apply }), new Map()).paxes)).toEqual([
      'FR',
      'EN',
    ]);
  });

  test('[AP-032 partly] until somebody is named the language of correspondence goes with that of the screen, and a choice of the other one stays', () => {
    const opened = applyFormFor(two, 'en', null);
    const langs = (form: ApplyForm) => form.travellers.map(({ lang }) => lang);
    expect(langs(withLanguageOfScreen(opened, 'en', 'fr'))).toEqual(['FR', 'FR']);
    const named = withApplicant(opened, 'pax-1', { firstName: 'Ann' });
    expect(langs(withLanguageOfScreen(named, 'en', 'fr'))).toEqual(['EN', 'FR']);
    const called = withApplicant(opened, 'pax-2', { lastName: 'Roy' });
    expect(langs(withLanguageOfScreen(called, 'en', 'fr'))).toEqual(['FR', 'EN']);
    const chosen = withApplicant(opened, 'pax-2', { lang: 'FR' });
    expect(langs(withLanguageOfScreen(chosen, 'en', 'en'))).toEqual(['EN', 'FR']);
    expect(langs(withLanguageOfScreen(chosen, 'fr', 'en'))).toEqual(['EN', 'EN']);
  });

  test('what was typed stays with its traveller, and those who are gone are left out', () => {
    const earlier = applyForm(two);
    const fewer = applyFormFor(
      travellersForm({ travellers: [rows(40, 40)[1] ?? rows(40)[0]!] }),
      'en',
      earlier,
    );
    expect(fewer.travellers).toEqual([
      expect.objectContaining({ paxId: 'pax-2', firstName: 'Marie', sameAsPrimary: false }),
    ]);
  });
});

describe('questions and consents', () => {
  test('[AP-007 partly] the dependents question and its waiver are for non-students', () => {
    const student = travellersForm({ flowTravellerType: 'STUDENT', studentType: 'INTERNATIONAL' });
    expect(asksForDependents(student)).toBe(false);
    expect(asksForDependents(two)).toBe(true);
    const open = applyForm(two, { uninsuredDependents: '' });
    expect(problemAt('uninsuredDependents', open)).toBe('required');
    expect(problemAt('uninsuredDependents', open, student)).toBeNull();
    const without = applyForm(two, { uninsuredDependents: 'true', dependentsWaiver: false });
    expect(problemAt('dependentsWaiver', without)).toBe('consentMissing');
    expect(problemAt('dependentsWaiver', without, student)).toBeNull();
    expect(problemAt('dependentsWaiver', { ...without, dependentsWaiver: true })).toBeNull();
  });

  test('[AP-028 partly] [AP-029] legal consent and each needed eligibility consent must be given', () => {
    expect(problemAt('legalConsent', applyForm(two, { legalConsent: false }))).toBe('consentMissing');
    const form = withApplicant(applyForm(two), 'pax-2', { eligibilityConsent: false });
    expect(problemAt('eligibilityConsent.pax-2', form)).toBe('consentMissing');
    const yardstick = applyYardstick(flowFacts(), two, plansForm(['pax-1'], { travellers: two }), null);
    expect(applicationForm.problem('eligibilityConsent.pax-2', form, yardstick)).toBeNull();
    expect(applyIsComplete(applyForm(two), yardstick)).toBe(true);
    expect(applyIsComplete(applyForm(two, { legalConsent: false }), yardstick)).toBe(false);
  });

  test('[AP-031 partly] an employee purchase asks for name and relationship', () => {
    const form = applyForm(two);
    const facts: Partial<FlowFacts> = { organizationKind: 'employee', organizationCode: 'ME' };
    expect(problemAt('employeeName', form, two, facts)).toBe('required');
    expect(problemAt('employeeRelationship', form, two, facts)).toBe('required');
    expect(problemAt('employeeName', form)).toBeNull();
  });

  test('[AP-033 partly] [WG-048] a reference id is REF and nine digits, and may be left out', () => {
    expect(problemAt('referenceId', applyForm(two, { referenceId: 'REF123456789' }))).toBeNull();
    expect(problemAt('referenceId', applyForm(two))).toBeNull();
    for (const referenceId of ['REF12345678', 'REF1234567890', 'REG123456789', 'REF12345678X', '123456789'])
      expect(problemAt('referenceId', applyForm(two, { referenceId })), referenceId).toBe(
        'referenceIdInvalid',
      );
  });

  test('[PM-020 partly] only a holder of POLICY_ADMIN has an application date to be judged', () => {
    const form = applyForm(two, { applicationDate: 'soon' });
    expect(problemAt('applicationDate', form)).toBeNull();
    expect(problemAt('applicationDate', form, two, { mayDateApplication: true })).toBe('invalid_date');
    const late = applyForm(two, { applicationDate: '2026-12-02' });
    expect(problemAt('applicationDate', late, two, { mayDateApplication: true })).toBe('out_of_range');
  });
});

describe('ages', () => {
  test('[AP-034] visitors and students count at departure, others at application, else at booking', () => {
    expect(calculationDate(travellersForm({ flowTravellerType: 'VISITOR_TO_CANADA' }), today)).toBe(
      '2026-12-01',
    );
    expect(calculationDate(travellersForm({ flowTravellerType: 'STUDENT' }), today)).toBe('2026-12-01');
    expect(calculationDate(travellersForm(), today)).toBe(today);
    expect(calculationDate(travellersForm({ flowTravellerType: 'TOP_UP' }), '')).toBe('2026-11-01');
  });

  test('[AP-034] the age is the number of whole years', () => {
    const born = applicant({ birthDay: '21', birthMonth: '11', birthYear: '1986' });
    expect(applicantAge(born, '2026-11-20')).toBe(39);
    expect(applicantAge(born, '2026-11-21')).toBe(40);
  });
});

describe('before payment', () => {
  const asked = {
    facts: flowFacts(),
    travellers: two,
    plans: plansForm(['pax-1', 'pax-2'], { travellers: two }),
  };

  test('[AP-035] a complete application whose ages are not those quoted does not open the payment', () => {
    const older = withApplicant(applyForm(two), 'pax-2', { birthYear: '1980' });
    expect(applyIsPayable(applyForm(two), asked)).toBe(true);
    expect(applyIsPayable(older, asked)).toBe(false);
    expect(applyIsPayable(applyForm(two, { legalConsent: false }), asked)).toBe(false);
  });
});
