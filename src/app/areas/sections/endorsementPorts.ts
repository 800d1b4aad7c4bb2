import { fromCallback, fromPromise } from 'xstate';
import { type RequoteAnswer, requotePolicy } from '#domain/calls/policies/requotePolicy.ts';
import { keptEdit } from '#domain/endorsement/keptEdit.ts';
import { locales } from '#domain/locales.ts';
import type { EditPlace, KeepEdit, PolicyToRequote } from '#machines/endorsement/endorsement.types.ts';
import type { AreaParts } from '../areaParts.ts';

const placeOf = ({ policyNumber, writer }: EditPlace) => `${writer} ${policyNumber}`;

/**
 * Fills the ports of an endorsement. What is typed is kept for the tab, through reloads; it is dropped when its place is left,
 * which a page that is closed or loaded again does not do.
 */
export function endorsementPorts({ callServer, memory }: Pick<AreaParts, 'callServer' | 'memory'>) {
  return {
    /** [EN-023] */
    requotePolicy: fromPromise<RequoteAnswer, PolicyToRequote>(
      async ({ input: { body, language }, signal }) =>
        (await callServer(requotePolicy, { headers: { lang: locales[language].header }, body }, signal)).body,
    ),
    keepEdit: fromCallback<KeepEdit, EditPlace>(({ input, sendBack, receive }) => {
      const place = placeOf(input);
      const kept = memory.keptEdit(place) as { opened?: unknown; edit?: unknown } | null;
      const [opened, edit] = [keptEdit(kept?.opened), keptEdit(kept?.edit)];
      if (opened && edit) sendBack({ type: 'page.giveEdit', draft: { opened, edit } });
      receive(({ draft }) => memory.keepEdit(place, draft));
      return () => memory.keepEdit(place, null);
    }),
  };
}
