/** How many views a person may save of one list. */
export const mostSavedViews = 20;

/** How many characters the name of a view may have. */
export const longestViewName = 60;
