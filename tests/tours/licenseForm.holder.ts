import { expect } from 'vitest';
import { nothingPicked, type Picked } from '#domain/forms/picked.ts';
import { roy, tremblay } from '../support/licensing/savedLicenses.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import type { Seen } from '../support/tours/types.ts';
import { agencyIs, down, fillIn, isBlank } from './licenseForm.situations.ts';

const chosen = { text: 'Boreal Travel Inc.', value: 'BOREAL' };
const isChosen = agencyIs(chosen.text, chosen.value);
const agency = (picked: Picked) => ({ type: 'organizationSuggest.choose', picked }) as const;
const suggestionsHeard = (seen: Seen, event: object) =>
  expect(seen.received('organizationSuggest').at(-1)).toEqual(event);

/** What the person does in the field, and what the suggestions make of it at once. */
const enters = ({ text, value }: Picked) =>
  [fillIn('organizationCode', text, value), agency({ text, value })] as const;

/** How the agency and the agent of a new licence are chosen. */
export const holderStimuli = [
  send('typesAPartOfAnAgency', enters({ text: 'Bor', value: '' }), {
    when: (snapshot) => isBlank(snapshot) && snapshot.context.form.organizationCode.text !== 'Bor',
    check: ({ context }, seen) => {
      expect(context.form.organizationCode).toEqual({ text: 'Bor', value: '' });
      suggestionsHeard(seen, { type: 'parent.search', picked: { text: 'Bor', value: '' } });
    },
  }),
  send('erasesTheAgency', enters(nothingPicked), { when: agencyIs('Bor', '') }),
  send(
    'closesTheList',
    { type: 'person.closeList' },
    { when: agencyIs('Bor', ''), check: (_, seen) => suggestionsHeard(seen, { type: 'parent.closeList' }) },
  ),
  send('choosesAnAgency', enters(chosen), {
    when: agencyIs('Bor', ''),
    requirements: ['LF-019'],
    check: ({ context }, seen) => {
      expect(context.form.organizationCode).toEqual(chosen);
      expect(seen.inputs('listAgents').at(-1)).toEqual({ organizationCode: 'BOREAL' });
    },
  }),
  emitFrom(
    'theAgencyIsNamed',
    'organizationSuggest',
    agency({ text: 'Voyages Boréal inc.', value: 'BOREAL' }),
    {
      when: isChosen,
      check: ({ context }, _, before) => {
        expect(context.form.organizationCode.text).toBe('Voyages Boréal inc.');
        expect(context.agents).toEqual(before.context.agents);
      },
    },
  ),
  settle('theAgentsCome', 'listAgents', [tremblay, roy]),
  fail('theAgentsDoNotCome', 'listAgents', down),
  send('asksForTheAgentsAgain', { type: 'person.retryAgents' }),
  send(
    'choosesTheOtherType',
    { type: 'person.fill', key: 'licenseType', value: 'AGENCY' },
    {
      when: isChosen,
      requirements: ['LF-015 partly'],
      check: ({ context }, seen) => {
        expect(context.form.organizationCode).toEqual(nothingPicked);
        suggestionsHeard(seen, { type: 'parent.search', picked: nothingPicked });
      },
    },
  ),
] as const;
