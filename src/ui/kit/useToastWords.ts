import { useIntl } from 'react-intl';
import type { Toast } from '#domain/toast.ts';
import { saidOf } from '../../text/useSaid.ts';
import { textOf } from '../../text/useText.ts';

/** The words of a message in the language of the screen; what the server said of the problem follows. */
export function useToastWords(): (toast: Toast) => string {
  const intl = useIntl();
  return ({ room, key, values, problem = null }) => {
    const words = textOf(intl, room)(key, values);
    const said = saidOf(intl, problem);
    return said ? `${words} ${said}` : words;
  };
}
