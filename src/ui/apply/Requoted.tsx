import { useSelector } from '@xstate/react';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { agesChangedBy } from '#domain/apply/requote.ts';
import type { PlansForm } from '#domain/plans/plansForm.ts';
import type { ApplyProps } from './applyRef.ts';

const totalOf = (plans: PlansForm) => plans.chosen.reduce((sum, plan) => sum + plan.premiumTotalCents, 0);

/** [AP-035] A date of birth gives another age than the one quoted: the new price, or that a plan is lost. */
export function Requoted({ actor }: ApplyProps) {
  const text = useText('apply');
  const { money } = useFormats();
  const lost = useSelector(actor, (snapshot) => snapshot.matches('planLost'));
  const open = useSelector(actor, (snapshot) => snapshot.hasTag('dialog'));
  const before = useSelector(actor, ({ context }) => totalOf(context.plans));
  const now = useSelector(actor, ({ context }) => (context.requoted ? totalOf(context.requoted) : null));
  return (
    <Dialog
      open={open}
      alert
      title={text(lost ? 'planLost.title' : 'requoted.title')}
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
      <p>
        {lost || now === null
          ? text('planLost.body')
          : text('requoted.body', { before: money(before), now: money(now) })}
      </p>
    </Dialog>
  );
}

/** Whose age is another one than quoted. */
function ChangedAges({ actor }: ApplyProps) {
  const text = useText('apply');
  const { form: apply, ...quoted } = actor.getSnapshot().context;
  return agesChangedBy({ ...quoted, apply }).map((changed) => {
    const number = apply.travellers.findIndex(({ paxId }) => paxId === changed.paxId) + 1;
    return (
      <p key={changed.paxId}>
        {text('requoted.age', { number, actual: changed.actual, quoted: changed.quoted })}
      </p>
    );
  });
}
