/** Rooms without which nothing can be shown: one script a language holds them, and the entry waits for it. */
export const firstRooms = ['kit', 'shell', 'flow', 'pages', 'quickQuote'] as const;

/** The texts of these rooms in a language, as the builder compiled them. */
export type FirstWords = Record<(typeof firstRooms)[number], object>;
