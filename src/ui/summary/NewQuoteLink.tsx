import { useLocation } from 'react-router';
import { newQuoteAddress } from '#domain/quote/newQuoteAddress.ts';
import { refCodeOf } from '#domain/refCode.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { TextLink } from '../kit/TextLink.tsx';

/** Leaves the quote in hand for a new one. */
export function NewQuoteLink({ as }: { as: 'secondary' | 'quiet' }) {
  const text = useText('flow');
  const language = useLanguage();
  const { search } = useLocation();
  return (
    <TextLink as={as} href={newQuoteAddress(language, refCodeOf(search))}>
      {text('newQuote')}
    </TextLink>
  );
}
