import { useSelector } from '@xstate/react';
import { useLanguage } from '../../text/useLanguage.ts';
import { useSaid } from '../../text/useSaid.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { Place } from '../pages/Place.tsx';
import { homeAddress } from './home.ts';
import type { PlaceProps } from './portalRef.ts';

/** What is not allowed, and the way back to what was being done. */
export function AreaRefused({ portal }: PlaceProps) {
  const text = useText('area');
  const pages = useText('pages');
  const language = useLanguage();
  const refusal = useSelector(portal, ({ context }) => context.refusal);
  const refCode = useSelector(portal, ({ context }) => context.refCode);
  const said = useSaid(refusal?.code ?? null);
  return (
    <Place
      badge={pages('error.code', { code: '403' })}
      title={text('refused.title')}
      lead={said || text('refused.body')}
      acts={
        <>
          <Button kind="primary" onPress={() => portal.send({ type: 'person.returnToArea' })}>
            {text('refused.back')}
          </Button>
          <TextLink href={homeAddress(language, refCode)} as="secondary">
            {pages('error.home')}
          </TextLink>
        </>
      }
    >
      <p>{text('refused.kept')}</p>
      {refusal?.requestId && (
        <p>
          <span>{pages('error.request')}</span> <code>{refusal.requestId}</code>
        </p>
      )}
    </Place>
  );
}
