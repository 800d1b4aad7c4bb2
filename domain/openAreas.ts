import { areaAt } from './areas.ts';
import type { Place } from './routes.ts';

/** Whether the screens of a place exist. */
export function isOpen(place: Place): boolean {
  return place.kind !== 'area' || areaAt(place.path).opens !== undefined;
}
