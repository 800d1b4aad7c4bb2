import { relationships } from '#domain/apply/dependents.ts';
import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { insuredName } from '../confirmation/insuredName.ts';
import { Card } from '../kit/Card.tsx';
import { Table } from '../kit/Table.tsx';

/** Who travels along and is insured by the first policy; nothing where nobody does. */
export function Dependents({ dependents }: Pick<PolicyDetail, 'dependents'>) {
  const text = useText('policyInfo');
  const bought = useText('confirmation');
  const applied = useText('apply');
  const { date } = useFormats();
  if (dependents.length === 0) return null;
  const relationshipOf = (code: string) => {
    const known = relationships.find((one) => one === code);
    return known ? applied(`relationship.${known}`) : code;
  };
  return (
    <Card title={text('dependents')}>
      <Table
        caption={text('dependents')}
        compact
        stacks
        rows={dependents}
        keyOf={({ referenceNumber }) => referenceNumber}
        columns={[
          { key: 'name', label: bought('name'), cell: (one) => insuredName(bought, one) },
          {
            key: 'relationship',
            label: text('relationship'),
            cell: ({ relationship }) => relationshipOf(relationship),
          },
          {
            key: 'born',
            label: text('dateOfBirth'),
            cell: ({ dateOfBirth, age }) =>
              dateOfBirth === null || age === null
                ? text('unknown')
                : text('born', { date: date(dateOfBirth), age }),
          },
        ]}
      />
    </Card>
  );
}
