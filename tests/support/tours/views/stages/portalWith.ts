import { type AnyActorRef, createActor, type SnapshotFrom } from 'xstate';
import { applications } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { portalMachine } from '#machines/portal/portal.machine.ts';
import type { PortalRef } from '#src/ui/portal/portalRef.ts';
import { agency, agencyNavigation } from '../../../../tours/navigation.tour.ts';
import { portalTour } from '../../../../tours/portal.tour.ts';
import { internalSession } from '../../../../tours/sessions.ts';
import { answer, withDoubles } from '../../doubles.ts';

type Snapshot = SnapshotFrom<typeof portalMachine>;
type Children = Readonly<Record<string, AnyActorRef | undefined>>;

/** A portal in which an employee is signed in, with these charts in the place of its children and none that sells. */
export function portalWith(children: Children, language: Language): PortalRef {
  const portal = createActor(portalTour.machine, {
    input: {
      application: applications.b2b,
      language,
      sample: false,
      address: { path: '/get-a-quote', search: '' },
    },
  }).start();
  const inside = () => portal.getSnapshot().children as Record<string, AnyActorRef>;
  answer(inside().loadTexts!, undefined);
  answer(inside().openSession!, internalSession);
  const navigation = navigationThatHasCome(language);
  return overlaid(portal as PortalRef, { quoteFlow: undefined, navigation, ...children });
}

/** The menus of an agency. */
function navigationThatHasCome(language: Language): AnyActorRef {
  const navigation = createActor(withDoubles(navigationMachine)).start();
  navigation.send({ type: 'parent.showNavigation', wanted: { ...agency, language } });
  answer(Object.values(navigation.getSnapshot().children)[0] as AnyActorRef, agencyNavigation);
  return navigation;
}

/** The same portal, whose snapshots name other children. */
function overlaid(portal: PortalRef, children: Children): PortalRef {
  const known = new WeakMap<Snapshot, Snapshot>();
  const getSnapshot = () => {
    const snapshot = portal.getSnapshot();
    const found =
      known.get(snapshot) ??
      (Object.create(snapshot, {
        children: { value: { ...snapshot.children, ...children } },
      }) as Snapshot);
    known.set(snapshot, found);
    return found;
  };
  return {
    getSnapshot,
    subscribe: portal.subscribe.bind(portal),
    send: portal.send.bind(portal),
  } as unknown as PortalRef;
}
