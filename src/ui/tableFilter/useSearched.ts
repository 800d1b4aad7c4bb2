import { useSelector } from '@xstate/react';
import type { FilterValues } from '#domain/tableFilter.ts';
import type { TableFilterRef } from './TableFilter.tsx';

/** What the table beside a filter shows: the values of the last search, none before it and after a reset. */
export function useSearched(filter: TableFilterRef): FilterValues {
  return useSelector(filter, ({ context }) => context.searched);
}
