import type { ComponentType } from 'react';
import { createActor, fromCallback, type InspectionEvent } from 'xstate';
import { languages } from '#domain/locales.ts';
import { rowEvents } from '#machines/travellersTable/rowEvents.ts';
import { type KeepShortcuts, shortcutsMachine } from '#machines/shortcuts/shortcuts.machine.ts';
import { travellersTableMachine } from '#machines/travellersTable/travellersTable.machine.ts';
import type { FormCommand } from '#machines/travellersTable/travellersTable.types.ts';
import { onHelpKey } from '../ports/helpKey.ts';
import { createShortcutMemory, type ShortcutMemory } from '../ports/shortcutMemory.ts';
import { loadRooms } from '../text/rooms.ts';
import type { QuickQuoteRef } from '../ui/quickQuote/quickQuoteRef.ts';
import { TravellersTools } from '../ui/quickQuote/TravellersTools.tsx';
import { besideForm } from './besideForm.ts';
import { mustBeFilled } from './mustBeFilled.ts';

type Inspect = ((event: InspectionEvent) => void) | undefined;

/** The tools of the table of travellers, with their texts; each form gets a chart of its own, which ends with it. */
export async function fetchTravellersTable(
  inspect: Inspect,
  page: Window,
): Promise<ComponentType<{ actor?: QuickQuoteRef }>> {
  await Promise.all(languages.map((language) => loadRooms(language, ['travellersTable'])));
  const memory = createShortcutMemory(page.localStorage);
  const shortcuts = createActor(connectShortcuts(page, memory), {
    inspect,
    input: { areOn: memory.areOn() },
  }).start();
  const tableOf = besideForm((form) => createActor(connectTravellersTable(form), { inspect }).start());
  return function TravellersTable({ actor }) {
    return actor && <TravellersTools actor={actor} table={tableOf(actor)} shortcuts={shortcuts} />;
  };
}

function connectShortcuts(page: Window, memory: ShortcutMemory): typeof shortcutsMachine {
  return mustBeFilled(
    shortcutsMachine.provide({
      actors: {
        hearKeys: fromCallback(({ sendBack }) =>
          onHelpKey(page, () => sendBack({ type: 'page.askForShortcuts' })),
        ),
        keepShortcuts: fromCallback<KeepShortcuts>(({ receive }) =>
          receive(({ areOn }) => memory.keep(areOn)),
        ),
      },
    }),
  );
}

function connectTravellersTable(form: QuickQuoteRef): typeof travellersTableMachine {
  return mustBeFilled(
    travellersTableMachine.provide({
      actors: {
        form: fromCallback<FormCommand>(({ receive }) => {
          receive((command) => {
            if (command.type === 'parent.addTraveller') form.send({ type: 'person.addTraveller' });
            else if (command.type === 'parent.removeTraveller') {
              form.send({ type: 'person.removeTraveller', traveller: command.traveller });
            } else for (const event of rowEvents(form.getSnapshot().context, command)) form.send(event);
          });
        }),
      },
    }),
  );
}
