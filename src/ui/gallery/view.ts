import { type Language, languageOf } from '#domain/locales.ts';
import { type WhiteLabel, whiteLabels } from '../tokens/whiteLabel.ts';

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

/** The view that a query asks for; what it does not name stays as it was. */
export function viewOf(search: string, before: GalleryView): GalleryView {
  const query = new URLSearchParams(search);
  return {
    language: languageOf(query.get('lang')) ?? before.language,
    label: whiteLabels.find((known) => known === query.get('label')) ?? before.label,
    part: query.get('part') ?? before.part,
  };
}
