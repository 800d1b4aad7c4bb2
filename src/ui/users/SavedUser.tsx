import { useSelector } from '@xstate/react';
import type { ProvinceCode } from '#domain/provinces.ts';
import { defaultOf } from '#domain/people/organizationsGiven.ts';
import { useRoleName } from '../../text/useRoleName.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { RoleOpens } from './RoleOpens.tsx';
import { useUserCodes } from './UserCodes.tsx';
import { type UserFormProps, useOrganization } from './userFields.ts';

/** [US-003] [US-010] A person as they are saved. */
export function SavedUser({ actor }: UserFormProps) {
  const text = useText('userForm');
  const roleName = useRoleName();
  const organization = useOrganization(actor);
  const codes = useUserCodes(actor);
  const saved = useSelector(actor, ({ context }) => context.saved);
  const invitation = useSelector(actor, ({ children }) => children.personInvitation);
  const agency = useSelector(actor, ({ context }) => context.hierarchy?.agency.organizationCode ?? '');
  if (!saved) return null;
  const { organizations } = saved;
  const branch = defaultOf(organizations);
  const others = organizations.filter(({ isDefault }) => !isDefault);
  const rowsOf = (values: Partial<Record<Fact, string | null>>) =>
    facts
      .filter((key) => key in values)
      .map((key) => ({ key, label: text(key), value: values[key] || text('empty') }));
  return (
    <>
      <Card title={text('person')}>
        <SummaryList
          rows={[
            ...rowsOf({
              firstName: saved.firstName,
              lastName: saved.lastName,
              emailAddress: saved.email,
              preferredLang: text(`preferredLang.${saved.language}`),
            }),
            ...codes,
          ]}
        />
      </Card>
      {invitation && <InvitationCard actor={invitation} />}
      <Card title={text('place')}>
        <SummaryList
          rows={rowsOf({
            agencyCode: agency && organization(agency),
            organizationCode: branch && organization(branch),
            others: others.map(({ organizationCode }) => organization(organizationCode)).join(', '),
            city: saved.city,
          })}
        />
      </Card>
      <Card title={text('access')}>
        <FieldStack>
          <SummaryList
            rows={rowsOf({ role: roleName(saved.role), status: text(`status.${saved.status}`) })}
          />
          <RoleOpens actor={actor} />
        </FieldStack>
      </Card>
      <ProvincesCard actor={actor} />
    </>
  );
}

const facts = [
  'firstName',
  'lastName',
  'emailAddress',
  'preferredLang',
  'agencyCode',
  'organizationCode',
  'others',
  'city',
  'role',
  'status',
] as const;
type Fact = (typeof facts)[number];

/** [US-050] The provinces for which a person has or applies for a licence. */
function ProvincesCard({ actor }: UserFormProps) {
  const text = useText('userForm');
  const words = useText('kit');
  const licensing = useText('licensing');
  const licenses = useSelector(actor, ({ context }) => context.saved?.licenses ?? none);
  return (
    <Card title={text('provinceLicense')}>
      {licenses.length === 0 ? (
        <p>{text('provinceLicense.none')}</p>
      ) : (
        <SummaryList
          rows={licenses.map(({ id, licensedProvince, status }) => ({
            key: id,
            label: words(`province.${licensedProvince as ProvinceCode}`),
            value: licensing(`status.${status}`),
          }))}
        />
      )}
    </Card>
  );
}

const none: readonly never[] = [];
