import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { listMachine } from '#machines/list/list.machine.ts';

export type ListRef = ActorRefFrom<typeof listMachine>;

export type ListColumn<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Most columns are; the server knows by which it can sort. */
  sortable?: boolean | undefined;
  numeric?: boolean | undefined;
};
