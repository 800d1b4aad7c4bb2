import type { StateValue } from 'xstate';
import type { InvitationContext } from '#machines/invitation/invitation.types.ts';
import type { Defaulted, JsonColumn } from '../database/columns.ts';
import type { OutboxState } from '../outbox/outbox.tables.ts';

export type InvitationTables = {
  invitations: {
    id: string;
    profile_ref: string;
    state: JsonColumn<StateValue>;
    context: JsonColumn<InvitationContext>;
    revision: number;
    chart_version: number;
    /** How the last mail ended. */
    mail: Defaulted<OutboxState>;
    created_at: Date;
  };
  reference_tries: {
    /** Issuer and subject. */
    identity: string;
    tries: number;
    tried_at: Date;
  };
};
