import { createContext, type ReactNode } from 'react';

/** What is offered below the steps of the consumer channel; null where nothing is. */
export const OfferContext = createContext<ReactNode>(null);
