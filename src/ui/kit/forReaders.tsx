import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What a text keeps for screen readers, between its `hidden` tags. */
export const forReaders = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;
