import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PortalRef } from '../addressListener.ts';
import { firstAct } from './firstAct.ts';
import { createFirstAnswer, type FirstAnswer } from './firstAnswer.ts';
import { createPaintedPage } from './paintedPage.ts';
import { showsWhatWasPainted } from './showsWhatWasPainted.ts';

/** What shows, and what was asked for, before the application's code came. */
export type FirstPaint = {
  /** The answer to whose session it is, asked for in the first moment of the page. */
  answer: FirstAnswer;
  /** The first thing that a person does in the page, or a while without one. */
  act(): Promise<void>;
  /** Takes away what was painted, and shows the empty root. */
  clear(): void;
  /** Shows the root, which a fragment in the address may have hidden. */
  unveil(): void;
  /** Lets presses through again, where another page than the portal is drawn. */
  release(): void;
  /** Draws the portal: in what was painted where that is what shows, else in its place. */
  takeOver(portal: PortalRef, whole: ReactNode): Promise<void>;
};

/** The first paint of the page, to be taken over by the application when its code has come. */
export function createFirstPaint(win: Window, root: HTMLElement): FirstPaint {
  const unveil = () => {
    delete win.document.documentElement.dataset.veiled;
  };
  const release = () => void win.portagePressed?.();
  return {
    answer: createFirstAnswer(win),
    act: () => firstAct(win),
    clear: () => {
      root.replaceChildren();
      unveil();
    },
    unveil,
    release,
    takeOver: async (portal, whole) => {
      const painted = createPaintedPage(win, root);
      if (painted.isThere && (await showsWhatWasPainted(portal))) {
        painted.takeOver(() => {
          const shown = hydrateRoot(root, whole);
          flushSync(() => shown.render(whole));
        });
      } else {
        release();
        createRoot(root).render(whole);
      }
    },
  };
}
