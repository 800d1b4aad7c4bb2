import type { CataloguePlan } from '#domain/plans/bilingualCatalogue.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import styles from './planLimits.module.css';

const shown = [
  'emergencyMedical',
  'tripCancellation',
  'interruption',
  'baggageLoss',
  'flightAccident',
] as const;

type PlanLimitsProps = {
  plan: CataloguePlan;
  /** The coverage amount where it is not chosen on the card, as it is written. */
  coverage: string | null;
};

/** What a plan pays at most, the same rows on every card, so that cards can be compared at a glance. */
export function PlanLimits({ plan, coverage }: PlanLimitsProps) {
  const text = useText('planSelection');
  const { featureRows } = plan.content[useLanguage()];
  const rows = shown.filter((key) => featureRows[key] !== '');
  if (rows.length === 0 && coverage === null) return null;
  return (
    <dl className={styles.limits}>
      {coverage !== null && (
        <div className={styles.limit}>
          <dt>{text('parameter.coverageAmount')}</dt>
          <dd>{coverage}</dd>
        </div>
      )}
      {rows.map((key) => (
        <div key={key} className={styles.limit}>
          <dt>{text(`feature.${key}`)}</dt>
          <dd>{featureRows[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
