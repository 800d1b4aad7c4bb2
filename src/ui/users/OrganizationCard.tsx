import type { AgencyHierarchy } from '#domain/calls/people/getAgencyHierarchy.ts';
import type { AnsweredPerson } from '#domain/calls/shapes/person.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';

type OrganizationCardProps = { person: AnsweredPerson; hierarchy: AgencyHierarchy | null };

/** [US-010] [US-015] The agency of a person and the branch that is the default one, by name as soon as that is known. */
export function OrganizationCard({ person: { organizations, city }, hierarchy }: OrganizationCardProps) {
  const text = useText('users');
  const known = hierarchy ? [hierarchy.agency, ...hierarchy.branches] : [];
  const written = (code: string) => {
    const name = known.find(({ organizationCode }) => organizationCode === code)?.name;
    return name === undefined ? code : text('page.organization', { name, code });
  };
  const branch = organizations.find(({ isDefault }) => isDefault)?.organizationCode;
  const others = organizations.filter(({ isDefault }) => !isDefault);
  const rows = {
    agency: hierarchy && written(hierarchy.agency.organizationCode),
    branch: branch && written(branch),
    others: others.map(({ organizationCode }) => written(organizationCode)).join(', '),
    city,
  };
  return (
    <Card title={text('field.organization')}>
      <SummaryList
        rows={(['agency', 'branch', 'others', 'city'] as const).map((key) => ({
          key,
          label: text(`page.${key}`),
          value: rows[key] || text('page.empty'),
        }))}
      />
    </Card>
  );
}
