/** Under which the number of tasks is kept; whoever changes it makes that invalid. */
export const taskCountKey = ['taskCount'] as const;
