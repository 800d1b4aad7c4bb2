import { createContext, type ReactNode } from 'react';

/** What stands beside the tasks of a menu; null where nothing does. */
export const MarkContext = createContext<ReactNode>(null);
