import type { Section } from './defineSection.tsx';

const files = import.meta.glob<Section>('./*.section.ts', { import: 'section' });
const segmentOf = (file: string) => file.slice('./'.length, -'.section.ts'.length);

/** The sections of a policy that are built, by segment; each comes when it is opened. That of `notes` is `notes.section.ts`. */
export const lateSections: ReadonlyMap<string, () => Promise<Section>> = new Map(
  Object.entries(files).map(([file, load]) => [segmentOf(file), load]),
);
