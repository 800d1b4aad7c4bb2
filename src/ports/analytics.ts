import type { AnalyticsEvent } from '#domain/analytics.ts';

const onceKey = 'portage-measured';

/** Where measurements go. */
export type Analytics = {
  tell(event: AnalyticsEvent): void;
  /** Reports it unless that was done before in this tab since the quote began. */
  tellOnce(event: AnalyticsEvent): void;
  /** Another quote begins. */
  beginQuote(): void;
};

/** Puts measurements where a tag manager of the page finds them, `window.dataLayer`; by itself nothing leaves the page. */
export function createAnalytics(win: Window): Analytics {
  const page = win as Window & { dataLayer?: AnalyticsEvent[] };
  const told = () => (win.sessionStorage.getItem(onceKey) ?? '').split(' ');
  const tell = (event: AnalyticsEvent) => {
    page.dataLayer ??= [];
    page.dataLayer.push(event);
  };
  return {
    tell,
    tellOnce: (event) => {
      const before = told();
      if (before.includes(event.event)) return;
      win.sessionStorage.setItem(onceKey, [...before, event.event].join(' ').trim());
      tell(event);
    },
    beginQuote: () => win.sessionStorage.removeItem(onceKey),
  };
}
