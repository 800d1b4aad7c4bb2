import { placeOf } from '../routes.ts';

const tallPlaces = ['/faq', '/forms', '/resources'];

/** [NV-028] The banner of a page: that of the quick quote, but a tall one where people read. */
export function bannerAt(path: string): 'quickQuote' | 'tall' {
  const place = placeOf(path);
  return place.kind === 'area' && tallPlaces.includes(place.path) ? 'tall' : 'quickQuote';
}
