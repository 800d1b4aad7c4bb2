import { useText } from '../../text/useText.ts';

/** Yes, no, or that nobody was asked. */
export function useYesNo(): (answer: boolean | null) => string {
  const kit = useText('kit');
  const text = useText('policyInfo');
  return (answer) => {
    if (answer === null) return text('notAsked');
    return kit(answer ? 'toggle.yes' : 'toggle.no');
  };
}
