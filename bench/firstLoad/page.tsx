import { createRoot } from 'react-dom/client';
import { loadRooms } from '#src/text/rooms.ts';
import { TextProvider } from '#src/text/TextProvider.tsx';
import '#src/ui/tokens/all.css';
import { Form } from '../forms/hookForm.tsx';

await loadRooms('en', ['kit', 'quickQuote']);
createRoot(document.getElementById('root')!).render(
  <TextProvider language="en">
    <main style={{ maxWidth: '60rem', margin: '0 auto', padding: '1rem' }}>
      <Form />
    </main>
  </TextProvider>,
);
