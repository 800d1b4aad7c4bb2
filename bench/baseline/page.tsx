/**
 * The packages of the first route, each used once as the product or any product on them would, and nothing else.
 * Declarative routing and texts without a parser keep it small, so that the comparison is a strict one.
 */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import ky from 'ky';
import { DateTime } from 'luxon';
import { ComboBox, Input, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { createIntl, createIntlCache, FormattedMessage, RawIntlProvider } from 'react-intl';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router';
import { assign, createActor, fromPromise, sendTo, setup, waitFor } from 'xstate';
import * as z from 'zod';

const answer = z.strictObject({
  names: z.array(z.string()),
  day: z.iso.date(),
  kind: z.enum(['one', 'two']),
});
const machine = setup({
  types: { context: {} as { text: string }, events: {} as { type: 'type'; text: string } | { type: 'go' } },
  actors: { wait: fromPromise(() => Promise.resolve()) },
}).createMachine({
  context: { text: '' },
  invoke: { id: 'wait', src: 'wait' },
  on: {
    type: { actions: assign({ text: ({ event }) => event.text }) },
    go: { actions: sendTo('wait', { type: 'go' }) },
  },
});
const actor = createActor(machine).start();
const intl = createIntl(
  { locale: 'en-CA', messages: { title: [{ type: 0, value: 'Baseline' }] } },
  createIntlCache(),
);

function Page() {
  const text = useSelector(actor, ({ context }) => context.text);
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['names'],
    queryFn: async () => answer.parse(await ky.get('/names').json()),
  });
  return (
    <I18nProvider locale="en-CA">
      <FormattedMessage id="title" />
      <time>{DateTime.now().setZone('America/Toronto').toISODate()}</time>
      <ComboBox inputValue={text} onInputChange={(typed) => actor.send({ type: 'type', text: typed })}>
        <Input onBlur={() => navigate('/')} />
        <Popover>
          <ListBox>
            {(data?.names ?? []).map((name) => (
              <ListBoxItem key={name} id={name} textValue={name}>
                <Text slot="label">{name}</Text>
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}

await waitFor(actor, (snapshot) => snapshot.status === 'active');
createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <RawIntlProvider value={intl}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Page />} />
        </Routes>
      </BrowserRouter>
    </RawIntlProvider>
  </QueryClientProvider>,
);
