import { type ComponentType, createContext } from 'react';

/** What stands beside the tasks of a menu; null where nothing does. */
export const MarkContext = createContext<ComponentType | null>(null);
