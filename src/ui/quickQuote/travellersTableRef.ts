import type { ActorRefFrom } from 'xstate';
import type { travellersTableMachine } from '#machines/travellersTable/travellersTable.machine.ts';
import type { QuickQuoteProps } from './quickQuoteRef.ts';

export type TravellersTableRef = ActorRefFrom<typeof travellersTableMachine>;
export type TravellersTableProps = QuickQuoteProps & { table: TravellersTableRef };
