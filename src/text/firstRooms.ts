/** Rooms without which nothing can be shown: the page names their texts, and the entry waits for them. */
export const firstRooms = ['kit', 'shell', 'flow', 'pages', 'quickQuote'] as const;
