import type { Area } from './defineArea.tsx';

const files = import.meta.glob<Area>('./*.area.ts', { import: 'area' });
const pathOf = (file: string) => `/${file.slice('./'.length, -'.area.ts'.length)}`;

/** The areas that have a chart, by path; each comes when it is opened. That of `/user` is `user.area.ts`. */
export const lateAreas: ReadonlyMap<string, () => Promise<Area>> = new Map(
  Object.entries(files).map(([file, load]) => [pathOf(file), load]),
);
