import { StepButtons, type StepButtonsProps } from '../kit/StepButtons.tsx';
import styles from './saveButtons.module.css';

/** How a form that is saved is left: saved, or back. `saving` says what cannot be done meanwhile, where it takes a while. */
export function SaveButtons({ saving, ...buttons }: StepButtonsProps & { saving: string }) {
  return (
    <div className={styles.acts}>
      <StepButtons {...buttons} />
      <p className={styles.saving} role="status">
        {buttons.busy ? saving : ''}
      </p>
    </div>
  );
}
