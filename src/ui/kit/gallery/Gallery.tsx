import { useState } from 'react';
import type { Language } from '#domain/locales.ts';
import { otherLanguage } from '#domain/locales.ts';
import { loadLanguage } from '../../../text/rooms.ts';
import { TextProvider } from '../../../text/TextProvider.tsx';
import { useText } from '../../../text/useText.ts';
import { type WhiteLabel, wearWhiteLabel, whiteLabels } from '../../tokens/whiteLabel.ts';
import { Button } from '../Button.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { ActPieces } from './ActPieces.tsx';
import { ChoicePieces } from './ChoicePieces.tsx';
import { DatePieces } from './DatePieces.tsx';
import { FieldPieces } from './FieldPieces.tsx';
import styles from './gallery.module.css';
import { QuietPieces } from './QuietPieces.tsx';
import { ShellPieces } from './ShellPieces.tsx';

const parts = {
  fields: FieldPieces,
  choices: ChoicePieces,
  dates: DatePieces,
  quiet: QuietPieces,
  acts: ActPieces,
} as const;

export type GalleryProps = {
  language: Language;
  label: WhiteLabel;
  /** `all`, the key of one part, or `shell`. */
  part: string;
};

/** Every piece of the kit in every state: for those who build screens, and for the tests that look at it. */
export function Gallery({ language: first, label, part }: GalleryProps) {
  const [language, setLanguage] = useState(first);
  const switchLanguage = async () => {
    await loadLanguage(otherLanguage(language));
    setLanguage(otherLanguage(language));
  };
  return (
    <TextProvider language={language}>
      {part === 'shell' ? (
        <ShellPieces />
      ) : (
        <main className={styles.gallery} lang={language}>
          <GalleryHead label={label} onSwitch={switchLanguage} />
          {Object.entries(parts)
            .filter(([key]) => part === 'all' || key === part)
            .map(([key, Pieces]) => (
              <Pieces key={key} />
            ))}
        </main>
      )}
    </TextProvider>
  );
}

function GalleryHead({ label: first, onSwitch }: { label: WhiteLabel; onSwitch: () => Promise<void> }) {
  const text = useText('gallery');
  const [label, setLabel] = useState(first);
  return (
    <header className={styles.head}>
      <PageTitle step={{ current: 3, total: 7 }} takesFocus={false} lead={text('lead')}>
        {text('title')}
      </PageTitle>
      <div className={styles.labels} role="group" aria-label={text('labels')}>
        {whiteLabels.map((known) => (
          <button
            key={known}
            type="button"
            aria-pressed={known === label}
            onClick={() => {
              wearWhiteLabel(document.documentElement, known);
              setLabel(known);
            }}
          >
            {text(`label.${known}`)}
          </button>
        ))}
      </div>
      <Button kind="quiet" onPress={() => void onSwitch()}>
        {text('otherLanguage')}
      </Button>
    </header>
  );
}
