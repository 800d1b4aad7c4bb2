import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { AgentOption } from '#domain/calls/licensing/listAgents.ts';
import type { LicenseKey } from '#domain/licensing/licenseAddress.ts';
import type { PickedOption } from '#domain/forms/picked.ts';
import type { Language } from '#domain/locales.ts';
import type { KeyIn } from '#domain/forms/form.types.ts';
import type { licenseForm } from '#domain/licensing/licenseForm.ts';
import { licenseFormMachine } from '#machines/licenseForm/licenseForm.machine.ts';
import type {
  LicenseFormEvent,
  LicenseFormInput,
  SavedLicense,
  SaveLicenseInput,
} from '#machines/licenseForm/licenseForm.types.ts';
import {
  type OrganizationSearch,
  organizationSuggestMachine,
} from '#machines/organizationSuggest/organizationSuggest.machine.ts';
import { loadRooms } from '#src/text/rooms.ts';
import type { LicenseFormRef } from '#src/ui/licensing/licenseFields.ts';
import { LicenseFormScreen } from '#src/ui/licensing/LicenseFormScreen.tsx';
import { adding, agentLicense, boreal, editing, roy } from '../support/licensing/savedLicenses.ts';
import { markupOf, wordsOf } from '../support/markup.tsx';

type LicenseFormKey = KeyIn<typeof licenseForm>;
type Fill = Extract<LicenseFormEvent, { type: 'person.fill' }>;
const fill = (key: Fill['key'], value: Fill['value']) => ({ type: 'person.fill', key, value }) as Fill;

const clock = new SimulatedClock();
/** What the server answers at once has come. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** The form after a person did something, with what the server answers at once. */
async function formAfter(
  events: readonly LicenseFormEvent[],
  input: LicenseFormInput = adding,
  saved: SavedLicense = agentLicense(),
): Promise<LicenseFormRef> {
  const actors = {
    readRecord: fromPromise<SavedLicense, LicenseKey>(() => Promise.resolve(saved)),
    saveRecord: fromPromise<SavedLicense, SaveLicenseInput>(() => new Promise(() => undefined)),
    organizationSuggest: organizationSuggestMachine.provide({
      actors: {
        searchOrganizations: fromPromise<readonly PickedOption[], OrganizationSearch>(() =>
          Promise.resolve([boreal]),
        ),
      },
    }),
    listAgents: fromPromise<readonly AgentOption[], { organizationCode: string }>(() =>
      Promise.resolve([roy]),
    ),
  };
  const machine = licenseFormMachine.provide({ actors, actions: { reportUnsaved: () => undefined } });
  const actor = createActor(machine, { input, clock }).start();
  await settled();
  for (const event of events) actor.send(event);
  return actor;
}

async function pageOf(actor: LicenseFormRef, language: Language = 'en'): Promise<string> {
  await loadRooms(language, ['licenseForm', 'history', 'account']);
  return markupOf(<LicenseFormScreen actor={actor} />, language);
}

/** What stands at a field, without the word that says that it is an error. */
async function problemAt(actor: LicenseFormRef, key: LicenseFormKey, language: Language = 'en') {
  const [, told = ''] = new RegExp(`id="${key}-problem">(.*?)</p>`).exec(await pageOf(actor, language)) ?? [];
  return wordsOf(told).replace(/^(Error|Erreur\s?): ?/, '');
}

const save = { type: 'person.save' } as const;
const leave = (key: LicenseFormKey) => ({ type: 'person.leaveField', key }) as const;
const authorized = fill('status', 'AUTHORIZED');
const pending = fill('status', 'RENEWAL_PENDING');
const inProgress = fill('status', 'IN_PROGRESS');
const endsBeforeItStarts = [fill('effectiveDate', '2027-01-02'), fill('expiredDate', '2027-01-01')];

