/** [WG-043] The shared email pattern: local part without two dots in a row and without a sign that is not seen, @, domain or bracketed IPv4. */
export const emailPattern =
  /^[^\s\p{C}\p{DI}@<>()[\],;:"‘’.]+(?:\.[^\s\p{C}\p{DI}@<>()[\],;:"‘’.]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\.[A-Za-z]{2,}|\[(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)\])$/u;

/** [WG-044] [WG-045] A postal code as it is held: without the space of the mask, in uppercase. */
export const postalCodePattern = /^[A-Z]\d[A-Z]\d[A-Z]\d$/;

/** [WG-046] */
export const phonePattern = /^\d{10}$/;

/** [WG-049] Letters (accented ones too), space, dot, hyphen and apostrophe; one letter at least. */
export const namePattern = /^(?=.*\p{L})[\p{L}\p{M} .'’-]+$/u;

/** [WG-050] Letters, digits, space, dot, hyphen, apostrophe and comma; one letter or digit at least. */
export const addressPattern = /^(?=.*[\p{L}\d])[\p{L}\p{M}\d .'’,-]+$/u;

/** [WG-048] */
export const referenceIdPattern = /^REF\d{9}$/;

/** [WG-047] Letters, accented ones included, and nothing else; an empty text has none. */
export function isLettersOnly(text: string): boolean {
  return /^\p{L}+$/u.test(text.normalize('NFC'));
}

/** Text that is seen as it is: no control characters and none without width. */
export const plainTextPattern = /^\P{C}+$/u;

/** [WG-051] Longest texts. */
export const longestTexts = { name: 100, email: 100, address: 100, city: 100 } as const;
