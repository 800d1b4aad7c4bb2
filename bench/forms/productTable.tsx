import { fetchTravellersTable } from '#src/app/travellersTable.tsx';
import type { QuickQuoteRef } from '#src/ui/quickQuote/quickQuoteRef.ts';
import { ToolsContext } from '#src/ui/quickQuote/toolsContext.ts';
import { Form as Bare } from './product.tsx';

const Tools = await fetchTravellersTable(undefined, window);
const toolsOf = (actor: QuickQuoteRef) => <Tools actor={actor} />;

/** The product as an agent has it at a desk: with what speeds up the table of travellers. */
export function Form() {
  return (
    <ToolsContext value={toolsOf}>
      <Bare />
    </ToolsContext>
  );
}