describe('a message stands at its field, word for word', () => {
  test.each<[string, LicenseFormKey, string, string, ...after: LicenseFormEvent[][]]>([
    ['LF-025', 'organizationCode', 'Enter agency name', 'Saisissez le nom de l’agence', []],
    ['LF-026', 'profileRef', 'Enter an agent', 'Saisissez un agent', []],
    [
      'LF-027',
      'licensedProvince',
      'Select province or territory',
      'Choisissez la province ou le territoire',
      [],
    ],
    ['LF-028', 'status', 'Select status', 'Choisissez le statut', []],
    ['LF-029', 'legalName', 'Enter legal name', 'Saisissez le nom légal', [authorized], [pending]],
    [
      'LF-030',
      'licenseNumber',
      'Enter license number',
      'Saisissez le numéro de permis',
      [authorized],
      [pending],
    ],
    [
      'LF-031',
      'effectiveDate',
      'Enter effective date',
      'Saisissez la date d’entrée en vigueur',
      [authorized],
      [inProgress, fill('expiredDate', '2027-01-01')],
    ],
    [
      'LF-032',
      'expiredDate',
      'Enter expiry date',
      'Saisissez la date d’expiration',
      [pending],
      [inProgress, fill('effectiveDate', '2027-01-01')],
    ],
    [
      'LF-033',
      'effectiveDate',
      'Effective date is invalid',
      'La date d’entrée en vigueur n’est pas valide',
      [fill('effectiveDate', '31-02-2027')],
      [fill('effectiveDate', '1989-12-31')],
    ],
    [
      'LF-034',
      'expiredDate',
      'Expiry date is invalid',
      'La date d’expiration n’est pas valide',
      [fill('expiredDate', '2027/02/28')],
      [fill('expiredDate', '1989-12-31')],
    ],
    [
      'LF-035',
      'screeningEffectiveDate',
      'Screening effective date is invalid',
      'La date de prise d’effet de la vérification n’est pas valide',
      [fill('screeningEffectiveDate', '1-2-2027')],
      [fill('screeningEffectiveDate', '1989-12-31')],
    ],
    [
      'LF-036',
      'expiredDate',
      'Expiry date can not be less than effective date',
      'La date d’expiration ne peut pas être antérieure à la date d’entrée en vigueur',
      endsBeforeItStarts,
    ],
    [
      'LF-037',
      'effectiveDate',
      'Effective date can not be greater than expiry date',
      'La date d’entrée en vigueur ne peut pas être postérieure à la date d’expiration',
      endsBeforeItStarts,
    ],
    [
      'LF-038',
      'profileRef',
      'You must choose an agency before you select an agent.',
      'Vous devez choisir une agence avant de choisir un agent.',
      [fill('profileRef', { text: 'Marc Roy', value: '' })],
    ],
    [
      'LF-040',
      'organizationCode',
      'Enter a valid agency name',
      'Saisissez un nom d’agence valide',
      [fill('organizationCode', { text: 'Nowhere Travel', value: '' })],
    ],
    [
      'LF-042',
      'licenseNumber',
      'Use only letters, digits and hyphens',
      'Utilisez seulement des lettres, des chiffres et des traits d’union',
      [fill('licenseNumber', 'NB-é')],
    ],
  ])('[%s] %s: %s', async (_, key, english, french, ...after) => {
    for (const events of after) {
      const actor = await formAfter([...events, save]);
      expect(await problemAt(actor, key)).toBe(english);
      expect(await problemAt(actor, key, 'fr')).toBe(french);
    }
  });

  test('[LF-039] an agent who is none of the chosen agency’s agents is not valid', async () => {
    const actor = await formAfter([fill('organizationCode', { text: 'Boreal Travel Inc.', value: '' })]);
    clock.increment(250);
    await settled();
    expect(actor.getSnapshot().context.form.organizationCode.value).toBe('BOREAL');
    actor.send(fill('profileRef', { text: 'Marc', value: '' }));
    actor.send(leave('profileRef'));
    expect(await problemAt(actor, 'profileRef')).toBe('Enter a valid agent');
    expect(await problemAt(actor, 'profileRef', 'fr')).toBe('Saisissez un agent valide');
    for (const [text, problem] of [
      ['Marc Roy', ''],
      ['c-200', 'Enter a valid agent'],
      ['c-2002', ''],
    ] as const) {
      actor.send(fill('profileRef', { text, value: '' }));
      expect(await problemAt(actor, 'profileRef'), text).toBe(problem);
    }
  });
});

/** The values and words of the options of a list, without the one that stands for none. */
async function optionsOf(actor: LicenseFormRef, key: string): Promise<Record<string, string>> {
  const [, list = ''] =
    new RegExp(`<select[^>]*id="${key}"[^>]*>(.*?)</select>`).exec(await pageOf(actor)) ?? [];
  const options = [...list.matchAll(/<option value="(\w+)"[^>]*>([^<]*)</g)];
  return Object.fromEntries(options.map(([, value, label]) => [value, label]));
}

test('[LF-009] the types to choose are agent and agency, and a new licence begins with an agent', async () => {
  const page = await pageOf(await formAfter([]));
  const radios = [...page.matchAll(/<input[^>]*name="licenseType"[^>]*>/g)].map(([radio]) => radio);
  expect(radios.map((radio) => /value="(.*?)"/.exec(radio)?.[1])).toEqual(['AGENT', 'AGENCY']);
  expect(radios.map((radio) => radio.includes('checked=""'))).toEqual([true, false]);
});

test('[LF-013] the statuses to choose', async () => {
  expect(await optionsOf(await formAfter([]), 'status')).toEqual({
    AUTHORIZED: 'Authorized',
    IN_PROGRESS: 'In Progress',
    NOT_AUTHORIZED: 'Not Authorized',
    RENEWAL_PENDING: 'Pending renewal',
  });
});

test('a licence that cannot be changed shows what the form asks for, in the same parts, and a deleted one says so', async () => {
  const fixed = { ...editing, mayEdit: false };
  const page = wordsOf(await pageOf(await formAfter([], fixed)));
  expect(page).toMatch(
    /Licence Province or territory New Brunswick Status Authorized Legal name Sophie Martin/,
  );
  expect(page).toMatch(/Screening Screening status Approved Screening effective date –/);
  const deleted = await formAfter([], editing, agentLicense({ isDeleted: true }));
  expect(wordsOf(await pageOf(deleted))).toContain('Status Deleted');
  expect(wordsOf(await pageOf(deleted))).not.toContain('Authorized');
  expect(wordsOf(await pageOf(deleted, 'fr'))).toContain('Statut Supprimé');
});
