import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, createMachine, fromCallback } from 'xstate';
import { cardTypeOf } from '#domain/payment/card.ts';
import { cardFieldMachine } from '#machines/cardField/cardField.machine.ts';

/** A card whose frame is ready and asked for a token, inside a parent that keeps what it is sent. */
function askedForToken() {
  const news: AnyEventObject[] = [];
  const card = cardFieldMachine.provide({ actors: { watchFrame: fromCallback(() => undefined) } });
  const parent = createMachine({
    invoke: {
      id: 'card',
      src: card,
      input: {
        cardId: 'payer-1',
        profileId: 'ht-profile',
        language: 'en',
        cardHolderName: 'Zoé Tremblay',
        mayEnterToken: false,
      },
    },
    on: { 'cardField.*': { actions: ({ event }) => void news.push(event) } },
  });
  const { card: field } = createActor(parent).start().getSnapshot().children;
  const send = (event: AnyEventObject) => field?.send(event);
  send({ type: 'frame.ready' });
  send({ type: 'frame.valid', field: 'code', complete: true });
  send({ type: 'parent.tokenise' });
  return { send, news, context: () => field?.getSnapshot().context };
}

describe('the type of a card', () => {
  test.each([
    ['4', 'VISA'],
    ['5', 'MASTER'],
    ['3', 'AMEX'],
  ])('[PY-015] a card whose number begins with %s is %s', (digit, cardType) => {
    const { send, news } = askedForToken();
    send({ type: 'frame.tokenised', dataKey: 'ot1', bin: `${digit}00000` });
    expect(news.at(-1)).toMatchObject({ type: 'cardField.tokenised', token: { dataKey: 'ot1', cardType } });
  });

  test.each(['2', '6', '1', '0', '7', '8', '9'])(
    '[PY-016] [PY-018] a card whose number begins with %s is refused with mon_943',
    (digit) => {
      const { send, news, context } = askedForToken();
      send({ type: 'frame.tokenised', dataKey: 'ot1', bin: `${digit}22100` });
      expect(cardTypeOf(`${digit}22100`)).toBeNull();
      expect(context()).toMatchObject({ token: null, problems: { number: 'card.mon_943' } });
      expect(news.at(-1)).toEqual({ type: 'cardField.refused', cardId: 'payer-1', problem: 'card.mon_943' });
    },
  );
});
