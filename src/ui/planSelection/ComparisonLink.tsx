import { comparisonOf } from '#domain/resources/comparisonOf.ts';
import { useText } from '../../text/useText.ts';
import { forReaders } from '../kit/VisuallyHidden.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { useAreaHref } from '../kit/useAreaHref.ts';

/** What the plans that a traveller is offered cover, side by side. */
export function ComparisonLink({ codes, number }: { codes: readonly string[]; number: number }) {
  const text = useText('planSelection');
  const href = useAreaHref('/resources');
  const comparison = comparisonOf(codes);
  if (comparison === null) return null;
  return (
    <TextLink href={href(comparison)} newWindow>
      {text.rich('compare', { number, hidden: forReaders })}
    </TextLink>
  );
}
