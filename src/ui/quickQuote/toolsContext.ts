import { createContext, type ReactNode } from 'react';
import type { QuickQuoteRef } from './quickQuoteRef.ts';

/** What speeds up the entry of several travellers at a desk; false where nothing does. */
export const ToolsContext = createContext<false | ((actor: QuickQuoteRef) => ReactNode)>(false);
