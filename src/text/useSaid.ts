import { useIntl } from 'react-intl';
import { saidId } from './catalogues.ts';

/**
 * [ER-018] What the server said of a problem's code in the language of the screen; empty when it said nothing in it.
 */
export function useSaid(code: string | null): string {
  const said = useIntl().messages[saidId(code ?? '')];
  return typeof said === 'string' ? said : '';
}
