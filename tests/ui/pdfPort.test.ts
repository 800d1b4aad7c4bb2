import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { PolicyPdf } from '#machines/policyPdf/policyPdf.machine.ts';
import { pdfPort } from '#src/app/pdfPort.ts';
import type { CallServer } from '#src/ports/http.ts';

/** The port with a server that answers as told, in a window that notes the files that it saves. */
function stage(answer: () => Promise<Blob>) {
  const asked: object[] = [];
  const saved: string[] = [];
  const callServer = (async (
    _call: object,
    { params, query, headers }: Record<'params' | 'query' | 'headers', object>,
  ) => {
    asked.push({ ...params, ...query, ...headers });
    return { status: 200, body: await answer(), headers: new Headers() };
  }) as unknown as CallServer;
  const win = {
    document: {
      createElement: () => ({
        download: '',
        click() {
          saved.push(this.download);
        },
      }),
    },
    setTimeout: () => 0,
  } as unknown as Window;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const port = pdfPort(callServer, queries, win);
  const download = (input: PolicyPdf) => {
    const actor = createActor(port, { input });
    const done = toPromise(actor);
    actor.start();
    return done;
  };
  return { asked, saved, download };
}

const pdf = () => Promise.resolve(new Blob(['%PDF'], { type: 'application/pdf' }));

test('[DL-016] a document is read once by what it is of, its version and its language, and saved each time it is asked for', async () => {
  const { asked, saved, download } = stage(pdf);
  const policy = { policyNumber: 'TC-100000001', version: '1', of: 'policy' } as const;
  await download({ ...policy, language: 'en' });
  await download({ ...policy, language: 'en' });
  await download({ ...policy, language: 'fr' });
  await download({ ...policy, of: 'trip', language: 'fr' });
  await download({ ...policy, version: '2', language: 'en' });
  expect(asked).toEqual([
    { policyNumber: 'TC-100000001', lang: 'EN' },
    { policyNumber: 'TC-100000001', lang: 'FR' },
    { policyNumber: 'TC-100000001', of: 'trip', lang: 'FR' },
    { policyNumber: 'TC-100000001', lang: 'EN' },
  ]);
  expect(saved).toEqual([
    'TC-100000001-en.pdf',
    'TC-100000001-en.pdf',
    'TC-100000001-fr.pdf',
    'TC-100000001-trip-fr.pdf',
    'TC-100000001-en.pdf',
  ]);
});

test('[DL-019] a document that does not come is an error, saves no file, and is read when it is asked for again', async () => {
  const answers = [() => Promise.reject(new Error('down')), pdf];
  const { asked, saved, download } = stage(() => (answers.shift() ?? pdf)());
  const wanted = { policyNumber: 'TC-100000001', version: '1', of: 'policy', language: 'en' } as const;
  await expect(download(wanted)).rejects.toThrow('down');
  expect(saved).toEqual([]);
  await download(wanted);
  expect(asked).toHaveLength(2);
  expect(saved).toEqual(['TC-100000001-en.pdf']);
});
