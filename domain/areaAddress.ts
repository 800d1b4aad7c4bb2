import type { AreaPath } from './areas.ts';
import type { Language } from './locales.ts';

type Address = { path: string; search: string };

/** What the portal itself keeps in the query of every address. */
const own = ['lang', 'refCode'] as const;

const searchOf = (query: URLSearchParams): string => {
  const text = query.toString();
  return text ? `?${text}` : '';
};

/** An address inside an area: its path from the area on (`/` is the area itself), its query without language and white label. */
export function addressInArea(area: AreaPath, { path, search }: Address): Address {
  const query = new URLSearchParams(search);
  for (const name of own) query.delete(name);
  return { path: path.slice(area.length).replace(/\/+$/, '') || '/', search: searchOf(query) };
}

/** [NV-030] The whole of an address inside an area, which may be the root, in a language and for a white label. */
export function wholeAddress(
  area: AreaPath | '/',
  { path, search }: Address,
  portal: { language: Language; refCode: string | null },
): Address {
  return withPortalQuery({ path: path === '/' ? area : area + path, search }, portal);
}

/** An address of ours with the language and, where known, the white label in its query. */
export function withPortalQuery(
  { path, search }: Address,
  { language, refCode }: { language: Language; refCode: string | null },
): Address {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  if (refCode) query.set('refCode', refCode);
  return { path, search: searchOf(query) };
}
