import type { Language } from '#domain/locales.ts';
import type { WhiteLabel } from '../../tokens/whiteLabel.ts';

/** What the gallery shows, as its address says. */
export type GalleryView = {
  language: Language;
  label: WhiteLabel;
  /** `all`, or the key of a part or of a page. */
  part: string;
};

/** A part of the gallery: pieces of one kind. */
export type PartKey = 'fields' | 'choices' | 'dates' | 'quiet' | 'tables' | 'filters' | 'acts';

/** The address of a view, relative to the gallery's own. */
export function addressOf({ language, label, part }: GalleryView): string {
  return `?${new URLSearchParams({ lang: language, label, part })}`;
}
