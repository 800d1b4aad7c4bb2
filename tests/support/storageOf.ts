/** A storage of a browser that holds these entries. */
export function storageOf(entries: Iterable<readonly [string, string]> = []): Storage {
  const kept = new Map(entries);
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
