const key = 'portage-shortcuts';

/** Whether this browser takes the shortcuts of forms: unless somebody switched them off. */
export type ShortcutMemory = { areOn(): boolean; keep(areOn: boolean): void };

export function createShortcutMemory(storage: Storage): ShortcutMemory {
  return {
    areOn: () => storage.getItem(key) !== 'off',
    keep: (areOn) => (areOn ? storage.removeItem(key) : storage.setItem(key, 'off')),
  };
}
