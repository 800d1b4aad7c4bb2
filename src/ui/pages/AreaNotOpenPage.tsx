import { useText } from '../../text/useText.ts';
import { TextLink } from '../kit/TextLink.tsx';
import { Place } from './Place.tsx';

export type AreaNotOpenPageProps = {
  /** Name of the area, translated. */
  area: string;
  homeHref: string;
  onHome?: (() => void) | undefined;
};

/** The page of an area that is routed and guarded but not built yet. */
export function AreaNotOpenPage({ area, homeHref, onHome }: AreaNotOpenPageProps) {
  const text = useText('pages');
  return (
    <Place
      badge={text('area.badge')}
      title={area}
      lead={text('area.body')}
      acts={
        <TextLink href={homeHref} as="primary" onFollow={onHome && (() => onHome())}>
          {text('area.home')}
        </TextLink>
      }
    />
  );
}
