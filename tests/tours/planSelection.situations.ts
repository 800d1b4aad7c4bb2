import type { SnapshotFrom } from 'xstate';
import type { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import { missingPlans } from '#machines/planSelection/planSelection.rules.ts';

export type Snapshot = SnapshotFrom<typeof planSelectionMachine>;
export const held = ({ context }: Snapshot, paxId: string) =>
  context.form.chosen.find((plan) => plan.paxId === paxId)?.code ?? null;
export const offerOf = ({ context }: Snapshot, paxId: string) =>
  context.offers.find((offer) => offer.paxId === paxId);
export const cardIsThere = (snapshot: Snapshot, paxId: string) =>
  offerOf(snapshot, paxId)?.codes.includes('SEMH') ?? false;
export const totalOf = ({ context }: Snapshot, paxId: string) =>
  context.form.chosen.find((plan) => plan.paxId === paxId)?.premiumTotalCents;
export const problemsOf = ({ context }: Snapshot) => context.offers.map(({ problem }) => problem);
export const loadingOf = ({ context }: Snapshot) =>
  context.offers.filter(({ isLoading }) => isLoading).map(({ paxId }) => paxId);
export const firstCardIsThere = (snapshot: Snapshot) => cardIsThere(snapshot, 'pax-1');
export const canGoOn = ({ context }: Snapshot) => Object.keys(missingPlans(context)).length === 0;
