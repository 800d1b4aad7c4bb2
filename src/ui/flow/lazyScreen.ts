import { type ComponentType, lazy } from 'react';
import { languages } from '#domain/locales.ts';
import { loadRooms } from '../../text/rooms.ts';

/** A screen that comes with its texts in both languages when it is first needed, so that a switch is immediate. */
export function lazyScreen<Props>(rooms: readonly string[], load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), ...languages.map((language) => loadRooms(language, rooms))]);
    return { default: screen };
  });
}
