/** U+0000 and halves of surrogate pairs; no database keeps them, and nobody types them. */
const unstorable = /\0|\p{Surrogate}/u;
const everyUnstorable = new RegExp(unstorable, 'gu');

/** Whether a text can be stored and sent on as it is. */
export function isStorable(text: string): boolean {
  return !unstorable.test(text);
}

/** A text without what cannot be stored; what a person can see of it stays. */
export function storableText(text: string): string {
  return isStorable(text) ? text : text.replace(everyUnstorable, '');
}
