import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';

type LeaveQuestionProps = {
  open: boolean;
  /** Where it leads, in place of the general words. */
  leave?: string;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks before what is typed is left without being saved; whoever only closes it stays. */
export function LeaveQuestion({ open, leave, onStay, onLeave }: LeaveQuestionProps) {
  const text = useText('area');
  return (
    <Dialog
      open={open}
      alert
      closable={false}
      title={text('leave.title')}
      onClose={onStay}
      acts={
        <>
          <Button kind="primary" onPress={onStay}>
            {text('leave.stay')}
          </Button>
          <Button onPress={onLeave}>{leave ?? text('leave.leave')}</Button>
        </>
      }
    >
      <p>{text('leave.body')}</p>
    </Dialog>
  );
}
