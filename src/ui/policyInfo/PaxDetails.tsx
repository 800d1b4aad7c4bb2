import { centsOf } from '#domain/money.ts';
import { documentLanguages } from '#domain/policyDocuments.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { PdfButtons } from '../confirmation/PdfButtons.tsx';
import { useInsuredRows } from '../confirmation/useInsuredRows.ts';
import { FieldStack } from '../kit/FieldRow.tsx';
import { SummaryList, type SummaryRow } from '../kit/SummaryList.tsx';
import { DocumentLinks } from '../summary/DocumentLinks.tsx';
import { Part } from './Part.tsx';
import styles from './policyInfo.module.css';
import type { PaxProps } from './policyInfoRef.ts';
import { useContactRows } from './useContactRows.tsx';
import { usePriceRows } from './usePriceRows.ts';
import { useTravellerRows } from './useTravellerRows.tsx';
import { useYesNo } from './useYesNo.ts';

/** All that is kept of one policy: whom it insures, its plan and price, consents, needs and documents. */
export function PaxDetails({ policy, pax, pdf }: PaxProps) {
  const text = useText('policyInfo');
  const language = useLanguage();
  const yesNo = useYesNo();
  const travellerRows = useTravellerRows();
  const contactRows = useContactRows();
  return (
    <div className={styles.parts}>
      <Part title={text('traveller')} rows={travellerRows(pax)} />
      <Part title={text('contact')} rows={contactRows(pax.contact)} />
      <PlanPart policy={policy} pax={pax} />
      <Part
        title={text('consents')}
        rows={[
          { key: 'eligibility', label: text('eligibilityConsent'), value: yesNo(pax.eligibilityConsent) },
          { key: 'bill96', label: text('bill96Consent'), value: yesNo(pax.bill96Consent) },
        ]}
      />
      <Needs pax={pax} />
      {pax.policyStatus !== 'QUOTE' && (
        <Part title={text('documents')}>
          <FieldStack>
            <PdfButtons
              pdf={pdf}
              paper={{ policyNumber: pax.policyNumber, version: String(policy.revision), of: 'policy' }}
              languages={documentLanguages(policy.tripInformation.provinceOfResidence, language)}
            />
            <DocumentLinks documents={pax.plan?.documents[language] ?? []} />
          </FieldStack>
        </Part>
      )}
    </div>
  );
}

function PlanPart({ policy, pax: { plan } }: Omit<PaxProps, 'pdf'>) {
  const text = useText('policyInfo');
  const language = useLanguage();
  const { number } = useFormats();
  const insuredRows = useInsuredRows();
  const priceRows = usePriceRows();
  if (!plan) return <Part title={text('plan')}>{text('noPlan')}</Part>;
  const { daysPerTrip } = plan.tripPreference;
  const rows: SummaryRow[] = [
    { key: 'plan', label: text('planName'), value: plan.name[language] },
    ...insuredRows(plan, policy.tripInformation.tripType),
    ...(daysPerTrip === undefined
      ? []
      : [{ key: 'daysPerTrip', label: text('daysPerTrip'), value: number(daysPerTrip) }]),
  ];
  return (
    <>
      <Part title={text('plan')} rows={rows} />
      <Part title={text('premium')}>
        <SummaryList compact amounts rows={priceRows(plan)} />
      </Part>
    </>
  );
}

function Needs({ pax: { needs } }: Pick<PaxProps, 'pax'>) {
  const text = useText('policyInfo');
  const language = useLanguage();
  if (needs === null) return null;
  const rows = needs.map(({ question, answer }, at) => ({
    key: `${at}`,
    label: question[language],
    value: answer[language],
  }));
  return <Part title={text('needs')} rows={rows} />;
}

/** What a policy costs, in cents; null where no plan was chosen. */
export const premiumCents = ({ plan }: PaxProps['pax']): number | null => plan && centsOf(plan.premiumTotal);
