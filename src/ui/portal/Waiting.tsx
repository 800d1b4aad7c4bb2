import { SpinnerPage } from '../pages/WaitingPage.tsx';

/** While the session is opened or ended. */
export function Waiting() {
  return <SpinnerPage />;
}
