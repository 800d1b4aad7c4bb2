import { Link } from 'react-router';
import { useText } from '../../text/useText.ts';
import { Icon } from './Icon.tsx';
import styles from './stepper.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A step; one before the current is a link when it has an address. */
export type Step = { key: string; label: string; href?: string | undefined };

export type StepperProps = {
  steps: readonly Step[];
  /** Key of the current step. */
  current: string;
};

/**
 * [WG-002] [WG-003] Where a person is in the flow: the steps before are visited, this one is current,
 * those after are neither and cannot be opened. On narrow screens "Step 3 of 7" and a bar.
 */
export function Stepper({ steps, current }: StepperProps) {
  const text = useText('kit');
  const position = steps.findIndex((step) => step.key === current);
  return (
    <nav className={styles.stepper} aria-label={text('stepper.label')}>
      <p className={styles.short}>
        <span>{text('stepper.position', { current: position + 1, total: steps.length })}</span>
        <b>{steps[position]?.label}</b>
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            className={styles.step}
            key={step.key}
            data-place={index < position ? 'visited' : index === position ? 'current' : 'ahead'}
            aria-current={index === position ? 'step' : undefined}
          >
            <StepMark number={index + 1} visited={index < position} />
            {index < position && step.href ? (
              <Link className={styles.label} to={step.href}>
                <span>{step.label}</span>
                <VisuallyHidden>{` ${text('stepper.visited')}`}</VisuallyHidden>
              </Link>
            ) : (
              <span className={styles.label}>
                <span>{step.label}</span>
                {index !== position && (
                  <VisuallyHidden>
                    {` ${text(index < position ? 'stepper.visited' : 'stepper.ahead')}`}
                  </VisuallyHidden>
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepMark({ number, visited }: { number: number; visited: boolean }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {visited ? <Icon name="check" size={14} /> : number}
    </span>
  );
}
