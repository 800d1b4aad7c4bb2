import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type Language, languages } from '#domain/locales.ts';
import { profileRoles, type RoleName, roleNames } from '#domain/permissions/roles.ts';
import { accountMachine } from '#machines/account/account.machine.ts';
import { AccountScreen } from '#src/ui/account/AccountScreen.tsx';
import type { AccountRef } from '#src/ui/account/OwnSessions.tsx';
import { markupOf, wordsOf } from '#tests/support/markup.tsx';
import { withDoubles } from '../support/tours/doubles.ts';
import { internalSession } from '../tours/sessions.ts';

/** What /user says of who is signed in. */
async function accountOf(role: RoleName | null, language: Language): Promise<string> {
  const session = { ...internalSession, role };
  const input = { area: '/user', address: { path: '/', search: '' }, language, session };
  const account = createActor(withDoubles(accountMachine), { input }).start();
  return wordsOf(await markupOf(<AccountScreen area={account as unknown as AccountRef} />, language));
}

test('[PM-041] the access types of agency users are exactly six, named as the documents name them', async () => {
  const labels = {
    Consultant_Agency: 'Travel Consultant - Agency policies',
    Consultant_Own: 'Travel Consultant - Own policies',
    Administrator_Full: 'Administrator - Full Access',
    Administrator_Lite: 'Administrator – Lite access',
    View_Only: 'View Only',
    Administrator_User: 'User Administrator Only',
  };
  expect([...profileRoles]).toEqual(Object.keys(labels));
  for (const role of profileRoles)
    expect(await accountOf(role, 'en')).toContain(` Access type ${labels[role]} Organization `);
});

test('every role has a name in both languages, and who has none is told of none', async () => {
  for (const language of languages) {
    for (const role of roleNames.filter((name) => name !== 'consumer'))
      expect(await accountOf(role, language), role).not.toContain('account.role');
    expect(await accountOf(null, language)).not.toMatch(/Access type|Type d’accès/);
  }
});
