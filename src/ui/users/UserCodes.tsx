import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { SummaryList, type SummaryRow } from '../kit/SummaryList.tsx';
import type { UserFormProps } from './userFields.ts';

const codes = ['profileId', 'agentId', 'userRef', 'sellerCode'] as const;

/** [US-010] What names somebody who is there, and is not filled in. */
export function useUserCodes(actor: UserFormProps['actor']): readonly SummaryRow[] {
  const text = useText('userForm');
  const form = useSelector(actor, ({ context }) => context.form);
  return codes.map((key) => ({ key, label: text(key), value: form[key] || text('empty') }));
}

/** The same, of a person who is there. */
export function UserCodes({ actor }: UserFormProps) {
  const isSaved = useSelector(actor, ({ context }) => context.saved !== null);
  const rows = useUserCodes(actor);
  return isSaved && <SummaryList rows={rows} />;
}
