import { useSelector } from '@xstate/react';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { insuredName } from '../confirmation/insuredName.ts';
import { PdfProblem } from '../confirmation/PdfProblem.tsx';
import { Accordion } from '../kit/Accordion.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Reference } from '../kit/Reference.tsx';
import { Dependents } from './Dependents.tsx';
import { PaxDetails, premiumCents } from './PaxDetails.tsx';
import styles from './policyInfo.module.css';
import type { Pax, PolicyInfoProps } from './policyInfoRef.ts';

/** [PV-014] [PV-015] The policies that were bought together, each in an accordion; the first one is open. */
export function AssociatedPolicies({ section }: PolicyInfoProps) {
  const policy = useSelector(section, ({ context }) => context.policy);
  const pdf = useSelector(section, ({ children }) => children.policyPdf);
  return (
    <FieldStack>
      <PdfProblem pdf={pdf} />
      <Accordion
        name="policies"
        panels={policy.paxes.map((pax, at) => ({
          key: pax.referenceNumber,
          title: <Title pax={pax} />,
          body: <PaxDetails policy={policy} pax={pax} pdf={pdf} />,
          open: at === 0,
        }))}
      />
      <Dependents dependents={policy.dependents} />
    </FieldStack>
  );
}

function Title({ pax }: { pax: Pax }) {
  const text = useText('policyInfo');
  const bought = useText('confirmation');
  const language = useLanguage();
  const { money } = useFormats();
  const cents = premiumCents(pax);
  return (
    <h2 className={styles.head}>
      <span>{insuredName(bought, pax).trim() || text('unnamed')}</span>
      <span className={styles.more}>
        <Reference>{pax.policyNumber}</Reference>
      </span>
      <span className={styles.more}>{pax.plan?.name[language] ?? text('noPlan')}</span>
      <span className={styles.more}>{bought(`status.${pax.policyStatus}`)}</span>
      <span className={styles.amount}>{cents !== null && money(cents)}</span>
    </h2>
  );
}
