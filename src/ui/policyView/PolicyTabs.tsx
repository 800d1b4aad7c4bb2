import { useSelector } from '@xstate/react';
import { policyPlaceAt, policyTabs } from '#domain/policies/policySections.ts';
import { useText } from '../../text/useText.ts';
import { TabStrip } from '../kit/TabStrip.tsx';
import { useAreaHref } from '../kit/useAreaHref.ts';
import type { PolicyViewProps } from './policyViewRef.ts';

/** [PV-003] [PV-005] The sections that the person may open, once the policy is there. */
export function PolicyTabs({ area }: PolicyViewProps) {
  const text = useText('policyView');
  const href = useAreaHref('/endorsement');
  const address = useSelector(area, ({ context }) => context.address);
  const built = useSelector(area, ({ context }) => context.built);
  const session = useSelector(area, ({ context }) => context.session);
  const isThere = useSelector(area, ({ context }) => context.policy !== null && !context.mustConfigure);
  const place = policyPlaceAt(address);
  if (!place || !isThere) return null;
  return (
    <TabStrip
      label={text('tabs')}
      current={place.segment}
      tabs={policyTabs(built, session, place.isQuote).map((segment) => ({
        key: segment,
        label: text(`section.${segment}`),
        href: href({
          path: `/${place.policyNumber}/${segment}`,
          search: place.isQuote ? '?status=QUOTE' : '',
        }),
      }))}
    />
  );
}
