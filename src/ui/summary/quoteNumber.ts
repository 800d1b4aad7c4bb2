import { createContext } from 'react';

/** The number of the quote that is open, once it has one. */
export const QuoteNumberContext = createContext<string | null>(null);
