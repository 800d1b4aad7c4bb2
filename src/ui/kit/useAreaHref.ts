import { useLocation } from 'react-router';
import { wholeAddress } from '#domain/areaAddress.ts';
import type { AreaPath } from '#domain/areas.ts';
import { refCodeOf } from '#domain/refCode.ts';
import { useLanguage } from '../../text/useLanguage.ts';

/** [NV-030] Gives the whole of an address inside an area, in the language and for the white label that the page shows. */
export function useAreaHref(area: AreaPath): (address: { path: string; search: string }) => string {
  const language = useLanguage();
  const { search } = useLocation();
  return (address) => {
    const whole = wholeAddress(area, address, { language, refCode: refCodeOf(search) });
    return whole.path + whole.search;
  };
}
