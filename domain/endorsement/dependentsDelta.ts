import { applicationForm } from '../apply/applyForm.ts';
import { isDependent, type Relationship, relationships } from '../apply/dependents.ts';
import { isSameValue } from '../forms/sameValue.ts';
import { dependentAge, type DependentRow, type DependentsYardstick } from './dependentsForm.ts';
import type { PolicyForms } from './policyForms.ts';

/** [EN-017] How the dependents of an edit differ from those of the policy. */
export type DependentsDelta = {
  removed: readonly DependentRow[];
  added: readonly DependentRow[];
  changed: readonly { before: DependentRow; now: DependentRow }[];
};

/** [EN-018] [EN-021] Matched by their reference numbers. */
export function dependentsDelta(
  initial: readonly DependentRow[],
  now: readonly DependentRow[],
): DependentsDelta {
  const find = (rows: readonly DependentRow[], { referenceNumber }: DependentRow) =>
    rows.find((row) => row.referenceNumber === referenceNumber);
  return {
    removed: initial.filter((row) => !find(now, row)),
    added: now.filter((row) => !find(initial, row)),
    changed: now.flatMap((row) => {
      const before = find(initial, row);
      return before && !isSameValue(before, row) ? [{ before, now: row }] : [];
    }),
  };
}

/** [EN-019] */
export function hasChanges({ removed, added, changed }: DependentsDelta): boolean {
  return removed.length + added.length + changed.length > 0;
}

/** Who rides along in the forms of a policy. */
export function dependentsOf({ travellers, apply }: PolicyForms): DependentRow[] {
  return apply.travellers
    .filter(({ paxId }) => isDependent(travellers, paxId))
    .map(({ paxId, ...applicant }) => ({
      referenceNumber: paxId,
      firstName: applicant.firstName,
      lastName: applicant.lastName,
      nameToFollow: applicant.nameToFollow,
      birthDay: applicant.birthDay,
      birthMonth: applicant.birthMonth,
      birthYear: applicant.birthYear,
      relationship: relationshipOf(applicant.relationship),
      tripCost: travellers.travellers.find(({ id }) => id === paxId)?.tripCost ?? '',
    }));
}

const relationshipOf = (stated: string): Relationship | '' =>
  relationships.find((one) => one === stated.toUpperCase()) ?? '';

/** The forms with these dependents in place of theirs; who is new is reached where the primary is. */
export function withDependents(
  forms: PolicyForms,
  rows: readonly DependentRow[],
  { today }: Pick<DependentsYardstick, 'today'>,
): PolicyForms {
  const { travellers, apply } = forms;
  const isKept = (id: string) => !isDependent(travellers, id);
  const lang = apply.travellers[0]?.lang ?? 'EN';
  /** Who was born when they were is as old as when the policy was sold. */
  const ageOf = (row: DependentRow) => {
    const known = apply.travellers.find(({ paxId }) => paxId === row.referenceNumber);
    const isBornThen =
      known?.birthDay === row.birthDay &&
      known.birthMonth === row.birthMonth &&
      known.birthYear === row.birthYear;
    return isBornThen ? travellers.travellers.find(({ id }) => id === row.referenceNumber)?.age : undefined;
  };
  return {
    ...forms,
    travellers: {
      ...travellers,
      travellers: [
        ...travellers.travellers.filter(({ id }) => isKept(id)),
        ...rows.map((row) => ({
          id: row.referenceNumber,
          age: ageOf(row) ?? String(dependentAge(row, { forms, today }) ?? ''),
          tripCost: row.tripCost,
        })),
      ],
    },
    apply: {
      ...apply,
      travellers: [
        ...apply.travellers.filter(({ paxId }) => isKept(paxId)),
        ...rows.map(({ referenceNumber: paxId, tripCost: _cost, ...row }) => ({
          ...applicationForm.emptyRow,
          sameAsPrimary: true,
          lang,
          ...apply.travellers.find((one) => one.paxId === paxId),
          ...row,
          paxId,
        })),
      ],
    },
  };
}
