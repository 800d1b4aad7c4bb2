import { useSelector } from '@xstate/react';
import { internalCompany } from '#domain/payment/sellers.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Card } from '../kit/Card.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { Select } from '../kit/Select.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import type { AgencySwitchRef } from './paymentRef.ts';
import { sellerName } from './sellerName.ts';

/** [CP-021] [CP-028] In whose name an agency sells; nothing for everybody else. */
export function SellerChoice({ agencySwitch }: { agencySwitch: AgencySwitchRef }) {
  const notOffered = useSelector(agencySwitch, (snapshot) => snapshot.matches('notOffered'));
  const unread = useSelector(agencySwitch, (snapshot) => snapshot.matches('unread'));
  if (notOffered) return null;
  return (
    <Card>
      {unread ? <SellersUnread agencySwitch={agencySwitch} /> : <SellerList agencySwitch={agencySwitch} />}
    </Card>
  );
}

/** [CP-023] The agents of the agency and the agency itself, with what became of a switch that failed. */
function SellerList({ agencySwitch }: { agencySwitch: AgencySwitchRef }) {
  const text = useText('payment');
  const language = useLanguage();
  const sellers = useSelector(agencySwitch, ({ context }) => context.sellers);
  const chosen = useSelector(agencySwitch, ({ context }) => context.chosen) ?? '';
  const pending = useSelector(agencySwitch, (snapshot) => snapshot.matches('pending'));
  const nameOf = (seller: string) => (sellers ? sellerName(text, sellers, seller, language) : '');
  const listed = sellers ? [internalCompany, ...sellers.agents.map(({ value }) => value)] : [];
  return (
    <>
      {/* The list keeps its place while it is read, so that nothing below it moves under the pointer. */}
      <Select
        id="seller"
        label={text('seller')}
        hint={text('seller.hint')}
        value={sellers ? chosen : ''}
        placeholder={sellers ? null : text('seller.reading')}
        disabled={sellers === null}
        options={listed.map((value) => ({ value, label: nameOf(value) }))}
        problem={pending ? text('seller.notSwitched', { name: nameOf(chosen) }) : undefined}
        onChoose={(seller) => agencySwitch.send({ type: 'person.chooseSeller', seller })}
      />
      <VisuallyHidden>
        <span role="status">{sellers === null && text('seller.reading')}</span>
      </VisuallyHidden>
    </>
  );
}

function SellersUnread({ agencySwitch }: { agencySwitch: AgencySwitchRef }) {
  const text = useText('payment');
  const problem = useSelector(agencySwitch, ({ context }) => context.problem);
  return (
    <FailureNotice
      code={problem}
      acts={
        <Button onPress={() => agencySwitch.send({ type: 'person.readAgain' })}>
          {text('seller.readAgain')}
        </Button>
      }
    >
      {text('seller.unread')}
    </FailureNotice>
  );
}
