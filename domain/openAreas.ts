import type { AgentPath, AreaPath, Place } from './routes.ts';

/** Areas whose screens exist. */
const openAreas: ReadonlySet<AreaPath | AgentPath> = new Set<AreaPath | AgentPath>([
  '/external',
  '/welcome',
  '/faqs',
  '/contact-us',
  '/resource',
  '/forms',
  '/faq',
]);

/**
 * Whether the screens of a place exist. An area without them is routed, guarded and titled all the same,
 * and no menu leads to it.
 */
export function isOpen(place: Place): boolean {
  return (place.kind !== 'area' && place.kind !== 'agent') || openAreas.has(place.path);
}
