import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import type { FoundAdvisor } from '#domain/calls/advisors/findAdvisor.ts';
import { advisorCodeMachine } from '#machines/advisorCode/advisorCode.machine.ts';
import type { SponsorsRequest } from '#machines/advisorCode/advisorCode.types.ts';
import { advisorFormMachine } from '#machines/advisorForm/advisorForm.machine.ts';
import { parentLogic } from '../support/tours/parent.ts';
import { advisor, inLh, sponsorEntries } from '../tours/advisorCode.situations.ts';
import { advisorFormTour } from '../tours/advisorForm.tour.ts';

it('[AD-057] the advisor state holds sponsors, selectedSponsors, advisor, loading and error', async () => {
  let lookUp = Promise.withResolvers<FoundAdvisor>();
  const modal = advisorCodeMachine.provide({
    actors: {
      loadSponsors: fromPromise<readonly string[], SponsorsRequest>(() => Promise.resolve(sponsorEntries)),
      lookUpAdvisor: fromPromise(() => lookUp.promise),
    },
  });
  const machine = advisorFormMachine.provide({ actors: { advisorCode: modal } });
  const parent = createActor(parentLogic).start();
  const form = createActor(machine, { input: advisorFormTour.input, parent } as never).start();
  const code = form.getSnapshot().children.advisorCode as ActorRefFrom<typeof advisorCodeMachine>;
  const state = () => {
    const { selectedSponsors, advisor: found } = form.getSnapshot().context;
    const { context } = code.getSnapshot();
    const loading = code.getSnapshot().hasTag('busy');
    return { sponsors: context.sponsors, selectedSponsors, advisor: found, loading, error: context.problem };
  };
  const nothing = { sponsors: [], selectedSponsors: [], advisor: null, loading: false, error: null };
  expect(state()).toEqual(nothing);
  form.send({ type: 'person.addSponsor' });
  await waitFor(code, (snapshot) => snapshot.matches({ open: 'asking' }));
  code.send({ type: 'person.fill', key: 'sponsorCode', value: 'LAKES' });
  code.send({ type: 'person.fill', key: 'counselorId', value: '44010002' });
  code.send({ type: 'person.confirm' });
  expect(state()).toEqual({ ...nothing, sponsors: sponsorEntries, loading: true });
  lookUp.reject({ code: 'advisor.lookupFailed' });
  await waitFor(code, (snapshot) => snapshot.matches({ open: { asking: 'failed' } }));
  expect(state()).toEqual({ ...nothing, sponsors: sponsorEntries, error: 'advisor.lookupFailed' });
  lookUp = Promise.withResolvers();
  code.send({ type: 'person.confirm' });
  lookUp.resolve(inLh);
  await waitFor(code, (snapshot) => snapshot.matches('closed'));
  const selectedSponsors = [{ sponsorCode: 'LAKES', counselorId: '44010002', partyId: null }];
  expect(state()).toEqual({ ...nothing, sponsors: sponsorEntries, selectedSponsors, advisor });
});
