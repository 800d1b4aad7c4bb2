import { useSelector } from '@xstate/react';
import { planFeatures } from '#domain/catalogue/planFeatures.ts';
import type { Language } from '#domain/locales.ts';
import type { CataloguePlan } from '#domain/plans/bilingualCatalogue.ts';
import { coverageInsured } from '#domain/plans/coverageInsured.ts';
import { documentsShown } from '#domain/plans/documentsShown.ts';
import { type ExclusionFacts, exclusionsOfAny } from '#domain/plans/exclusions.ts';
import { documentsOf } from '#domain/plans/price.ts';
import { isForSuperVisa } from '#domain/quote/superVisa.ts';
import { answeredCategory } from '#domain/questionnaires/travellerQuestionnaire.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { FieldStack } from '../kit/FieldRow.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { DocumentLinks } from '../summary/DocumentLinks.tsx';
import styles from './planSelection.module.css';
import type { PlanSelectionProps, PlanSelectionRef, ProductCardRef } from './planSelectionRef.ts';

type CoverageAmounts = CataloguePlan['content'][Language]['coverageAmounts'];
type DetailsProps = PlanSelectionProps & { plan: CataloguePlan; cards: readonly ProductCardRef[] };

/** [PS-013] [PS-016] [PS-036] What a plan covers, what it does not for those whose cards these are, and where it is written down. */
export function PlanDetails({ actor, plan, cards }: DetailsProps) {
  const text = useText('planSelection');
  const content = plan.content[useLanguage()];
  const province = useSelector(actor, ({ context }) => context.travellers.province);
  const exclusions = exclusionsOfAny(
    content.exclusions,
    cards.map((card) => factsOf(actor, card, content.coverageAmounts)),
  );
  return (
    <FieldStack>
      <div className={styles.part}>
        <h3 className={styles.dialogTitle}>{text('details.points')}</h3>
        <ul className={styles.points}>
          {content.details.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className={styles.part}>
        <h3 className={styles.dialogTitle}>{text('details.limits')}</h3>
        <SummaryList
          rows={planFeatures.map((key) => ({
            key,
            label: text(`feature.${key}`),
            value: content.featureRows[key],
          }))}
        />
      </div>
      <div className={styles.part}>
        <h3 className={styles.dialogTitle}>{text('details.exclusions')}</h3>
        <p>{content.exclusion}</p>
        {exclusions.length > 0 && (
          <ul className={styles.points}>
            {exclusions.map(({ exclusionDescription }) => (
              <li key={exclusionDescription}>{exclusionDescription}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.part}>
        <h3 className={styles.dialogTitle}>{text('details.documents')}</h3>
        <DocumentLinks documents={documentsShown(documentsOf(content.pdfLink), province)} />
      </div>
    </FieldStack>
  );
}

/** [PS-016] What decides which exclusions concern the traveller of a card. */
function factsOf(actor: PlanSelectionRef, card: ProductCardRef, lists: CoverageAmounts): ExclusionFacts {
  const { offers, form, travellers, trip } = actor.getSnapshot().context;
  const { offer, params } = card.getSnapshot().context;
  const { flowTravellerType } = travellers;
  const superVisa = isForSuperVisa(travellers, trip);
  return {
    age: offers.find(({ paxId }) => paxId === offer.paxId)?.age ?? 0,
    coverage: coverageInsured(offer, params, lists, { flowTravellerType, superVisa }),
    rateCategory: answeredCategory(form.questionnaires, offer.paxId),
  };
}
