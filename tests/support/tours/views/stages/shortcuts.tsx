import { Shortcuts } from '#src/ui/quickQuote/Shortcuts.tsx';
import { shortcutsTour } from '../../../../tours/shortcuts.tour.ts';
import { defineStage } from '../stage.ts';

export const shortcutsStage = defineStage(shortcutsTour, (shortcuts) => (
  <main>
    <Shortcuts shortcuts={shortcuts} />
  </main>
));
