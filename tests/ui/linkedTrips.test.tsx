import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import type { LinkedPolicy } from '#domain/calls/policies/linkedPolicy.ts';
import type { TripType } from '#domain/catalogue/travellers.ts';
import type { Language } from '#domain/locales.ts';
import { policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';
import { policyLinkMachine } from '#machines/policyLink/policyLink.machine.ts';
import type { PolicyLinkInput } from '#machines/policyLink/policyLink.types.ts';
import { loadRooms } from '#src/text/rooms.ts';
import { LinkedPolicies } from '#src/ui/policyLink/LinkedPolicies.tsx';
import { linkedFamily } from '#tests/support/mail/linkedFamily.ts';
import { markupOf, wordsOf } from '#tests/support/markup.tsx';

/** What the page of a signed link says of a trip of this kind, and of what covers cancellation from a day on. */
async function toldOf(
  tripType: TripType,
  language: Language,
  cancellationFrom: string | null = null,
): Promise<string> {
  await loadRooms(language, ['confirmation', 'policyLink']);
  const policy: LinkedPolicy = {
    ...linkedFamily,
    trip: { ...linkedFamily.trip, tripType },
    paxes: linkedFamily.paxes.map((pax) => ({ ...pax, plan: { ...pax.plan, cancellationFrom } })),
  };
  const readLinkedPolicy = fromPromise<LinkedPolicy, PolicyLinkInput>(() => Promise.resolve(policy));
  const actors = { readLinkedPolicy, policyPdf: policyPdfMachine };
  const link = createActor(policyLinkMachine.provide({ actors }), { input: { token: '1.a.b', language } });
  link.start();
  await waitFor(link, (snapshot) => snapshot.matches('shown'));
  return wordsOf(await markupOf(<LinkedPolicies link={link} />, language));
}

test.each([
  ['SINGLE', 'en', 'Destination Paris, France Dates February 1, 2027 to February 15, 2027'],
  [
    'MULTIPLE',
    'en',
    'Destination of the first trip Paris, France First departure February 1, 2027 Last day covered February 15, 2027',
  ],
  ['SINGLE', 'fr', 'Destination Paris, France Dates Du 1er février 2027 au 15 février 2027'],
  [
    'MULTIPLE',
    'fr',
    'Destination du premier voyage Paris, France Premier départ 1er février 2027 Dernier jour couvert 15 février 2027',
  ],
] as const)(
  'the page of a signed link says of a trip of the kind %s in %s: %s',
  async (tripType, language, told) => {
    expect(await toldOf(tripType, language)).toContain(told);
  },
);

test.each([
  ['SINGLE', 'en', 'Cancellation coverage From December 1, 2026 until departure'],
  ['MULTIPLE', 'en', 'Cancellation coverage From December 1, 2026 until each departure'],
  ['SINGLE', 'fr', 'Couverture d’annulation Du 1er décembre 2026 jusqu’au départ'],
  ['MULTIPLE', 'fr', 'Couverture d’annulation Du 1er décembre 2026 jusqu’à chaque départ'],
] as const)(
  'a policy that covers cancellation of a trip of the kind %s says in %s: %s',
  async (tripType, language, told) => {
    expect(await toldOf(tripType, language, '2026-12-01')).toContain(told);
    expect(await toldOf(tripType, language)).not.toContain(told.slice(0, 15));
  },
);
