import { expect } from 'vitest';
import { boreal, lakes, roy, tremblay } from '../support/licensing/savedLicenses.ts';
import { fail, send, settle, wait } from '../support/tours/stimuli.ts';
import { agencyIs, down, fillIn, isBlank } from './licenseForm.situations.ts';

/** How the agency and the agent of a new licence are chosen. */
export const holderStimuli = [
  send('typesAPartOfAnAgency', fillIn('organizationCode', 'Bor'), {
    when: (snapshot) => isBlank(snapshot) && snapshot.context.form.organizationCode.text !== 'Bor',
  }),
  send('erasesTheAgency', fillIn('organizationCode', ''), { when: agencyIs('Bor', '') }),
  wait('thePauseEnds', 'searchPause'),
  settle('agenciesAreFound', 'searchAgencies', [boreal, lakes]),
  settle('noAgencyIsFound', 'searchAgencies', []),
  settle('theAgencyIsNamed', 'nameAgency', [lakes, { ...boreal, label: 'Voyages Boréal inc.' }], {
    check: ({ context }) =>
      expect(context.form.organizationCode).toEqual({ text: 'Voyages Boréal inc.', value: 'BOREAL' }),
  }),
  fail('theSearchFails', 'searchAgencies', down),
  fail('theAgencyIsNotNamed', 'nameAgency', down),
  send('closesTheList', { type: 'person.closeList' }, { when: agencyIs('Bor', '') }),
  send('choosesAnAgency', fillIn('organizationCode', 'Boreal Travel Inc.', 'BOREAL'), {
    when: (snapshot) => agencyIs('Bor', '')(snapshot) && snapshot.context.agencies.length > 0,
    requirements: ['LF-019'],
    check: ({ context }, seen) => {
      expect(context.form.organizationCode.value).toBe('BOREAL');
      expect(seen.inputs('listAgents').at(-1)).toEqual({ organizationCode: 'BOREAL' });
    },
  }),
  settle('theAgentsCome', 'listAgents', [tremblay, roy]),
  fail('theAgentsDoNotCome', 'listAgents', down),
  send('asksForTheAgenciesAgain', { type: 'person.retryAgencies' }),
  send('asksForTheAgentsAgain', { type: 'person.retryAgents' }),
  send(
    'choosesTheOtherType',
    { type: 'person.fill', key: 'licenseType', value: 'AGENCY' },
    {
      when: agencyIs('Boreal Travel Inc.', 'BOREAL'),
      check: ({ context }) => expect(context.form.organizationCode).toEqual({ text: '', value: '' }),
    },
  ),
] as const;
