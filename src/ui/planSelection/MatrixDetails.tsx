import { useSelector } from '@xstate/react';
import type { CataloguePlan } from '#domain/plans/bilingualCatalogue.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { ActDialog } from '../kit/ActDialog.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { OpenWorksheet } from './OpenWorksheet.tsx';
import { PlanDetails } from './PlanDetails.tsx';
import { PlanWorksheet } from './PlanWorksheet.tsx';
import styles from './planMatrix.module.css';
import { cardsOf, type PlanMatrixProps } from './planMatrixRef.ts';
import { type CardProps, type PlanSelectionProps, usePlan } from './planSelectionRef.ts';

/** [PS-040] The details of the plan of a column, for all who can have it; for agents, how each of its prices came about. */
export function MatrixDetails({ actor, matrix }: PlanMatrixProps) {
  const language = useLanguage();
  const code = useSelector(matrix, ({ context }) => context.detailsOf);
  const plan = usePlan(actor, code);
  if (!plan) return null;
  return (
    <ActDialog
      wide
      title={plan.content[language].name}
      onClose={() => matrix.send({ type: 'person.closeDetails' })}
    >
      <FieldStack>
        <PlanDetails actor={actor} plan={plan} cards={cardsOf(actor, code)} />
        <Prices actor={actor} plan={plan} />
      </FieldStack>
    </ActDialog>
  );
}

/** The price of each traveller, with the way to its worksheet; for who may read it. */
function Prices({ actor, plan }: PlanSelectionProps & { plan: CataloguePlan }) {
  const text = useText('planSelection');
  const mayRead = useSelector(actor, ({ context }) => context.facts.mayReadWorksheet);
  if (!mayRead) return null;
  return (
    <div>
      <h3 className={styles.plan}>{text('worksheet')}</h3>
      <ul className={styles.prices}>
        {cardsOf(actor, plan.code).map((card) => (
          <Price key={card.id} actor={actor} card={card} plan={plan} />
        ))}
      </ul>
    </div>
  );
}

function Price({ actor, card, plan }: PlanSelectionProps & CardProps) {
  const text = useText('planSelection');
  const { money } = useFormats();
  const { paxId } = card.getSnapshot().context.offer;
  const index = useSelector(actor, ({ context }) =>
    context.offers.findIndex((offer) => offer.paxId === paxId),
  );
  const age = useSelector(actor, ({ context }) => context.offers[index]?.age ?? 0);
  const price = useSelector(card, ({ context }) => context.price);
  const holds = useSelector(card, ({ context }) => context.priceHolds);
  const isRead = useSelector(card, (snapshot) => snapshot.matches({ dialog: 'readingWorksheet' }));
  const number = index + 1;
  return (
    <li className={styles.price}>
      <span>{text('traveller', { number, age })}</span>
      <span className={styles.amount}>
        {price && holds ? money(price.premiumTotalCents) : text('price.none')}
      </span>
      {price && <OpenWorksheet actor={actor} card={card} plan={plan} number={number} />}
      {isRead && <PlanWorksheet actor={actor} card={card} plan={plan} />}
    </li>
  );
}
