import { useSelector } from '@xstate/react';
import { areaAt } from '#domain/areas.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import { policyPlaceAt } from '#domain/policies/policySections.ts';
import { useText } from '../../text/useText.ts';
import { TextLink } from '../kit/TextLink.tsx';
import { useAreaHref } from '../kit/useAreaHref.ts';
import type { PolicyViewProps } from './policyViewRef.ts';

/** Leads from a quote that shows to where it is resumed, among the held ones. */
export function ResumeQuote({ area }: PolicyViewProps) {
  const text = useText('policyView');
  const href = useAreaHref('/quotes');
  const policy = useSelector(area, ({ context }) => context.policy);
  const isQuote = useSelector(area, ({ context }) => policyPlaceAt(context.address)?.isQuote);
  const mayResume = useSelector(area, ({ context }) =>
    areaAt('/quotes').claims.every((claim) => holds(context.session.atoms, claim)),
  );
  if (!policy || !isQuote || !mayResume) return null;
  const search = `?${new URLSearchParams({ quoteNumber: policy.policyNumber })}`;
  return (
    <p>
      <TextLink as="primary" href={href({ path: '/', search })}>
        {text('resume')}
      </TextLink>
    </p>
  );
}
