import { areaAt, areaPaths } from './areas.ts';

/** Names of the areas that are a list: their paths without the slash; of further lists of an area their own. */
export const listAreas = areaPaths
  .filter((path) => areaAt(path).opens === 'list')
  .flatMap((path) => [path.slice(1), ...(areaAt(path).furtherLists ?? [])]);

/** How many views a person may save of one list. */
export const mostSavedViews = 20;

/** How many characters the name of a view may have. */
export const longestViewName = 60;
