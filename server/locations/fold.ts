const marks = /\p{Diacritic}/gu;
const apostrophes = /[’‘`´]/g;

/** A text as it is compared: without case, accents and kinds of apostrophes. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(marks, '').replace(apostrophes, "'").toLowerCase().trim();
}
