import type { ComponentType } from 'react';
import { languages } from '#domain/locales.ts';
import { loadRooms } from '../../text/rooms.ts';

/** A screen that is fetched with its texts before the chart opens its step. */
export type LateScreen<Props> = {
  Screen: ComponentType<Props>;
  /** Fetches the screen, and its texts in both languages, so that a switch is immediate. */
  fetch(): Promise<void>;
};

/** A screen that nobody fetched shows nothing: the chart opens no step before. */
export function lateScreen<Props extends object>(
  rooms: readonly string[],
  load: () => Promise<ComponentType<Props>>,
): LateScreen<Props> {
  let Come: ComponentType<Props> | null = null;
  return {
    Screen: (props) => (Come ? <Come {...props} /> : null),
    fetch: async () => {
      const [screen] = await Promise.all([
        load(),
        ...languages.map((language) => loadRooms(language, rooms)),
      ]);
      Come = screen;
    },
  };
}
