import { useSelector } from '@xstate/react';
import { referenceIsUnknown } from '#domain/unknownReference.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Notice } from '../kit/Notice.tsx';
import type { PlaceProps } from './portalRef.ts';

/** The link by which a visitor came names an agency that nobody knows: said above Continue. */
export function UnknownReference({ portal }: PlaceProps) {
  const text = useText('reference');
  const language = useLanguage();
  const isUnknown = useSelector(portal, ({ context: { application, refCode, session } }) =>
    referenceIsUnknown(application, refCode, session),
  );
  const house = useSelector(portal, ({ context }) => context.session?.organizationName[language] ?? '');
  if (!isUnknown) return null;
  return (
    <Notice tone="warning" title={text('unknown.title')}>
      {text('unknown.body', { house })}
    </Notice>
  );
}
