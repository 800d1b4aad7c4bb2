import { comparisonOf } from '#domain/resources/comparisonOf.ts';
import { useText } from '../../text/useText.ts';
import { TextLink } from '../kit/TextLink.tsx';
import { useAreaHref } from '../kit/useAreaHref.ts';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';

/** What the plans that a traveller is offered cover, side by side; number 0 is the family. */
export function ComparisonLink({ codes, number }: { codes: readonly string[]; number: number }) {
  const text = useText('planSelection');
  const href = useAreaHref('/resources');
  const comparison = comparisonOf(codes);
  if (comparison === null) return null;
  return (
    <TextLink href={href(comparison)} newWindow>
      <span>{text('compare')}</span>
      <VisuallyHidden>{` ${text('compare.whose', { number })}`}</VisuallyHidden>
    </TextLink>
  );
}
