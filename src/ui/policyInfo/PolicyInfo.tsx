import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { insuredName } from '../confirmation/insuredName.ts';
import { PdfProblem } from '../confirmation/PdfProblem.tsx';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Dependents } from './Dependents.tsx';
import { PaxDetails } from './PaxDetails.tsx';
import { PolicyCancellation } from './PolicyCancellation.tsx';
import { PolicyFacts } from './PolicyFacts.tsx';
import { PolicyRetry } from './PolicyRetry.tsx';
import { PolicyHistory } from './PolicyHistory.tsx';
import type { PolicyInfoProps } from './policyInfoRef.ts';

/** [PV-004] All that is kept of what was bought together, to be read and printed. */
export function PolicyInfo({ section }: PolicyInfoProps) {
  const text = useText('policyInfo');
  const bought = useText('confirmation');
  const policy = useSelector(section, ({ context }) => context.policy);
  const pdf = useSelector(section, ({ children }) => children.policyPdf);
  const history = useSelector(section, ({ children }) => children.policyHistory);
  const retry = useSelector(section, ({ children }) => children.policyRetry);
  const cancellation = useSelector(section, ({ children }) => children.policyCancellation);
  return (
    <FieldStack>
      {policy.activationFailed && retry && <PolicyRetry retry={retry} />}
      <PdfProblem pdf={pdf} />
      {cancellation && <PolicyCancellation actor={cancellation} />}
      <PolicyFacts policy={policy} />
      {policy.paxes.map((pax) => (
        <Card key={pax.referenceNumber} title={insuredName(bought, pax).trim() || text('unnamed')}>
          <PaxDetails policy={policy} pax={pax} pdf={pdf} />
        </Card>
      ))}
      <Dependents dependents={policy.dependents} />
      {history && <PolicyHistory history={history} />}
    </FieldStack>
  );
}
