import { expect, test } from 'vitest';
import { type AnyActorRef, createActor, fromPromise } from 'xstate';
import type { NavContent } from '#domain/navigation/navContent.ts';
import { type NavigationFor, navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { type TranslationFor, translationMachine } from '#machines/translation/translation.machine.ts';
import { answer } from '../support/tours/doubles.ts';
import { portalTour } from '../tours/portal.tour.ts';
import { internalSession } from '../tours/sessions.ts';

test('[OS-029] navigation and translations are asked for once the organization is set, and for that organization', () => {
  const asked: [port: string, organizationCode: string | undefined][] = [];
  const machine = portalTour.machine.provide({
    actors: {
      navigation: navigationMachine.provide({
        actors: {
          getNavContent: fromPromise<NavContent, NavigationFor>(({ input }) => {
            asked.push(['getNavContent', input?.organizationCode]);
            return new Promise(() => undefined);
          }),
        },
      }),
      translation: translationMachine.provide({
        actors: {
          layTranslation: fromPromise<void, TranslationFor>(({ input }) => {
            asked.push(['layTranslation', input?.organizationCode]);
            return new Promise(() => undefined);
          }),
        },
      }),
    },
  });
  const portal = createActor(machine, { input: portalTour.input }).start();
  const inside = () => portal.getSnapshot().children as Record<string, AnyActorRef>;
  answer(inside().loadTexts!, undefined);
  expect(asked).toEqual([]);
  answer(inside().openSession!, internalSession);
  expect(asked.toSorted()).toEqual([
    ['getNavContent', 'TC'],
    ['layTranslation', 'TC'],
  ]);
  portal.stop();
});
