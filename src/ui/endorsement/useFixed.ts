import { useSelector } from '@xstate/react';
import { type EditName, fieldIsFixed } from '#domain/endorsement/policyEdit.ts';
import { useText } from '../../text/useText.ts';
import type { EndorsementRef } from './endorsementRef.ts';

/** [EN-080] Why a field cannot be changed, in words, or undefined. */
export function useFixed(section: EndorsementRef): (of: EditName, key: string) => string | undefined {
  const text = useText('endorsement');
  const policy = useSelector(section, ({ context }) => context.policy);
  const facts = useSelector(section, ({ context }) => context.session.facts);
  return (of, key) => {
    const reason = fieldIsFixed(of, key, { policy, facts });
    return reason === null ? undefined : text(`fixed.${reason}`);
  };
}
