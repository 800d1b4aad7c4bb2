import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { firstSignInForm } from '#domain/people/firstSignInForm.ts';
import type { firstSignInMachine } from '#machines/firstSignIn/firstSignIn.machine.ts';
import { useText } from '../../text/useText.ts';
import { formFields } from '../forms/formFields.tsx';
import { SendingPage } from '../forms/SendingPage.tsx';
import { Button } from '../kit/Button.tsx';
import { Columns } from '../kit/Columns.tsx';
import { Notice } from '../kit/Notice.tsx';

const Fields = formFields(firstSignInForm, {
  room: 'firstSignIn',
  facts: () => null,
  values: () => ({}),
});

/** Where somebody whom nobody knows yet names the reference number of the invitation. */
export function FirstSignIn({ actor }: { actor: ActorRefFrom<typeof firstSignInMachine> }) {
  const text = useText('firstSignIn');
  const problem = useSelector(actor, ({ context }) => context.problem);
  const count = useSelector(actor, ({ context }) => context.triesLeft);
  const isOver = useSelector(actor, (snapshot) => snapshot.matches('over'));
  const other = <Button onPress={() => actor.send({ type: 'person.goBack' })}>{text('other')}</Button>;
  return (
    <Fields.Provider actor={actor}>
      <Columns>
        <SendingPage
          actor={actor}
          words={{
            title: text('title'),
            lead: text('lead'),
            fields: text('fields'),
            send: text('send'),
            failed: problem === 'identity.referenceWrong' ? text('wrong', { count }) : text('failed'),
            back: text('other'),
          }}
          done={null}
          Problems={Fields.Problems}
          instead={
            isOver && (
              <Notice tone="danger" announce takesFocus acts={other}>
                {text(problem === 'identity.referenceExpired' ? 'expired' : 'used')}
              </Notice>
            )
          }
        >
          <Fields.Text field="referenceNumber" autoComplete="off" />
        </SendingPage>
      </Columns>
    </Fields.Provider>
  );
}
