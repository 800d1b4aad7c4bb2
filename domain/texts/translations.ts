/** [LN-014] The translations of a space: sets of texts that are loaded together. */
export const translationNames = ['portal'] as const;
export type TranslationName = (typeof translationNames)[number];
