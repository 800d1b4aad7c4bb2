import { ReadingContent } from '#src/ui/portal/ReadingContent.tsx';
import { contentPageTour } from '../../../../tours/contentPage.tour.ts';
import { defineStage } from '../stage.ts';
import { portalWith } from './portalWith.ts';

export const contentPageStage = defineStage(contentPageTour, (contentPage, language) => (
  <main>
    <ReadingContent portal={portalWith({ contentPage }, language)} />
  </main>
));
