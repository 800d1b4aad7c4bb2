import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { RecordedChange } from '#domain/calls/shapes/history.ts';
import type { Language } from '#domain/locales.ts';
import { changeHistoryMachine } from '#machines/changeHistory/changeHistory.machine.ts';
import { loadRooms } from '#src/text/rooms.ts';
import { LicenseHistory } from '#src/ui/licensing/LicenseVersions.tsx';
import { markupOf, wordsOf } from '../support/markup.tsx';

const update = { at: '2026-11-01T15:00:00.000Z', by: 'Margaret Chen', action: 'update' } as const;
const recorded: readonly RecordedChange[] = [
  { ...update, fields: [{ field: 'expiredDate', from: '2027-03-31', to: '2028-03-31' }] },
  { ...update, fields: [{ field: 'licensedProvince', from: ['NS', 'NB'], to: [] }] },
  { ...update, by: null, fields: [{ field: 'licenseNumber', from: '***', to: '***' }] },
];

async function historyOf(changes: readonly RecordedChange[], language: Language): Promise<string> {
  const readHistory = fromPromise<readonly RecordedChange[], { key: unknown }>(async () => changes);
  const history = createActor(changeHistoryMachine.provide({ actors: { readHistory } }), {
    input: { key: 'L-2001' },
  }).start();
  history.send({ type: 'person.toggleHistory' });
  await waitFor(history, (snapshot) => !snapshot.matches('reading'));
  await loadRooms(language, ['kit', 'licenseForm', 'history']);
  return wordsOf(await markupOf(<LicenseHistory history={history} />, language));
}

test.each([
  [
    'en',
    'EST',
    'The system Licence number: *** → ***',
    'Nova Scotia, New Brunswick → –',
    'Nothing was recorded.',
  ],
  [
    'fr',
    'HNE',
    'Le système Numéro de permis : *** → ***',
    'Nouvelle-Écosse, Nouveau-Brunswick → –',
    'Rien n’a été consigné.',
  ],
] as const)(
  'the history says who changed which field and when, and what is masked stays so (%s)',
  async (language, zone, masked, list, none) => {
    const words = await historyOf(recorded, language);
    expect(words).toContain(`2026-11-01 10:00am ${zone} Margaret Chen`);
    expect(words).toContain('31-03-2027 → 31-03-2028');
    expect(words).toContain(masked);
    expect(words).toContain(list);
    expect(await historyOf([], language)).toContain(none);
  },
);
