import { expect, it } from 'vitest';
import { agencyLicenses, agentLicenses } from '#domain/calls/licensing/oneLicense.ts';
import { formOfLicense, sentLicense } from '#domain/licensing/licenseChanges.ts';
import { type LicenseForm, licenseForm, type LicenseFormFacts } from '#domain/licensing/licenseForm.ts';
import { onPostgres } from '#tests/support/database.ts';
import { type Combination, pairwise } from '#tests/support/pairwise.ts';
import { startLicenseOffice } from '#tests/support/server/licenseOffice.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const agency = { text: 'Boreal Travel', value: 'BOREAL' };
const agent = { text: 'Cléo Roy', value: 'profile-cleo' };
const facts: LicenseFormFacts = {
  isNew: true,
  savedStatus: null,
  agents: [{ label: agent.text, value: agent.value, employmentType: 'INDCONTRACTOR' }],
};

/** What is entered in each field of a new licence: nothing, something that may stand there, something that may not. */
const entered = {
  licenseType: ['AGENT', 'AGENCY'],
  licensedProvince: ['AB', 'PE', 'BC', ''],
  status: ['AUTHORIZED', 'RENEWAL_PENDING', 'IN_PROGRESS', 'NOT_AUTHORIZED', ''],
  legalName: ['Cléo Roy', '', 'x'.repeat(256)],
  licenseNumber: ['AB-77', '', 'AB-é'],
  effectiveDate: ['2026-01-01', '', '1989-12-31', '31-02-2027', '9999-01-01'],
  expiredDate: ['2027-12-31', '', '2025-06-30', '2027/12/31', '9999-01-01'],
  screeningStatus: ['APPROVED', 'DECLINED', 'IN_PROGRESS', 'NA'],
  screeningEffectiveDate: ['2025-12-01', '', '1989-12-31'],
} as const;
type Entered = Combination<typeof entered>;

const isDay = (text: string) => ['2026-01-01', '2027-12-31', '2025-06-30'].includes(text);
/** The placeholder of a date is nothing. */
const given = (day: string) => (day === '9999-01-01' ? '' : day);
const isNone = (text: string) => given(text) === '';

/** The fields that may not stay so, as the requirements say. */
function wrongIn(licence: Entered): string[] {
  const { licenseType, licensedProvince, status, legalName, licenseNumber } = licence;
  const { effectiveDate, expiredDate, screeningEffectiveDate } = licence;
  const needsAll = status === 'AUTHORIZED' || status === 'RENEWAL_PENDING';
  const isTurnedRound = effectiveDate === '2026-01-01' && expiredDate === '2025-06-30';
  const wrong: Record<string, boolean> = {
    licensedProvince:
      licensedProvince !== 'AB' && licensedProvince !== { AGENT: 'PE', AGENCY: 'BC' }[licenseType],
    status: status === '',
    legalName: legalName.length > 255 || (legalName === '' && needsAll),
    licenseNumber: licenseNumber === 'AB-é' || (licenseNumber === '' && needsAll),
    effectiveDate: isNone(effectiveDate)
      ? needsAll || !isNone(expiredDate)
      : !isDay(effectiveDate) || isTurnedRound,
    expiredDate: isNone(expiredDate)
      ? needsAll || !isNone(effectiveDate)
      : !isDay(expiredDate) || isTurnedRound,
    screeningEffectiveDate: screeningEffectiveDate === '1989-12-31',
  };
  return Object.keys(wrong).filter((field) => wrong[field]);
}

const formOf = (licence: Entered): LicenseForm => ({
  ...licenseForm.empty,
  ...licence,
  organizationCode: agency,
  profileRef: licence.licenseType === 'AGENT' ? agent : licenseForm.empty.profileRef,
});

/** Mostly what may stand there, so that some licences are taken. */
const sound = {
  ...entered,
  licensedProvince: ['AB'],
  status: entered.status.slice(0, 4),
  legalName: ['Cléo Roy', ''],
  licenseNumber: ['AB-77', ''],
  effectiveDate: ['2026-01-01', '', '9999-01-01'],
  expiredDate: ['2027-12-31', '', '9999-01-01'],
  screeningEffectiveDate: ['2025-12-01', ''],
} as const;
const pairs = pairwise(entered);
const combinations: readonly Entered[] = [...pairs, ...pairwise(sound)];
const taken = combinations.filter((licence) => wrongIn(licence).length === 0);
const refused = combinations.filter((licence) => wrongIn(licence).length > 0);

it('every two values of two fields stand together in one of few combinations', () => {
  const fields = Object.keys(entered) as (keyof Entered)[];
  const areTogether = (one: keyof Entered, other: keyof Entered) =>
    entered[one].every((value) =>
      entered[other].every((beside) => pairs.some((each) => each[one] === value && each[other] === beside)),
    );
  const apart = fields.flatMap((one) =>
    fields.filter((other) => other !== one && !areTogether(one, other)).map((other) => `${one} ${other}`),
  );
  expect(apart).toEqual([]);
  expect(pairs.length).toBeLessThan(45);
  expect(taken.length).toBeGreaterThan(8);
});

it('the form asks for the fields that the requirements name, whatever two of them say together', () => {
  for (const licence of combinations) {
    const form = formOf(licence);
    const found = licenseForm
      .keys(form, facts)
      .filter((key) => licenseForm.problem(key, form, facts) !== null);
    expect(found, JSON.stringify(licence)).toEqual(wrongIn(licence));
  }
});

onPostgres((engine) => {
  const office = startedFor(() => startLicenseOffice(engine));

  const add = (form: LicenseForm) => {
    const license = sentLicense(form);
    return form.licenseType === 'AGENCY'
      ? office.clients.mia.call(agencyLicenses.add, { body: { organizationCode: 'BOREAL', license } })
      : office.clients.mia.call(agentLicenses.add, { body: { profileRef: 'profile-cleo', license } });
  };

  it('the server takes what the form lets go, and keeps it as it was entered', async () => {
    for (const licence of taken) {
      const { licenseType: _, ...typed } = licence;
      const answer = await add(formOf(licence));
      expect(answer, JSON.stringify(licence)).toMatchObject({ status: 201 });
      const { license } = (answer as Extract<typeof answer, { ok: true }>).body;
      const dates = { effectiveDate: given(typed.effectiveDate), expiredDate: given(typed.expiredDate) };
      expect(formOfLicense(license)).toMatchObject({ ...typed, ...dates });
      await office.server.database.db.deleteFrom('licenses').where('id', '=', license.id).execute();
    }
  });

  it('the server refuses what the form does not let go, at the same fields', async () => {
    for (const licence of refused) {
      const answer = await add(formOf(licence));
      expect(answer, JSON.stringify(licence)).toMatchObject({ status: 400 });
      const { problem } = answer as Extract<typeof answer, { ok: false }>;
      const named = Object.keys(problem.fields as object).map((path) => path.replace('body.license.', ''));
      expect(named).not.toEqual([]);
      expect(wrongIn(licence)).toEqual(expect.arrayContaining(named));
    }
  });
});
