import { type AnyActorRef, createActor } from 'xstate';
import { applications } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import { mobileMenuMachine } from '#machines/mobileMenu/mobileMenu.machine.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { PortalRef } from '#src/ui/portal/portalRef.ts';
import { agency, agencyNavigation } from '../../../../tours/navigation.tour.ts';
import { portalTour } from '../../../../tours/portal.tour.ts';
import { internalSession } from '../../../../tours/sessions.ts';
import { answer, withDoubles } from '../../doubles.ts';
import { type Children, withChildren } from './withChildren.ts';

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
  const mobileMenu = createActor(mobileMenuMachine).start();
  return withChildren(portal as PortalRef, { quoteFlow: undefined, mobileMenu, navigation, ...children });
}

/** The menus of an agency. */
function navigationThatHasCome(language: Language): AnyActorRef {
  const navigation = createActor(withDoubles(navigationMachine)).start();
  navigation.send({ type: 'parent.showNavigation', wanted: { ...agency, language } });
  answer(Object.values(navigation.getSnapshot().children)[0] as AnyActorRef, agencyNavigation);
  return navigation;
}
