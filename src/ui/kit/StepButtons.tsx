import { Button } from './Button.tsx';
import { ButtonRow } from './ButtonRow.tsx';

export type StepButtonsProps = {
  /** Words of the one primary button. */
  forward: string;
  /** What continues; by default the button sends its form. */
  onForward?: (() => void) | undefined;
  /** Work is under way. */
  busy?: boolean | undefined;
  /** Why it does not go on now. */
  reason?: string | null | undefined;
  back: string;
  /** Without it there is no way back now. */
  onBack?: (() => void) | undefined;
};

/** How a step is left: forward, or back without losing anything. */
export function StepButtons({ forward, onForward, busy, reason, back, onBack }: StepButtonsProps) {
  return (
    <ButtonRow>
      <Button
        kind="primary"
        type={onForward ? 'button' : 'submit'}
        busy={busy}
        reason={reason}
        onPress={onForward}
      >
        {forward}
      </Button>
      {onBack && <Button onPress={onBack}>{back}</Button>}
    </ButtonRow>
  );
}
