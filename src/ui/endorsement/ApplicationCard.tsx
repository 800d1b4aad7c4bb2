import { useText } from '../../text/useText.ts';
import { ApplyFields } from '../apply/applyFields.ts';
import { Card } from '../kit/Card.tsx';
import type { EndorsementProps } from './endorsementRef.ts';
import { formSeen } from './formSeen.ts';

/** [PM-020] The application date, for who may set it. */
export function ApplicationCard({ section }: EndorsementProps) {
  return (
    <ApplyFields.Provider actor={formSeen(section, 'apply')}>
      <ApplicationDate />
    </ApplyFields.Provider>
  );
}

function ApplicationDate() {
  const text = useText('endorsement');
  if (!ApplyFields.useIsAsked('applicationDate')) return null;
  return (
    <Card title={text('application')}>
      <ApplyFields.Day field="applicationDate" hint={undefined} />
    </Card>
  );
}
