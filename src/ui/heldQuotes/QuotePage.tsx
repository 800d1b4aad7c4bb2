import { KeptWorksheetsPage } from './KeptWorksheetsPage.tsx';
import { QuoteMailPage } from './QuoteMailPage.tsx';

/** The page beside the list of held quotes, by its path. */
export function QuotePage({ actor, path }: { actor: never; path: string }) {
  return path === '/worksheets' ? <KeptWorksheetsPage actor={actor} /> : <QuoteMailPage actor={actor} />;
}
