import { expect, test } from 'vitest';
import { noForms } from '#domain/flow/flowForms.ts';
import { reopenNewerBuild } from '#src/app/reopenNewerBuild.ts';

test('a page that cannot learn of a newer build stays, tries again at the next missing part and keeps what was typed before it opens anew', async () => {
  const done: unknown[] = [];
  let miss = () => {};
  let reopened = () => {};
  const opensAnew = new Promise<void>((resolve) => {
    reopened = resolve;
  });
  const answers = [Promise.reject(new Error('down')), Promise.resolve(null), Promise.resolve('newer.js')];
  const learned = answers.map((answer) => answer.catch(() => undefined));
  reopenNewerBuild({
    page: {
      onMissingPart: (listener) => {
        miss = listener;
      },
      otherBuild: async () => {
        done.push('asks');
        return answers.shift() ?? null;
      },
      reopen: (build) => {
        done.push(build);
        reopened();
      },
    },
    typed: () => ({ step: 'TRAVELLER_DETAILS', forms: noForms }),
    keep: async ({ step }) => {
      done.push(step);
      throw new Error('down');
    },
  });
  for (const answer of learned) {
    miss();
    miss();
    await answer;
    await new Promise(setImmediate);
  }
  await opensAnew;
  expect(done).toEqual(['asks', 'asks', 'asks', 'TRAVELLER_DETAILS', 'newer.js']);
});
