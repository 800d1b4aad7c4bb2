import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { focusField } from '../kit/focus.ts';
import { reasonText } from '../summary/refusalReason.ts';
import { agesChangedBy } from '#domain/apply/requote.ts';
import { groupTotalCents } from '#domain/plans/totals.ts';
import type { ApplyProps } from './applyRef.ts';

/** [AP-035] A date of birth gives another age than the one quoted: the new price, or that a plan is lost. */
export function Requoted({ actor }: ApplyProps) {
  const text = useText('apply');
  const { money } = useFormats();
  const lost = useSelector(actor, (snapshot) => snapshot.matches('planLost'));
  const open = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'));
  const before = useSelector(actor, ({ context }) => groupTotalCents(context.plans.chosen));
  const now = useSelector(actor, ({ context }) =>
    context.requoted ? groupTotalCents(context.requoted.chosen) : null,
  );
  const isSame = now === before;
  return (
    <Dialog
      open={open}
      alert
      title={text(lost ? 'planLost.title' : isSame ? 'requoted.same.title' : 'requoted.title')}
      onClose={() => actor.send({ type: 'person.changeAnswers' })}
      acts={
        <>
          {!lost && (
            <Button kind="primary" onPress={() => actor.send({ type: 'person.acceptPrice' })}>
              {text('requoted.accept')}
            </Button>
          )}
          <Button
            kind={lost ? 'primary' : 'secondary'}
            onPress={() => actor.send({ type: 'person.changePlans' })}
          >
            {text('requoted.plans')}
          </Button>
          <Button kind="quiet" onPress={() => actor.send({ type: 'person.changeAnswers' })}>
            {text('requoted.answers')}
          </Button>
        </>
      }
    >
      <ChangedAges actor={actor} />
      {lost && <LostPlans actor={actor} />}
      <p>
        {lost || now === null
          ? text('planLost.body')
          : isSame
            ? text('requoted.same.body', { now: money(now) })
            : text('requoted.body', { before: money(before), now: money(now) })}
      </p>
    </Dialog>
  );
}

/** Which plan of whom is lost, by which rule, and what would pass. */
function LostPlans({ actor }: ApplyProps) {
  const text = useText('apply');
  const reasons = useText('planSelection');
  const formats = useFormats();
  const language = useLanguage();
  const { form, lost, travellers } = actor.getSnapshot().context;
  const isFamily = travellers.familyPlans === 'true';
  return (
    <ul>
      {lost.map(({ paxId, name, refused }) => {
        const plan = name[language];
        const number = form.travellers.findIndex((one) => one.paxId === paxId) + 1;
        return (
          <li key={paxId}>
            <b>
              {isFamily ? text('planLost.plan.family', { plan }) : text('planLost.plan', { number, plan })}
            </b>{' '}
            <span>{refused ? reasonText(reasons, formats, refused) : text('planLost.noReason')}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Whose age is another one than quoted, and the way to the date of birth that says so. */
function ChangedAges({ actor }: ApplyProps) {
  const text = useText('apply');
  const { form: apply, ...quoted } = actor.getSnapshot().context;
  return agesChangedBy({ ...quoted, apply }).map((changed) => {
    const number = apply.travellers.findIndex(({ paxId }) => paxId === changed.paxId) + 1;
    return (
      <div key={changed.paxId}>
        <p>{text('requoted.age', { number, actual: changed.actual, quoted: changed.quoted })}</p>
        <Button
          kind="quiet"
          onPress={() => {
            flushSync(() => actor.send({ type: 'person.changeAnswers' }));
            focusField(`dateOfBirth.${changed.paxId}`);
          }}
        >
          {text('birthDate.correct', { number })}
        </Button>
      </div>
    );
  });
}
