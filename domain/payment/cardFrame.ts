import type { Language } from '../locales.ts';

/** The id of the frame element of a card. */
export function cardFrameId(cardId: string): string {
  return `card-frame-${cardId}`;
}

/** [PY-001] [PY-032] Address of the hosted frame with all three fields and labels of the language. */
export function cardFrameAddress(url: string, profileId: string, language: Language): string {
  const query = new URLSearchParams({
    id: profileId,
    pmmsg: 'true',
    enable_exp: '1',
    enable_cvd: '1',
    display_labels: '1',
    enable_cc_formatting: '1',
    enable_exp_formatting: '1',
    lang: language,
  });
  return `${url}?${query}`;
}
