import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { languages } from '#domain/locales.ts';
import type { AnsweredPerson } from '#domain/calls/shapes/person.ts';
import { organizationSuggestMachine } from '#machines/organizationSuggest/organizationSuggest.machine.ts';
import { userFormMachine } from '#machines/userForm/userForm.machine.ts';
import { loadRooms } from '#src/text/rooms.ts';
import { UserCards } from '#src/ui/users/UserCards.tsx';
import { Fields, type UserFormRef } from '#src/ui/users/userFields.ts';
import { markupOf } from '../support/markup.tsx';
import { lavoie } from '../support/people/answeredPeople.ts';
import { withDoubles } from '../support/tours/doubles.ts';
import { editing } from '../tours/userForm.situations.ts';

const labels = {
  en: ['NEW New', 'ACTIVE Active', 'INACTIVE Inactive'],
  fr: ['NEW Nouveau', 'ACTIVE Actif', 'INACTIVE Inactif'],
};

test('[US-021] a status is NEW, ACTIVE or INACTIVE, shown as New, Active or Inactive', async () => {
  const readRecord = fromPromise(() => Promise.resolve<AnsweredPerson>({ ...lavoie, status: 'INACTIVE' }));
  const chart = withDoubles(userFormMachine).provide({
    actors: { readRecord, organizationSuggest: withDoubles(organizationSuggestMachine) } as never,
  });
  const actor = createActor(chart, { input: editing }).start() as unknown as UserFormRef;
  await new Promise((resolve) => setImmediate(resolve));
  actor.send({ type: 'person.edit' });
  for (const language of languages) {
    await loadRooms(language, ['userForm', 'account', 'licensing']);
    const shown = (
      <Fields.Provider actor={actor}>
        <UserCards actor={actor} />
      </Fields.Provider>
    );
    const [, status = ''] =
      /<select[^>]* id="status"(.*?)<\/select>/.exec(await markupOf(shown, language)) ?? [];
    const options = [...status.matchAll(/<option value="(\w+)"[^>]*>(\w+)</g)].map(([, ...both]) =>
      both.join(' '),
    );
    expect(options).toEqual(labels[language]);
  }
});
