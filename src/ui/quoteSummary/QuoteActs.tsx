import { useSelector } from '@xstate/react';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import type { QuoteSummaryProps } from './quoteSummaryRef.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { useAreaHref } from '../kit/useAreaHref.ts';

/** The quote for the client, as the list of held quotes gives it: as a PDF, and by email. */
export function QuoteActs({ flow }: QuoteSummaryProps) {
  const text = useText('quoteSummary');
  const language = useLanguage();
  const href = useAreaHref('/quotes');
  const { mayPrintQuote, mayMailQuote } = useSelector(flow, ({ context }) => context.facts);
  const quoteNumber = useSelector(flow, ({ context }) => context.quoteNumber);
  const pdf = useSelector(flow, ({ children }) => children.policyPdf);
  const isAsked = useSelector(pdf, (snapshot) => snapshot?.context.wanted?.of === 'quote');
  const isUnderway = useSelector(pdf, (snapshot) => snapshot?.hasTag('busy') ?? false);
  const hasFailed = useSelector(pdf, (snapshot) => snapshot?.matches('failed') ?? false);
  const problem = useSelector(pdf, (snapshot) => snapshot?.context.problem ?? null);
  if (quoteNumber === null || !mayPrintQuote) return null;
  const download = () => pdf?.send({ type: 'person.downloadPdf', of: 'quote', quoteNumber, language });
  return (
    <FieldStack>
      <ButtonRow>
        <Button icon="download" busy={isAsked && isUnderway} onPress={download}>
          {text('pdf')}
        </Button>
        {mayMailQuote && (
          <TextLink as="secondary" href={href({ path: '/send', search: `?id=${quoteNumber}&from=quote` })}>
            {text('mail')}
          </TextLink>
        )}
      </ButtonRow>
      {isAsked && hasFailed && <FailureNotice code={problem}>{text('pdf.failed')}</FailureNotice>}
    </FieldStack>
  );
}
