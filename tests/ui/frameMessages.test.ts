import { expect, test } from 'vitest';
import { readFrameMessage } from '#src/ports/cardFrame.ts';

const answer = (dataKey: string) => JSON.stringify({ responseCode: ['001'], dataKey, bin: '424242' });

test('[PY-025] a token of the frame has twenty characters at most; a longer one is no answer', () => {
  const dataKey = '4'.repeat(20);
  expect(readFrameMessage(answer(dataKey))).toEqual({ type: 'frame.tokenised', dataKey, bin: '424242' });
  expect(readFrameMessage(answer(`${dataKey}4`))).toBeNull();
});
