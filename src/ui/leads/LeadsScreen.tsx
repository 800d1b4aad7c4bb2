import type { ListedLead } from '#domain/calls/leads/searchLeads.ts';
import { leadList } from '#domain/leads/leadList.ts';
import { useText } from '../../text/useText.ts';
import { Reference } from '../kit/Reference.tsx';
import { Below } from '../list/Below.tsx';
import { defineListScreen } from '../list/defineListScreen.tsx';

type LeadRow = ListedLead & { id: string };
type Cell = { row: LeadRow };

function Name({ row: { firstName, email, mayContact } }: Cell) {
  const text = useText('leads');
  return (
    <>
      <span>{firstName}</span>
      <Below>
        {email}
        {text(mayContact ? 'mayContact.YES' : 'mayContact.NO')}
      </Below>
    </>
  );
}

/** Where the quote of a lead stands, and its number. */
function Step({ row: { step, quoteNumber } }: Cell) {
  const text = useText('leads');
  return (
    <>
      <span>{text(step === null ? 'step.gone' : `step.${step}`)}</span>
      {quoteNumber && (
        <Below>
          <Reference>{quoteNumber}</Reference>
        </Below>
      )}
    </>
  );
}

function Age({ row: { daysAgo } }: Cell) {
  return <span>{useText('leads')('daysAgo', { days: daysAgo })}</span>;
}

function Returned({ row: { returned } }: Cell) {
  return <span>{useText('leads')(returned ? 'returned.YES' : 'returned.NO')}</span>;
}

/** Who wanted to continue a quote later. */
export const LeadsScreen = defineListScreen(leadList, {
  area: '/leads',
  nameOf: ({ firstName, email }: LeadRow) => `${firstName}, ${email}`,
  cells: { firstName: Name, step: Step, createdAt: Age, returned: Returned },
  actsOf: ({ isPriced }) => (isPriced ? ['print'] : []),
});
