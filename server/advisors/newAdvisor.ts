import { advisorForm } from '#domain/advisors/advisorForm.ts';
import { idFieldOf } from '#domain/advisors/sponsors.ts';
import type { NewAdvisor } from '#domain/calls/advisors/createAdvisor.ts';
import type { SentSponsor } from '#domain/calls/shapes/advisor.ts';
import { wireOf } from '#domain/forms/wire.ts';
import type { UserType } from '#domain/permissions/roles.ts';
import type { FieldCode } from '../http/texts.ts';
import type { AdvisorId } from './registers.ts';

const wire = wireOf(advisorForm);

/** What is wrong with a new advisor whom somebody of this kind sends, by path: field by field, and sponsor by sponsor. */
export function newAdvisorProblems(
  advisor: NewAdvisor,
  userType: UserType,
  isSponsor: (code: string) => boolean,
): Record<string, FieldCode> {
  const { sponsors, referenceNumber: _, ...sent } = advisor;
  const codes = sponsors.map(({ sponsorCode }) => sponsorCode);
  const found = sponsors.flatMap((sponsor, at) =>
    Object.entries(sponsorProblems(sponsor, at, { codes, isSponsor })),
  );
  const values = { ...advisorForm.empty, ...withoutGaps(sent) };
  return { ...wire.refused(values, { userType }), ...Object.fromEntries(found) };
}

function sponsorProblems(
  { sponsorCode, isDefault, ...ids }: SentSponsor,
  at: number,
  { codes, isSponsor }: { codes: readonly string[]; isSponsor: (code: string) => boolean },
): Record<string, FieldCode> {
  const path = `body.sponsors.${at}`;
  const called = idFieldOf(sponsorCode);
  const other = called === 'partyId' ? 'counselorId' : 'partyId';
  return {
    ...(!isSponsor(sponsorCode) && { [`${path}.sponsorCode`]: 'notAllowed' as const }),
    ...(codes.indexOf(sponsorCode) !== at && { [`${path}.sponsorCode`]: 'notUnique' as const }),
    ...(ids[called] === null && { [`${path}.${called}`]: 'missing' as const }),
    ...(ids[other] !== null && { [`${path}.${other}`]: 'notAllowed' as const }),
    ...(isDefault !== (at === 0) && { [`${path}.isDefault`]: 'notAllowed' as const }),
  };
}

/** The id under which a sponsor knows the advisor; of one that was found right. */
export function advisorIdOf({ sponsorCode, ...ids }: SentSponsor): AdvisorId {
  const field = idFieldOf(sponsorCode);
  return { field, id: ids[field] ?? '', sponsorCode };
}

type Given<Sent> = { [Name in keyof Sent]: NonNullable<Sent[Name]> };

function withoutGaps<Sent extends object>(sent: Sent): Partial<Given<Sent>> {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Partial<
    Given<Sent>
  >;
}
