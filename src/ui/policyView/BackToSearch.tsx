import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router';
import { isOpen } from '#domain/openAreas.ts';
import { refCodeOf } from '#domain/refCode.ts';
import { addressAt, placeOf } from '#domain/routes.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { TextLink } from '../kit/TextLink.tsx';
import type { PolicyViewProps } from './policyViewRef.ts';

/** [PO-001] Leads back to where policies are searched for: the root of administration, an area of its own elsewhere. */
export function BackToSearch({ area }: PolicyViewProps) {
  const text = useText('policyView');
  const language = useLanguage();
  const { search } = useLocation();
  const adminView = useSelector(area, ({ context }) => context.session.facts.adminView);
  const path = adminView ? '/' : '/maintenance';
  if (!isOpen(placeOf(path))) return null;
  return (
    <p>
      <TextLink href={addressAt(path, { language, refCode: refCodeOf(search) })}>{text('back')}</TextLink>
    </p>
  );
}
