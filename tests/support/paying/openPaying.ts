import type { Page } from '@playwright/test';
import { openBuiltPage } from '../builtPage.ts';
import { type Standins, startStandins } from '../standins/startStandins.ts';

export type PayingView = {
  step?: 'payment' | 'confirmation';
  lang?: 'en' | 'fr';
  width?: number;
  /** What the server answers to the purchase. */
  answer?: '201' | '202' | 'silence' | 'declined' | 'repriced' | 'refused' | 'inactive' | 'unprepared';
  facts?: object;
  /** The draft knows of a purchase. */
  resumed?: boolean;
  /** There is a second traveller, whose name is to follow. */
  nameless?: boolean;
};

export type OpenPaying = {
  standins: Standins;
  show(view: PayingView): Promise<Page>;
  putAway(): Promise<void>;
  close(): Promise<void>;
};

/** The screens of payment and confirmation, built, in a real browser, with the card form of the stand-ins. */
export async function openPaying(): Promise<OpenPaying> {
  const built = await openBuiltPage({ page: 'tests/support/paying/page.html' });
  const standins = await startStandins({ applicationOrigins: [built.origin] });
  return {
    standins,
    show: ({ step = 'payment', lang = 'en', width = 1280, answer = '201', facts = {}, resumed, nameless }) =>
      built.show(
        {
          step,
          lang,
          answer,
          facts: JSON.stringify(facts),
          cardFrameUrl: `${standins.cardOrigin}/HPPtoken/index.php`,
          ...(resumed && { resumed: 'true' }),
          ...(nameless && { nameless: 'true' }),
        },
        width,
      ),
    putAway: built.putAway,
    close: async () => {
      await built.close();
      await standins.stop();
    },
  };
}
