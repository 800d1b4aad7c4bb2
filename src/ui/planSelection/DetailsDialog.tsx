import { useSelector } from '@xstate/react';
import { planFeatures } from '#domain/catalogue/planFeatures.ts';
import { documentsShown } from '#domain/plans/documentsShown.ts';
import { exclusionsShown } from '#domain/plans/exclusions.ts';
import { documentsOf } from '#domain/plans/price.ts';
import { questionnaireBar } from '#domain/plans/productCard.ts';
import { answeredCategory } from '#domain/questionnaires/travellerQuestionnaire.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { selectionBlockOf } from './PlanActs.tsx';
import styles from './planSelection.module.css';
import type { CardProps, PlanSelectionProps } from './planSelectionRef.ts';

/** [PS-013] [PS-016] [PS-036] [PS-040] What a plan covers, what it does not, and where it is written down. */
export function DetailsDialog({ actor, card, plan }: PlanSelectionProps & CardProps) {
  const text = useText('planSelection');
  const language = useLanguage();
  const province = useSelector(actor, ({ context }) => context.travellers.province);
  const { paxId } = card.getSnapshot().context.offer;
  const age = useSelector(
    actor,
    ({ context }) => context.offers.find((offer) => offer.paxId === paxId)?.age ?? 0,
  );
  const rateCategory = useSelector(actor, ({ context }) =>
    answeredCategory(context.form.questionnaires, paxId),
  );
  const coverage = useSelector(card, ({ context }) => Number(context.params.coverageAmount) || null);
  const content = plan.content[language];
  const exclusions = exclusionsShown(content.exclusions, { age, coverage, rateCategory });
  const close = () => card.send({ type: 'person.closeDialog' });
  return (
    <Dialog
      open
      wide
      title={content.name}
      onClose={close}
      acts={
        <>
          <SelectHere card={card} />
          <Button onPress={close}>{text('dialog.close')}</Button>
        </>
      }
    >
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
          <ul className={styles.documents}>
            {documentsShown(documentsOf(content.pdfLink), province).map(({ href, text: words }) => (
              <li key={href}>
                <TextLink href={href} newWindow>
                  {words}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </FieldStack>
    </Dialog>
  );
}

/** [PS-045] Selects the plan without going back to its card. */
function SelectHere({ card }: Pick<CardProps, 'card'>) {
  const text = useText('planSelection');
  const isSelected = useSelector(card, ({ context }) => context.isSelected);
  const bar = useSelector(card, ({ context }) => questionnaireBar(context.offer));
  const block = useSelector(card, selectionBlockOf);
  if (isSelected) return null;
  return (
    <Button
      kind="primary"
      reason={bar ? text(`bar.${bar}`) : block && text(`block.${block}`)}
      onPress={() => card.send({ type: 'person.select' })}
    >
      {text('select')}
    </Button>
  );
}
