import { locales } from '#domain/locales.ts';
import { rememberLanguage } from '../ports/languageMemory.ts';
import { wearWhiteLabel } from '../ui/tokens/whiteLabel.ts';
import type { PortalRef } from './addressListener.ts';

/** [LN-022] [LN-023] Keeps the document's language, the remembered one and the white label as the portal says. */
export function bindDocument(portal: PortalRef, doc: Document): void {
  let shown = '';
  portal.subscribe(({ context }) => {
    const { language, session, application } = context;
    const kind =
      session && !application.adminView && (session.signedIn || application.signIn === 'anonymous')
        ? session.facts.organizationKind
        : 'house';
    const now = `${language} ${kind}`;
    if (now === shown) return;
    shown = now;
    doc.documentElement.lang = locales[language].tag;
    wearWhiteLabel(doc.documentElement, kind);
    rememberLanguage(doc, language);
  });
}
