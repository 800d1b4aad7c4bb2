import { type IntlShape, useIntl } from 'react-intl';
import { saidId } from './catalogues.ts';

/** [ER-018] What the server said of a problem's code in a language; empty when it said nothing in it. */
export function saidOf(intl: IntlShape, code: string | null): string {
  const said = intl.messages[saidId(code ?? '')];
  return typeof said === 'string' ? said : '';
}

/** The same in the language of the screen. */
export function useSaid(code: string | null): string {
  return saidOf(useIntl(), code);
}
