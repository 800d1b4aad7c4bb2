import { useSelector } from '@xstate/react';
import { internalCompany } from '#domain/payment/sellers.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Card } from '../kit/Card.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { Select } from '../kit/Select.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import type { AgencySwitchRef } from './paymentRef.ts';
import { sellerName } from './sellerName.ts';

/** [CP-021] [CP-028] In whose name an agency sells; nothing for everybody else. */
export function SellerChoice({ agencySwitch }: { agencySwitch: AgencySwitchRef }) {
  const text = useText('payment');
  const notOffered = useSelector(agencySwitch, (snapshot) => snapshot.matches('notOffered'));
  const sellers = useSelector(agencySwitch, ({ context }) => context.sellers);
  const unread = useSelector(agencySwitch, (snapshot) => snapshot.matches('unread'));
  if (notOffered) return null;
  return (
    <Card>
      {sellers ? (
        <SellerList agencySwitch={agencySwitch} />
      ) : unread ? (
        <SellersUnread agencySwitch={agencySwitch} />
      ) : (
        <>
          <Spinner label={text('seller.reading')} />
          <Skeleton shape="field" silent />
        </>
      )}
    </Card>
  );
}

/** [CP-023] The agents of the agency and the agency itself, with what became of a switch that failed. */
function SellerList({ agencySwitch }: { agencySwitch: AgencySwitchRef }) {
  const text = useText('payment');
  const language = useLanguage();
  const sellers = useSelector(agencySwitch, ({ context }) => context.sellers);
  const chosen = useSelector(agencySwitch, ({ context }) => context.chosen);
  const pending = useSelector(agencySwitch, (snapshot) => snapshot.matches('pending'));
  if (!sellers || chosen === null) return null;
  const nameOf = (seller: string) => sellerName(text, sellers, seller, language);
  return (
    <Select
      id="seller"
      label={text('seller')}
      hint={text('seller.hint')}
      value={chosen}
      placeholder={null}
      options={[internalCompany, ...sellers.agents.map(({ value }) => value)].map((value) => ({
        value,
        label: nameOf(value),
      }))}
      problem={pending ? text('seller.notSwitched', { name: nameOf(chosen) }) : undefined}
      onChoose={(seller) => agencySwitch.send({ type: 'person.chooseSeller', seller })}
    />
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
