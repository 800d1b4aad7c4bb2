/** Runs in the page before anything else: what the application would do first, without waiting for its code. */
import { getUserPath } from '#domain/calls/identity/getUserPath.ts';
import { defaultLanguage, languageOf } from '#domain/locales.ts';
import { refCodeOf } from '#domain/refCode.ts';
import { createCredentials } from '../../ports/credentials.ts';

const { hash, search } = window.location;
if (hash !== '') {
  // What a fragment carries may open another session first, and lead elsewhere.
  document.documentElement.dataset.veiled = 'on';
} else {
  const asked = { wall: Date.now(), steady: performance.now() };
  const { headers } = createCredentials({
    language: () => languageOf(document.documentElement.dataset.language) ?? defaultLanguage,
    refCode: () => refCodeOf(search),
  });
  const answer = fetch(getUserPath, { credentials: 'same-origin', headers: headers() });
  answer.catch(() => undefined);
  window.portageFirstCall = { answer, asked };
}

let pressed: HTMLElement | null = null;
/** What was painted beforehand neither sends a form nor leads away by itself: the application presses again when it has come. */
function hold(event: MouseEvent): void {
  const place = (event.target as Element).closest<HTMLElement>('button, a:not([href^="#"])');
  if (place === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  pressed = place;
}
window.addEventListener('click', hold, true);
window.portagePressed = () => {
  window.removeEventListener('click', hold, true);
  window.portagePressed = undefined;
  return pressed;
};
