import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { loadRooms } from '#src/text/rooms.ts';
import { TextProvider } from '#src/text/TextProvider.tsx';
import '#src/ui/tokens/all.css';

/** The ways by name, as the address asks for one of them: `?way=product`. */
const ways: Record<string, () => Promise<{ Form: ComponentType }>> = {
  product: () => import('./product.tsx'),
  productTable: () => import('./productTable.tsx'),
  bareReact: () => import('./bareReact.tsx'),
  hookForm: () => import('./hookForm.tsx'),
};

const way = ways[new URLSearchParams(location.search).get('way') ?? ''];
await loadRooms('en', ['kit', 'quickQuote']);
const { Form } = (await way?.()) ?? { Form: () => null };
createRoot(document.getElementById('root')!).render(
  <TextProvider language="en">
    <main style={{ maxWidth: 'var(--column)', margin: '0 auto', padding: '1rem' }}>
      <Form />
    </main>
  </TextProvider>,
);
