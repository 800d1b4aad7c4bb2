import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { KeptWorksheet } from '#domain/calls/shapes/worksheet.ts';
import type { keptWorksheetsMachine } from '#machines/keptWorksheets/keptWorksheets.machine.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { printPage } from '../kit/printPage.ts';
import { Reading } from '../kit/Reading.tsx';
import { WorksheetTable } from '../worksheet/WorksheetTable.tsx';

type KeptWorksheetsRef = ActorRefFrom<typeof keptWorksheetsMachine>;
type KeptWorksheetsProps = { actor: KeptWorksheetsRef };

/** How the prices of a held quote or a policy came about, as that was kept, to be read and printed. */
export function KeptWorksheetsPage({ actor }: KeptWorksheetsProps) {
  const text = useText('quotes');
  const id = useSelector(actor, ({ context }) => context.id);
  const kept = useSelector(actor, ({ context }) => context.kept);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const state = useSelector(actor, ({ value }) => value);
  return (
    <FieldStack>
      <PageTitle lead={text('worksheets.lead')}>
        {id ? text('worksheets.title', { id }) : text('worksheets.title.untold')}
      </PageTitle>
      <Reading
        state={state}
        problem={problem}
        onRetry={() => actor.send({ type: 'person.retry' })}
        unavailable={text('worksheets.unavailable')}
        empty={text('worksheets.empty')}
      >
        {kept?.map((one, at) => (
          <KeptPrice key={`${at}`} kept={one} number={at + 1} />
        ))}
      </Reading>
      <ButtonRow>
        {state === 'shown' && (
          <Button kind="primary" onPress={printPage}>
            {text('worksheets.print')}
          </Button>
        )}
        <Button onPress={() => actor.send({ type: 'person.goBack' })}>{text('mail.back')}</Button>
      </ButtonRow>
    </FieldStack>
  );
}

/** The price of one traveller. */
function KeptPrice({ kept, number }: { kept: KeptWorksheet; number: number }) {
  const text = useText('quotes');
  const { planName, benefits, worksheet } = kept;
  const name = kept.name || text('worksheets.traveller', { number });
  return (
    <Card title={text('worksheets.price', { name, plan: planName })}>
      {worksheet ? (
        <WorksheetTable
          worksheet={worksheet}
          benefit={(code) => benefits.find((benefit) => benefit.code === code)?.name ?? code}
        />
      ) : (
        <p>{text('worksheets.none')}</p>
      )}
    </Card>
  );
}
