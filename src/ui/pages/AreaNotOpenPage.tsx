import { useText } from '../../text/useText.ts';
import { TextLink } from '../kit/TextLink.tsx';
import { Place } from './Place.tsx';

export type AreaNotOpenPageProps = {
  /** Name of the area, translated. */
  area: string;
  homeHref: string;
};

/** The page of an area that is routed and guarded but not built yet. */
export function AreaNotOpenPage({ area, homeHref }: AreaNotOpenPageProps) {
  const text = useText('pages');
  return (
    <Place
      badge={text('area.badge')}
      title={area}
      lead={text('area.body')}
      acts={
        <TextLink href={homeHref} as="primary">
          {text('area.home')}
        </TextLink>
      }
    />
  );
}
