import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { advisorsMachine } from '#machines/advisors/advisors.machine.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Columns } from '../kit/Columns.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { AdvisorFormPage } from './AdvisorFormPage.tsx';
import type { AdvisorFormRef } from './advisorFields.ts';

type AdvisorsProps = { area: ActorRefFrom<typeof advisorsMachine> };

/** [AD-001] The area of advisors. */
export function AdvisorsScreen({ area }: AdvisorsProps) {
  const page = useSelector(area, ({ children }) => children.page as AdvisorFormRef | undefined);
  return <Columns>{page ? <AdvisorFormPage actor={page} /> : <Landing area={area} />}</Columns>;
}

/** [AD-002] */
function Landing({ area }: AdvisorsProps) {
  const text = useText('advisors');
  return (
    <FieldStack>
      <PageTitle lead={text('landing.lead')}>{text('landing.title')}</PageTitle>
      <ButtonRow>
        <Button kind="primary" onPress={() => area.send({ type: 'person.addAdvisor' })}>
          {text('landing.add')}
        </Button>
      </ButtonRow>
    </FieldStack>
  );
}
