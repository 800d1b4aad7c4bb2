import type { StateValueFrom } from 'xstate';
import type { ChangeKind, RefundStatus } from '#domain/calls/shapes/policyChange.ts';
import type { policyChangeMachine } from '#machines/policyChange/policyChange.machine.ts';
import type { PolicyChangeContext } from '#machines/policyChange/policyChange.types.ts';
import type { refundOrderMachine } from '#machines/refundOrder/refundOrder.machine.ts';
import type { RefundOrderContext } from '#machines/refundOrder/refundOrder.types.ts';
import type { JsonColumn, NullableJsonColumn } from '../database/columns.ts';
import type { ChangePlan } from './changePlan.ts';

export type PolicyChangeState = StateValueFrom<typeof policyChangeMachine>;

export type PolicyChangeTables = {
  /** One row per key; at most one of what was bought together is open. */
  policy_changes: {
    id: string;
    policy_id: string;
    kind: ChangeKind;
    policy_numbers: string[];
    /** Who made it and for which organization; the session by its hash. */
    organization_code: string;
    profile_ref: string | null;
    session_hash: string;
    request_id: string;
    body_hash: string;
    /** What it is to do; null once that is done, or given up. */
    plan: NullableJsonColumn<ChangePlan>;
    state: JsonColumn<PolicyChangeState>;
    context: JsonColumn<PolicyChangeContext>;
    revision: number;
    chart_version: number;
    needs_attention: boolean;
    is_open: boolean;
    created_at: Date;
  };
  /** One row a refund over the gateway. */
  refund_orders: {
    id: string;
    /** By which the gateway knows it. */
    refund_id: string;
    change_id: string;
    policy_number: string;
    order_id: string;
    amount_cents: number;
    status: Exclude<RefundStatus, 'BOOKED'>;
    state: JsonColumn<StateValueFrom<typeof refundOrderMachine>>;
    context: JsonColumn<RefundOrderContext>;
    revision: number;
    chart_version: number;
    created_at: Date;
  };
};
