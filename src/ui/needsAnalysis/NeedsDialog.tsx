import { useSelector } from '@xstate/react';
import { needsForm } from '#domain/needsAnalysis/needsForm.ts';
import { needsCategories } from '#domain/needsAnalysis/needsQuestions.ts';
import { useText } from '../../text/useText.ts';
import { ActDialog } from '../kit/ActDialog.tsx';
import { Accordion } from '../kit/Accordion.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PanelTitle } from '../kit/PanelTitle.tsx';
import { Reading } from '../kit/Reading.tsx';
import { NeedsFields } from './needsFields.ts';
import type { NeedsProps } from './needsRef.ts';
import { TravellerNeeds } from './TravellerNeeds.tsx';

/** [NA-001] [NA-008] The questions of the needs analysis for each insured traveller. */
export function NeedsDialog({ actor }: NeedsProps) {
  const text = useText('needsAnalysis');
  const isAnswering = useSelector(actor, (snapshot) => snapshot.matches('answering'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const state = useSelector(actor, ({ value }) => value);
  return (
    <ActDialog
      wide
      title={text('title')}
      onClose={() => actor.send({ type: 'person.closeNeeds' })}
      act={
        isAnswering && {
          label: text('finish'),
          onPress: () => actor.send({ type: 'person.finishNeeds' }),
        }
      }
      close={isAnswering ? text('later') : undefined}
    >
      <Reading
        state={state}
        problem={problem}
        onRetry={() => actor.send({ type: 'person.retry' })}
        unavailable={text('unavailable')}
      >
        <Questions actor={actor} />
      </Reading>
    </ActDialog>
  );
}

/** Of several travellers one is open at a time; the others say whether everything is answered. */
function Questions({ actor }: NeedsProps) {
  const text = useText('needsAnalysis');
  const correcting = useSelector(actor, (snapshot) => snapshot.matches({ answering: 'correcting' }));
  const { travellers } = actor.getSnapshot().context.form;
  const only = travellers.length === 1 ? travellers[0]?.paxId : undefined;
  return (
    <NeedsFields.Provider actor={actor}>
      <FieldStack>
        {correcting && <NeedsFields.Problems />}
        <p>{text('lead')}</p>
        {only ? (
          <TravellerNeeds actor={actor} paxId={only} number={1} />
        ) : (
          <>
            <SameForEverybody actor={actor} />
            <Accordion
              name="needs"
              panels={travellers.map(({ paxId }, at) => ({
                key: paxId,
                title: <TravellerTitle actor={actor} paxId={paxId} number={at + 1} />,
                body: <TravellerNeeds actor={actor} paxId={paxId} number={at + 1} />,
                open: at === 0,
              }))}
            />
          </>
        )}
      </FieldStack>
    </NeedsFields.Provider>
  );
}

/** [NA-009] Takes the primary's answers over for all others, in every category. */
function SameForEverybody({ actor }: NeedsProps) {
  const text = useText('needsAnalysis');
  const fill = NeedsFields.useFill();
  const isSame = useSelector(actor, ({ context }) =>
    context.form.travellers.slice(1).every((one) => needsCategories.every((category) => one[category])),
  );
  return (
    <Checkbox
      id="needs.everybody"
      label={text('everybody')}
      checked={isSame}
      onChange={(checked) => {
        for (const { paxId, ...taken } of actor.getSnapshot().context.form.travellers.slice(1))
          for (const category of needsCategories)
            if (taken[category] !== checked) fill(checked, `${category}.${paxId}`);
      }}
    />
  );
}

function TravellerTitle({ actor, paxId, number }: NeedsProps & { paxId: string; number: number }) {
  const text = useText('needsAnalysis');
  const isComplete = useSelector(actor, ({ context: { form } }) =>
    needsForm
      .keys(form, null)
      .filter((key) => key.endsWith(`.${paxId}`))
      .every((key) => needsForm.problem(key, form, null) === null),
  );
  const problems = useSelector(
    actor,
    ({ context }) =>
      needsForm
        .keys(context.form, null)
        .filter((key) => key.endsWith(`.${paxId}`) && (context.problems[key] ?? null) !== null).length,
  );
  return (
    <PanelTitle problems={problems} complete={isComplete ? text('traveller.complete') : undefined}>
      {text('traveller', { number })}
    </PanelTitle>
  );
}
