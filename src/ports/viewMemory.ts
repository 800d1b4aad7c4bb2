import * as z from 'zod';

const keptViews = z.array(z.object({ name: z.string(), search: z.string(), columns: z.array(z.string()) }));

/** A view of a list as the browser keeps it: its name, its query as an address has it, and its columns. */
export type KeptView = z.output<typeof keptViews>[number];

/** What this browser keeps of lists: the views that a person saved, each list's under a key of its own. */
export type ViewMemory = {
  /** Empty where none are kept, or none that can be read. */
  read(key: string): readonly KeptView[];
  keep(key: string, views: readonly KeptView[]): void;
};

const nameOf = (key: string) => `portage-views ${key}`;

export function createViewMemory(storage: Storage): ViewMemory {
  return {
    read: (key) => {
      try {
        return keptViews.parse(JSON.parse(storage.getItem(nameOf(key)) ?? '[]'));
      } catch {
        return [];
      }
    },
    keep: (key, views) => storage.setItem(nameOf(key), JSON.stringify(views)),
  };
}
