import { useSelector } from '@xstate/react';
import { Component, type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { portalMachine } from '#machines/portal/portal.machine.ts';
import { TextProvider } from '../../text/TextProvider.tsx';
import { SwitchContext, type SwitchRef } from '../organizationSwitch/switchRef.ts';
import { IdleReminder } from '../idle/IdleReminder.tsx';
import { SignInWaitingPage } from '../pages/WaitingPage.tsx';
import { EndingSession, SessionNotEnded } from './EndingSession.tsx';
import { Broken, Forbidden, NotFound } from './ErrorPlaces.tsx';
import { InArea } from './InArea.tsx';
import { PortalFrame } from './PortalFrame.tsx';
import { PortalAddresses } from './PortalAddresses.tsx';
import type { PlaceProps } from './portalRef.ts';
import {
  AreaNotOpen,
  ChoosingSignIn,
  ReadingContent,
  SigningInCustomer,
  SigningInDirectory,
} from './latePlaces.ts';
import { Selling } from './Selling.tsx';
import { SwitchQuestion } from './SwitchQuestion.tsx';
import { Unreachable } from './Unreachable.tsx';
import { Waiting } from './Waiting.tsx';

type Visit = SnapshotFrom<typeof portalMachine>['value']['visit'];
type KeyOf<Value> = Value extends object ? keyof Value : Value;
type VisitName = KeyOf<Visit>;

/** One screen per state. A state added to the chart and not here is a compile error. */
const places: Record<VisitName, ComponentType<PlaceProps>> = {
  openingSession: Waiting,
  deciding: Waiting,
  unreachable: Unreachable,
  choosingSignIn: ChoosingSignIn,
  signingInDirectory: SigningInDirectory,
  signingInCustomer: SigningInCustomer,
  selling: Selling,
  endingSession: EndingSession,
  sessionNotEnded: SessionNotEnded,
  signingOut: Waiting,
  readingContent: ReadingContent,
  inArea: InArea,
  arrivingBySso: SignInWaitingPage,
  areaNotOpen: AreaNotOpen,
  forbidden: Forbidden,
  notFound: NotFound,
  broken: Broken,
};

const nameOf = (visit: Visit): VisitName =>
  typeof visit === 'string' ? visit : (Object.keys(visit)[0] as VisitName);

/** The running chart of the organization switch, which comes later than the page. */
export type ComingSwitch = {
  /** Null until it was fetched. */
  current(): SwitchRef | null;
  /** Calls back when the chart has come, until the answer is called. */
  watch(changed: () => void): () => void;
};

/** Everything a person sees. */
export function Portal({
  portal,
  comingSwitch,
  messages,
}: PlaceProps & { comingSwitch: ComingSwitch; messages: ReactNode }) {
  const organizationSwitch = useSyncExternalStore(
    comingSwitch.watch,
    comingSwitch.current,
    comingSwitch.current,
  );
  const language = useSelector(portal, ({ context }) => context.language);
  const place = useSelector(portal, ({ value }) => nameOf(value.visit));
  const Place = places[place];
  const idle = useSelector(portal, ({ children }) => children.idleSession);
  const signedIn = useSelector(portal, ({ context }) => context.session?.signedIn ?? false);
  return (
    <TextProvider language={language}>
      <SwitchContext value={organizationSwitch}>
        <PortalAddresses portal={portal}>
          <PortalFrame portal={portal}>
            <ScreenBoundary key={place} onFail={() => portal.send({ type: 'screen.fail', requestId: null })}>
              <Place portal={portal} />
            </ScreenBoundary>
          </PortalFrame>
          {organizationSwitch && <SwitchQuestion organizationSwitch={organizationSwitch} />}
          {idle && <IdleReminder idle={idle} signedIn={signedIn} />}
          {messages}
        </PortalAddresses>
      </SwitchContext>
    </TextProvider>
  );
}

type BoundaryProps = { onFail: () => void; children: ReactNode };

/** [ER-011] A screen that fails while it is drawn leads to the error page. */
class ScreenBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
