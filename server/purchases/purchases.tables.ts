import type { ColumnType, GeneratedAlways } from 'kysely';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { StateValueFrom } from 'xstate';
import type { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import type { PurchaseContext } from '#machines/purchase/purchase.types.ts';
import type { strayOrderMachine } from '#machines/strayOrder/strayOrder.machine.ts';
import type { StrayOrderContext } from '#machines/strayOrder/strayOrder.types.ts';
import type { ApplicationKey } from '#domain/applications.ts';
import type { PlansBought } from '../policies/plansBought.ts';
import type { Defaulted, JsonColumn, NullableJsonColumn } from '../database/columns.ts';

/** The states of the chart of purchases by their names. */
export type PurchaseState = StateValueFrom<typeof purchaseMachine>;

export type PurchaseTables = {
  /** One row a submission that charges a card. */
  payment_attempts: {
    id: GeneratedAlways<string>;
    purchase_id: string;
    /** The person, or the session that nobody signed in to. */
    payer: string;
    signed_in: boolean;
    address: string;
    at: Date;
  };
  /** One row per key; the chart's state and context, and the body that the key is bound to. */
  purchases: {
    id: string;
    application: ApplicationKey;
    /** Whose purchase it is; null for a consumer, to whom it belongs by the session. */
    profile_ref: string | null;
    /** The session that prepared it, then the one that paid. */
    session_hash: string;
    /** What is bought, for as long as this is the key of that draft; null for a key without one. */
    draft_id: string | null;
    /** Where, for which agent and under which code the session that paid was selling; null before. */
    organization_code: string | null;
    agent_ref: string | null;
    selling_code: string | null;
    state: JsonColumn<PurchaseState>;
    context: JsonColumn<PurchaseContext>;
    revision: number;
    chart_version: Defaulted<number>;
    /** Null before it is paid, and again once the policies are recorded; without answers about health. */
    body: NullableJsonColumn<PolicyBody>;
    plans: NullableJsonColumn<PlansBought>;
    /** Answers about health, encrypted one by one, by the reference number of their traveller; null likewise. */
    medical_answers: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
    body_hash: string | null;
    created_at: Date;
    expires_at: Date;
  };
  /** Orders that a purchase or a change gave up, each watched until it is known that nothing of it is charged. */
  stray_orders: {
    id: string;
    order_id: string;
    /** One of both. */
    purchase_id: string | null;
    change_id: Defaulted<string | null>;
    amount_cents: number;
    state: JsonColumn<StateValueFrom<typeof strayOrderMachine>>;
    context: JsonColumn<StrayOrderContext>;
    revision: number;
    chart_version: number;
    created_at: Date;
  };
};
