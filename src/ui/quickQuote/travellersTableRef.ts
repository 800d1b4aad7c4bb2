import type { ActorRefFrom } from 'xstate';
import type { travellersTableMachine } from '#machines/travellersTable/travellersTable.machine.ts';
import type { QuickQuoteProps } from './quickQuoteRef.ts';
import type { ShortcutsRef } from './Shortcuts.tsx';

export type TravellersTableRef = ActorRefFrom<typeof travellersTableMachine>;
export type TravellersTableProps = QuickQuoteProps & {
  table: TravellersTableRef;
  shortcuts: ShortcutsRef;
};
