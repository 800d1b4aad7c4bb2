import { type ComponentType, useState } from 'react';
import type { Path } from 'react-router';
import { loadLanguage } from '../../text/rooms.ts';
import { TextProvider } from '../../text/TextProvider.tsx';
import { useText } from '../../text/useText.ts';
import { type WhiteLabel, whiteLabels } from '../tokens/whiteLabel.ts';
import type { ListRef } from '../list/listRef.ts';
import { Addresses } from '../kit/Addresses.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { ActPieces } from './ActPieces.tsx';
import { ChoicePieces } from './ChoicePieces.tsx';
import { DatePieces } from './DatePieces.tsx';
import { FieldPieces } from './FieldPieces.tsx';
import { FilterPieces } from './FilterPieces.tsx';
import { GalleryFrame } from './GalleryFrame.tsx';
import styles from './gallery.module.css';
import { pages } from './pages.tsx';
import { QuietPieces } from './QuietPieces.tsx';
import { TablePieces } from './TablePieces.tsx';
import { addressOf, type GalleryView, type PartKey, viewOf } from './view.ts';

const parts: Readonly<Record<PartKey, ComponentType<{ list: ListRef }>>> = {
  fields: FieldPieces,
  choices: ChoicePieces,
  dates: DatePieces,
  quiet: QuietPieces,
  tables: TablePieces,
  filters: FilterPieces,
  acts: ActPieces,
};

export type GalleryProps = {
  asked: GalleryView;
  /** Says `sample`, as every page does that stands on sample data. */
  sample: boolean;
  /** The chart of a list, under way. */
  list: ListRef;
  onView: (view: GalleryView) => void;
};

/** Every piece of the kit in every state: for those who build screens, and for the tests that look at it. */
export function Gallery({ asked: opened, sample, list, onView }: GalleryProps) {
  const [view, setView] = useState(opened);
  const show = (next: GalleryView) => {
    setView(next);
    onView(next);
  };
  const follow = async ({ search }: Path) => {
    const next = viewOf(search, view);
    await loadLanguage(next.language);
    show(next);
  };
  const Page = pages[view.part];
  return (
    <TextProvider language={view.language}>
      <Addresses shown={`/kit${addressOf(view)}`} onFollow={(asked) => void follow(asked)}>
        <GalleryFrame view={view} parts={Object.keys(parts) as PartKey[]} sample={sample}>
          {Page ? (
            <Page />
          ) : (
            <div className={styles.gallery}>
              <GalleryHead label={view.label} onLabel={(label) => show({ ...view, label })} />
              {Object.entries(parts)
                .filter(([key]) => view.part === 'all' || key === view.part)
                .map(([key, Pieces]) => (
                  <Pieces key={key} list={list} />
                ))}
            </div>
          )}
        </GalleryFrame>
      </Addresses>
    </TextProvider>
  );
}

function GalleryHead({ label, onLabel }: { label: WhiteLabel; onLabel: (label: WhiteLabel) => void }) {
  const text = useText('gallery');
  return (
    <div className={styles.head}>
      <PageTitle takesFocus={false} lead={text('lead')}>
        {text('title')}
      </PageTitle>
      <div className={styles.labels} role="group" aria-label={text('labels')}>
        {whiteLabels.map((known) => (
          <button key={known} type="button" aria-pressed={known === label} onClick={() => onLabel(known)}>
            {text(`label.${known}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
