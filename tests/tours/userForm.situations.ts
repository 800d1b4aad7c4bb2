import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { AnsweredPerson } from '#domain/calls/shapes/person.ts';
import { nothingPicked, type Picked } from '#domain/forms/picked.ts';
import type { UserFormInput } from '#machines/userForm/userForm.types.ts';
import { boreal, inFrench, lavoie } from '../support/people/answeredPeople.ts';
import { agencyRoles } from '../support/people/answeredRoles.ts';
import { recordPart } from '../support/tours/parts/record.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import type { Seen } from '../support/tours/types.ts';

/** Margaret Chen of the insurer opens the page of Sophie Lavoie. */
export const editing: UserFormInput = {
  opened: { mode: 'edit', key: { profileRef: 'c-2001' } },
  language: 'en',
  mayAdd: true,
  mayEdit: true,
  mayDelete: true,
  own: { role: 'LIA manager', userRef: 'mchen' },
  referenceNumber: 'B2C3D4E5F6',
};
export const adding: UserFormInput = { ...editing, opened: { mode: 'add', key: null } };
const nowhere: UserFormInput = { ...editing, opened: { mode: 'refused', key: null } };

export const down = { code: 'server.failed' };
const chosen = { text: 'Boreal Travel', value: 'BOREAL' };

export const isNew = ({ context }: AnyMachineSnapshot) => context.opened.mode === 'add';
const isPicking = (text: string) => (snapshot: AnyMachineSnapshot) =>
  isNew(snapshot) &&
  snapshot.matches({ record: 'answering' }) &&
  snapshot.context.form.firstName === '' &&
  snapshot.context.form.agencyCode.text === text;
const isChosen = isPicking(chosen.text);
const isPlaced = (snapshot: AnyMachineSnapshot) =>
  isChosen(snapshot) && snapshot.matches({ hierarchy: 'known' });
const atRest = (snapshot: AnyMachineSnapshot) => snapshot.matches({ hierarchy: 'known', roles: 'listed' });
/** What is read beside somebody fails, or comes in another language, only while nothing is changed. */
const isShown = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ record: 'readOnly' }) || isChosen(snapshot);

/** How a person is read, changed and saved. */
export const savedPerson = recordPart({
  opens: { editing, adding, nowhere },
  record: (changed = {}): AnsweredPerson => ({ ...lavoie, revision: 3, ...changed }),
  recordOf: (person) => person,
  row: { id: 'c-2001', name: 'Sophie Lavoie' },
  changes: { key: 'status', mine: 'INACTIVE', theirs: 'NEW' },
  theirsAlone: { lastName: 'Martin' },
  wrong: { key: 'lastName', value: '.', problem: 'nameInvalid' },
  refused: { field: 'emailAddress', wire: 'body.email', problem: 'emailInvalid' },
  codes: 'person',
  code: down.code,
  changedWhere: atRest,
  languageChangesWhere: isShown,
  waiting: [{ hierarchy: 'unavailable' }, { roles: 'unavailable' }],
  requirements: {
    missing: ['US-003 partly'],
    reading: ['US-003 partly'],
    readOnly: ['US-003 partly'],
    sentNew: ['US-045 partly'],
    sentChanged: ['US-045 partly'],
    duplicate: ['US-047 partly'],
    failed: ['US-047 partly'],
    saved: ['US-048 partly'],
  },
});

const agency = (picked: Picked) => ({ type: 'organizationSuggest.choose', picked }) as const;
const enters = (picked: Picked) =>
  [{ type: 'person.fill', key: 'agencyCode', value: picked } as const, agency(picked)] as const;
const suggestionsHeard = (seen: Seen, event: object) =>
  expect(seen.received('organizationSuggest').at(-1)).toEqual(event);
const fills = <Key extends string, Value extends string>(key: Key, value: Value) =>
  ({ type: 'person.fill', key, value }) as const;

/** [US-005] Whoever goes on in the reminder is at the list, unless something typed is not saved. */
const goesOn = send(
  'goesOnAfterTheReminder',
  { type: 'parent.goOn' },
  {
    requirements: ['US-005 partly'],
    when: (snapshot) => !snapshot.matches({ record: 'left' }),
    check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'page.close', flag: 'backPage' }),
  },
);

