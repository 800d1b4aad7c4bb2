import { areaAt, areaPaths } from './areas.ts';

/** Names of the areas that are a list: their paths without the slash. */
export const listAreas = areaPaths
  .filter((path) => areaAt(path).opens === 'list')
  .map((path) => path.slice(1));

/** How many views a person may save of one list. */
export const mostSavedViews = 20;

/** How many characters the name of a view may have. */
export const longestViewName = 60;
