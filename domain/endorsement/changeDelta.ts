import type { ChangeEntry, EditedPolicy } from '../calls/shapes/editedPolicy.ts';
import type { PolicyChange } from './changes.ts';

/**
 * [EN-032] What changes for each pax, by policy number: what is of the trip for all alike, and its own; with the first one what
 * is of those who ride along.
 */
export function changeDeltaOf(
  changes: readonly PolicyChange[],
  { paxes }: Pick<EditedPolicy, 'paxes'>,
): ReadonlyMap<string, ChangeEntry[]> {
  const isPax = (reference: string | null) =>
    paxes.some(({ referenceNumber }) => referenceNumber === reference);
  return new Map(
    paxes.map(({ policyNumber, referenceNumber }, at) => {
      const own = changes.filter(
        ({ referenceNumber: whose }) =>
          whose === null || whose === referenceNumber || (at === 0 && !isPax(whose)),
      );
      return [
        policyNumber,
        own.map(({ fieldChanged, from, to }) => ({ fieldChanged, from: sent(from), to: sent(to) })),
      ];
    }),
  );
}

const sent = (value: PolicyChange['to']): ChangeEntry['to'] =>
  typeof value === 'object' && value !== null ? [...value] : value;
