import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PolicyInfo } from '../policyInfo/PolicyInfo.tsx';
import { EditScreen } from './EditScreen.tsx';
import type { EndorsementProps } from './endorsementRef.ts';

/** [PV-004] A policy that is read, and changed by who may. */
export function EndorsementSection({ section }: EndorsementProps) {
  const info = useSelector(section, ({ children }) => children.policyInfo);
  if (!info) return <EditScreen section={section} />;
  return (
    <FieldStack>
      <Edit section={section} />
      <PolicyInfo section={info as Parameters<typeof PolicyInfo>[0]['section']} />
    </FieldStack>
  );
}

/** [EN-089] [PM-017] How a change begins; nothing for who may change no policy. */
function Edit({ section }: EndorsementProps) {
  const text = useText('endorsement');
  const mayEdit = useSelector(section, (snapshot) => snapshot.can({ type: 'person.edit' }));
  if (!mayEdit) return null;
  return (
    <ButtonRow>
      <Button kind="primary" onPress={() => section.send({ type: 'person.edit' })}>
        {text('edit')}
      </Button>
    </ButtonRow>
  );
}
