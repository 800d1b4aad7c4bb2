/** An id that nobody has made before. */
export const newId = (): string => crypto.randomUUID();
