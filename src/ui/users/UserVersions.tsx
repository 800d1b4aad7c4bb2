import type { PersonField } from '#domain/calls/shapes/person.ts';
import { formOfPerson, type UserField, userFields } from '#domain/people/userForm.ts';
import type { PersonRole } from '#domain/people/profileRoles.ts';
import type { ProfileStatus } from '#domain/people/profileStatuses.ts';
import type { ProvinceCode } from '#domain/provinces.ts';
import { useRoleName } from '../../text/useRoleName.ts';
import { useText } from '../../text/useText.ts';
import { ChangeHistory, type ChangeHistoryProps } from '../forms/ChangeHistory.tsx';
import { VersionMerge } from '../forms/VersionMerge.tsx';
import { type UserFormProps, useOrganization } from './userFields.ts';

/** The fields of a person by the names of the form; a history has some besides. */
const named = {
  email: 'emailAddress',
  language: 'preferredLang',
  organizations: 'organizations',
  licenses: 'provinceLicense',
} as const;
type Named = UserField | Exclude<PersonField, keyof typeof named> | (typeof named)[keyof typeof named];

/** What a field says, in words of the screen. */
function useShownValue(actor: UserFormProps['actor']): (field: Named, value: string | null) => string {
  const text = useText('userForm');
  const words = useText('kit');
  const roleName = useRoleName();
  const organization = useOrganization(actor);
  return (field, value) => {
    if (!value) return text('empty');
    if (field === 'role') return roleName(value as PersonRole) ?? value;
    if (field === 'status') return text(`status.${value as ProfileStatus}`);
    if (field === 'preferredLang') return text(`preferredLang.${value as 'EN' | 'FR'}`);
    if (field === 'organizationCode' || field === 'organizations') return organization(value);
    if (field === 'province' || field === 'provinceLicense')
      return words.has(`province.${value}`) ? words(`province.${value as ProvinceCode}`) : value;
    return value;
  };
}

/** Who changed the person, when and how. */
export function UserHistory({ actor, history }: UserFormProps & Pick<ChangeHistoryProps, 'history'>) {
  const text = useText('userForm');
  const shown = useShownValue(actor);
  const nameOf = (field: string) => (named[field as keyof typeof named] ?? field) as Named;
  return (
    <ChangeHistory
      history={history}
      labelOf={(field) => text(nameOf(field))}
      shown={(field, value) => shown(nameOf(field), value)}
    />
  );
}

/** Both versions of a person whom somebody else saved meanwhile. */
export function UserMerge({ actor }: UserFormProps) {
  const text = useText('userForm');
  const shown = useShownValue(actor);
  return (
    <VersionMerge actor={actor} fields={userFields} formOf={formOfPerson} labelOf={text} shown={shown} />
  );
}