/** A failed reading of the invitation is made again. */
const isShownWhileRenewed = send(
  'theSessionIsRenewedWhileShown',
  { type: 'parent.renewSession' },
  {
    when: (snapshot) => snapshot.matches({ record: 'readOnly' }),
    check: (_, seen) =>
      expect(seen.received('personInvitation').at(-1)).toEqual({ type: 'parent.renewSession' }),
  },
);

/** How the agency, the branch and the role of somebody are chosen. */
export const placeStimuli = [
  goesOn,
  isShownWhileRenewed,
  emitFrom(
    'theyAreDeleted',
    'personDeletion',
    { type: 'personDeletion.finish' },
    {
      check: (after, seen) => {
        expect(after.matches({ record: 'left' })).toBe(true);
        expect(seen.toParent.at(-1)).toEqual({
          type: 'page.close',
          flag: 'deletePage',
          saved: { id: 'c-2001', name: 'Sophie Lavoie' },
        });
      },
    },
  ),
  send('typesAPartOfAnAgency', enters({ text: 'Bor', value: '' }), {
    when: isPicking(''),
    check: (_, seen) => suggestionsHeard(seen, { type: 'parent.search', picked: { text: 'Bor', value: '' } }),
  }),
  send(
    'closesTheList',
    { type: 'person.closeList' },
    { when: isPicking('Bor'), check: (_, seen) => suggestionsHeard(seen, { type: 'parent.closeList' }) },
  ),
  send('choosesAnAgency', enters(chosen), {
    when: isPicking('Bor'),
    check: ({ context }, seen) => {
      expect(context.form.agencyCode).toEqual(chosen);
      expect(seen.inputs('readHierarchy').at(-1)).toEqual({ code: 'BOREAL', language: context.language });
    },
  }),
  send('erasesTheAgency', enters(nothingPicked), {
    when: (snapshot) => isChosen(snapshot) && snapshot.context.language === 'en',
    check: ({ context }) => {
      expect(context.form).toMatchObject({ agencyCode: nothingPicked, organizationCode: '' });
      expect(context.hierarchy).toBeNull();
    },
  }),
  emitFrom('theAgencyIsNamed', 'organizationSuggest', agency({ text: 'Voyages Boréal', value: 'BOREAL' }), {
    when: isPlaced,
    check: ({ context }, _, before) => expect(context.form).toEqual(before.context.form),
  }),
  settle('theAgencyComes', 'readHierarchy', boreal, { when: ({ context }) => context.language === 'en' }),
  settle('theAgencyComesInFrench', 'readHierarchy', inFrench, {
    when: ({ context }) => context.language === 'fr',
    check: ({ context }) => expect(context.form.agencyCode.text).toBe('Voyages Boréal'),
  }),
  fail('theAgencyDoesNotCome', 'readHierarchy', down, { when: isShown }),
  send('choosesTheBranch', fills('organizationCode', 'BOREAL-MTL'), {
    when: (snapshot) => isPlaced(snapshot) && snapshot.context.form.organizationCode !== 'BOREAL-MTL',
    check: ({ context }, seen) =>
      expect(seen.inputs('readRoles').at(-1)).toEqual({
        organizationCode: 'BOREAL-MTL',
        language: context.language,
      }),
  }),
  send('choosesTheAgencyItself', fills('organizationCode', 'BOREAL'), {
    when: (snapshot) => isPlaced(snapshot) && snapshot.context.form.organizationCode === 'BOREAL-MTL',
  }),
  settle('theRolesCome', 'readRoles', agencyRoles, {
    check: ({ context }) => expect(context.roles).toHaveLength(3),
  }),
  fail('theRolesDoNotCome', 'readRoles', down, { when: isShown }),
  send(
    'fillsInTheRest',
    [
      fills('firstName', 'Noémie'),
      fills('lastName', 'Côté'),
      fills('emailAddress', 'noemie.cote@voyages-boreal.example'),
      fills('preferredLang', 'FR'),
      fills('role', 'View_Only'),
    ],
    {
      when: (snapshot) =>
        isChosen(snapshot) && snapshot.context.form.organizationCode === 'BOREAL-MTL' && atRest(snapshot),
    },
  ),
] as const;
