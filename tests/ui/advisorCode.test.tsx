import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AdvisorLookUp } from '#domain/advisors/advisorCodeForm.ts';
import type { FoundAdvisor } from '#domain/calls/advisors/findAdvisor.ts';
import { type Language, languages } from '#domain/locales.ts';
import { advisorCodeMachine } from '#machines/advisorCode/advisorCode.machine.ts';
import type { SponsorsRequest } from '#machines/advisorCode/advisorCode.types.ts';
import { loadRooms } from '#src/text/rooms.ts';
import { AdvisorCodeFields as Fields } from '#src/ui/advisors/advisorCodeFields.ts';
import { markupOf, wordsOf } from '../support/markup.tsx';
import { linked, sponsorEntries, unknown } from '../tours/advisorCode.situations.ts';

type IdField = AdvisorLookUp['idField'];
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** What stands at an id in a language, after it was looked up. */
async function shownAfter(outcome: FoundAdvisor, field: IdField, language: Language): Promise<string> {
  const machine = advisorCodeMachine.provide({
    actors: {
      loadSponsors: fromPromise<readonly string[], SponsorsRequest>(() => Promise.resolve(sponsorEntries)),
      lookUpAdvisor: fromPromise<FoundAdvisor, AdvisorLookUp>(() => Promise.resolve(outcome)),
    },
  });
  const actor = createActor(machine, { input: { language } }).start();
  actor.send({ type: 'parent.openAdvisorCode', selectedSponsors: [] });
  await settled();
  const sponsor = field === 'partyId' ? 'MLIADV' : 'LAKES';
  actor.send({ type: 'person.fill', key: 'sponsorCode', value: sponsor });
  actor.send({ type: 'person.fill', key: field, value: '44010009' });
  actor.send({ type: 'person.confirm' });
  await settled();
  await loadRooms(language, ['advisorCode']);
  const entry = (
    <Fields.Provider actor={actor}>
      <Fields.Text field={field} />
    </Fields.Provider>
  );
  return wordsOf(await markupOf(entry, language));
}

test.each<[string, FoundAdvisor, IdField, Record<Language, string>]>([
  [
    'AD-044',
    linked,
    'partyId',
    {
      en: 'This party ID already linked to a Profile',
      fr: 'Ce numéro de partie est déjà lié à un profil',
    },
  ],
  ['AD-045', unknown, 'partyId', { en: 'Invalid party ID.', fr: 'Le numéro de partie n’est pas valide.' }],
  [
    'AD-046',
    linked,
    'counselorId',
    {
      en: 'This counsellor ID is linked to an existing profile. Enter a new counsellor ID to proceed.',
      fr: 'Ce numéro de conseil est lié à un profil existant. Entrez un autre numéro de conseil pour continuer.',
    },
  ],
  [
    'AD-047',
    unknown,
    'counselorId',
    {
      en: 'The counsellor ID entered does not exist in LH. Enter a valid counsellor ID to proceed.',
      fr: 'Le numéro de conseil entré n’existe pas dans LH. Entrez un numéro de conseil valide pour continuer.',
    },
  ],
])('[%s] what came of a look-up stands at the id, word for word', async (_, outcome, field, words) => {
  for (const language of languages) {
    const shown = await shownAfter(outcome, field, language);
    expect(shown.replace(/^.*?(Error|Erreur\s?): ?/, '')).toBe(words[language]);
  }
});
