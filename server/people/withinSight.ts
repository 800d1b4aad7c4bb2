import type { RecordedValue } from '#domain/calls/shapes/history.ts';
import type { AnsweredPerson, PersonField } from '#domain/calls/shapes/person.ts';
import { isSameValue } from '#domain/forms/sameValue.ts';
import type { GivenOrganization } from '#domain/people/organizationsGiven.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { reachesOrganization } from '../organizations/reach.ts';

type Told = { field: PersonField; from: RecordedValue; to: RecordedValue };

/** What a session sees of people: nothing of an organization that its role does not reach. */
export function withinSight(session: Session, organizations: Organizations) {
  const reaches = (code: string) => reachesOrganization(session, code, organizations);
  const isSeen = ({ organizationCode }: GivenOrganization) => reaches(organizationCode);
  const codesOf = (listed: RecordedValue) => (Array.isArray(listed) ? listed.filter(reaches) : null);
  const isPlace = ({ field }: Told) => field === 'city' || field === 'province';

  return {
    isSeen,

    /** The person without organizations beyond, and without the place that comes from one. */
    person(person: AnsweredPerson): AnsweredPerson {
      const startsBeyond = person.organizations.some((each) => each.isDefault && !isSeen(each));
      return {
        ...person,
        organizations: person.organizations.filter(isSeen),
        ...(startsBeyond && { city: null, province: null }),
      };
    },

    /** The changes of a person, likewise; one of nothing else is left out. */
    history<Change extends { fields: Told[] }>(person: AnsweredPerson, changes: readonly Change[]): Change[] {
      const isWhole = person.organizations.every(isSeen);
      return changes
        .map((change) => ({
          ...change,
          fields: change.fields
            .filter((told) => isWhole || !isPlace(told))
            .map((told) =>
              told.field === 'organizations'
                ? { ...told, from: codesOf(told.from), to: codesOf(told.to) }
                : told,
            )
            .filter(({ field, from, to }) => field !== 'organizations' || !isSameValue(from, to)),
        }))
        .filter(({ fields }) => fields.length > 0);
    },
  };
}
