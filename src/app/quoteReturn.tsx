import { createRoot } from 'react-dom/client';
import { createActor, fromPromise, type InspectionEvent, toPromise } from 'xstate';
import type { Repriced } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { openLead } from '#domain/calls/leads/openLead.ts';
import { type Language, locales } from '#domain/locales.ts';
import { noRefCode } from '#domain/refCode.ts';
import { refCodeOf } from '#domain/refCode.ts';
import { stepAddress } from '#domain/routes.ts';
import { quoteReturnMachine } from '#machines/quoteReturn/quoteReturn.machine.ts';
import type { AddressBar } from '../ports/addressBar.ts';
import { createCallServer } from '../ports/http.ts';
import type { TabMemory } from '../ports/tabMemory.ts';
import { keepSaid, loadRooms } from '../text/rooms.ts';
import { TextProvider } from '../text/TextProvider.tsx';
import { QuoteReturn } from '../ui/quoteReturn/QuoteReturn.tsx';
import { mustBeFilled } from './mustBeFilled.ts';

export type QuoteReturnParts = {
  /** What the link carries. */
  token: string;
  language: Language;
  sample: boolean;
  origin: string;
  bar: AddressBar;
  memory: Pick<TabMemory, 'rememberDraft'>;
  root: HTMLElement;
  inspect: ((event: InspectionEvent) => void) | undefined;
};

/**
 * Takes up the quote to which a link leads, before the portal opens: the tab has its draft then, and the address bar the
 * step at which it stands. Where it cannot be taken up, the person reads why and begins anew.
 */
export async function returnToQuote(parts: QuoteReturnParts): Promise<void> {
  const { language, sample, inspect } = parts;
  await loadRooms(language, ['kit', 'shell', 'pages', 'lead', 'quotes']);
  const quoteReturn = createActor(connectQuoteReturn(parts), { inspect }).start();
  const root = createRoot(parts.root);
  root.render(
    <TextProvider language={language}>
      <QuoteReturn quoteReturn={quoteReturn} sample={sample} />
    </TextProvider>,
  );
  await toPromise(quoteReturn);
  root.unmount();
}

function connectQuoteReturn(parts: QuoteReturnParts): typeof quoteReturnMachine {
  const { token, language, origin, bar, memory } = parts;
  const lang = locales[language].header;
  const refCode = refCodeOf(bar.read().search);
  let claimsToken = '';
  const callServer = createCallServer({
    origin,
    headers: () => ({ lang, 'url-ref-code': refCode ?? noRefCode, 'x-claims-token': claimsToken }),
    onSessionEnd: () => undefined,
    onSessionMove: () => undefined,
    onProblem: ({ code, text }, asked) => keepSaid(asked, code, text),
  });
  return mustBeFilled(
    quoteReturnMachine.provide({
      actors: {
        takeUpQuote: fromPromise<Repriced | null, void>(async ({ signal }) => {
          claimsToken = (await callServer(getUser, {}, signal)).body.claimsToken ?? '';
          const { body } = await callServer(openLead, { headers: { lang }, body: { token } }, signal);
          memory.rememberDraft(body.draftId);
          const [path = '/', search = ''] = stepAddress(body.step, language, refCode).split('?');
          bar.write({ path, search: `?${search}` }, 'replace');
          return body.repriced;
        }),
      },
    }),
  );
}
