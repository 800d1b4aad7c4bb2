import { type Activity, watchActivity } from '#src/ports/activity.ts';

declare global {
  interface Window {
    /** What was told so far. */
    activities: Activity[];
    stopWatching(): void;
  }
}

window.activities = [];
window.stopWatching = watchActivity(
  window,
  () => 'http://cards.example',
  (activity) => window.activities.push(activity),
);
