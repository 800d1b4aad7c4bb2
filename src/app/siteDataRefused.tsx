import { createRoot } from 'react-dom/client';
import type { Language } from '#domain/locales.ts';
import { loadRooms } from '../text/rooms.ts';
import { TextProvider } from '../text/TextProvider.tsx';
import { Addresses } from '../ui/kit/Addresses.tsx';
import { SiteDataRefusedPage } from '../ui/pages/SiteDataRefusedPage.tsx';
import { AppFrame } from '../ui/shell/AppFrame.tsx';
import { Banner } from '../ui/shell/Banner.tsx';
import { Wordmark } from '../ui/shell/Wordmark.tsx';

type RefusedParts = { language: Language; sample: boolean; root: HTMLElement; reload: () => void };

/** Shows in the place of the application what it needs; settles never, so that nothing of it starts. */
export async function saySiteDataIsRefused({ language, sample, root, reload }: RefusedParts): Promise<never> {
  await loadRooms(language, ['kit', 'shell', 'pages']);
  root.replaceChildren();
  createRoot(root).render(
    <TextProvider language={language}>
      <Addresses shown="/" onFollow={reload}>
        <AppFrame sample={sample} banner={<Banner brand={<Wordmark label="house" href="/" />} />}>
          <SiteDataRefusedPage onRetry={reload} />
        </AppFrame>
      </Addresses>
    </TextProvider>,
  );
  return new Promise<never>(() => undefined);
}
