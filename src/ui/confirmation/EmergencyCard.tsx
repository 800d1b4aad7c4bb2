import type { InsurerAsNamed } from '#domain/calls/shapes/policyRecord.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { PhoneLink } from '../kit/PhoneLink.tsx';
import { Reference } from '../kit/Reference.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';

/** Whom to call in an emergency; nothing where the policy was sold before that was kept. */
export function EmergencyCard({ insurer }: { insurer: InsurerAsNamed | null }) {
  const text = useText('confirmation');
  const language = useLanguage();
  if (insurer === null) return null;
  const number = (phone: string) => (
    <strong>
      <Reference>
        <PhoneLink phone={phone} />
      </Reference>
    </strong>
  );
  return (
    <Card title={text('emergency.title')}>
      <SummaryList
        rows={[
          { key: 'tollFree', label: text('emergency.tollFree'), value: number(insurer.tollFree) },
          { key: 'collect', label: text('emergency.collect'), value: number(insurer.collect) },
          { key: 'insurer', label: text('emergency.insurer'), value: insurer.name[language] },
        ]}
      />
    </Card>
  );
}
