import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { type ApplicationKey, applications } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import type { NavContent } from '#domain/navigation/navContent.ts';
import { organizationKind } from '#domain/organizations.ts';
import type { RoleName, UserType } from '#domain/permissions/roles.ts';
import { type NavigationFor, navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { organizationSwitchMachine } from '#machines/organizationSwitch/organizationSwitch.machine.ts';
import { portalMachine } from '#machines/portal/portal.machine.ts';
import type { SessionFacts } from '#machines/session.types.ts';
import { readRoles } from '#server/identity/roles.ts';
import type { Organization } from '#server/organizations/organizations.ts';
import { navigationOf } from '#server/organizations/navigation.ts';
import { sampleContent } from '#server/sample/organizationContent.ts';
import { sampleOrganizations } from '#server/sample/organizations.ts';
import { sampleLogo } from '#server/sample/sampleLogo.ts';
import { tellSwitch } from '#src/app/switchTeller.ts';
import { SwitchContext } from '#src/ui/organizationSwitch/switchRef.ts';
import { PortalFrame } from '#src/ui/portal/PortalFrame.tsx';
import { markupOf } from '../markup.tsx';
import { internalSession } from '../../tours/sessions.ts';

export type Visitor = {
  application: ApplicationKey;
  organization: string;
  role: RoleName;
  language?: Language;
  path?: string;
  search?: string;
  /** What the server says of menus, footer and help; the sample's own by default, null when it fails. */
  content?: NavContent | null;
  /** The person's own pages at the identity provider; there are both by default. */
  accountPages?: SessionFacts['accountPages'];
};

const roles = readRoles();
/** A chart of which the frame shows nothing. */
const unseen = (id: string) => setup({}).createMachine({ id }) as never;

function sampleOf(code: string) {
  const found = sampleOrganizations.find((each) => each.code === code);
  if (!found) throw new Error(`No sample organization is called ${code}`);
  return found;
}

function organizationOf(code: string): Organization {
  const { names, refCode, parentCode, category, whiteLabel, policyPrefix, gateways, city, province } =
    sampleOf(code);
  const hasLogo = sampleLogo(code) !== null;
  const own = {
    code,
    names,
    refCode,
    parentCode,
    category,
    whiteLabel,
    policyPrefix,
    hasLogo,
    city,
    province,
  };
  const rest = { active: true, cardProfileId: null, ownLimits: null, featureFlags: flagsOf(code) };
  return { ...own, ...rest, paymentGateways: gateways };
}

const flagsOf = (code: string) =>
  Object.entries(sampleOf(code).featureFlags).flatMap(([flag, isOn]) => (isOn ? [flag] : []));

/** The navigation that the sample server answers for an organization. */
export function sampleNavigation({ organizationCode, language, channel }: NavigationFor): NavContent {
  const sample = sampleOf(organizationCode);
  const content = sampleContent(sample, language, channel);
  return navigationOf(
    organizationOf(organizationCode),
    {
      ...content,
      organizationCode,
      organizationName: sample.names.en,
      organizationNameInFrench: sample.names.fr,
    },
    language,
  );
}

const bothPages = { account: 'https://id.example/me', preferences: 'https://id.example/me/likes' };

function sessionOf({ application, organization, role, accountPages = bothPages }: Visitor): SessionFacts {
  const { names, category, refCode } = sampleOf(organization);
  const { signsInAs, atoms } = roles[role];
  const userType: UserType = signsInAs === 'lanid' ? 'lanid' : 'ciamid';
  const { channel, adminView } = applications[application];
  return {
    ...internalSession,
    signedIn: signsInAs !== 'anonymous',
    userType,
    organizationName: names,
    organizationCode: organization,
    atoms,
    featureFlags: flagsOf(organization),
    referenceId: refCode,
    publicReferenceId: refCode,
    accountPages,
    facts: {
      ...internalSession.facts,
      application,
      channel,
      adminView,
      userType,
      organizationCode: organization,
      organizationCategory: category,
      organizationKind: organizationKind(organization),
    },
  };
}

/** The frame of the portal as a visitor sees it once menus, footer and help have come or failed. */
export async function frameOf(visitor: Visitor): Promise<string> {
  const { language = 'en', path = '/', search = '', content } = visitor;
  const portal = createActor(
    portalMachine.provide({
      actors: {
        loadTexts: fromPromise<void, { language: Language }>(async () => {}),
        openSession: fromPromise<SessionFacts, void>(async () => sessionOf(visitor)),
        quoteFlow: unseen('quoteFlow'),
        idleSession: unseen('idleSession'),
        organizationLoad: unseen('organizationLoad'),
        navigation: navigationMachine.provide({
          actors: {
            getNavContent: fromPromise<NavContent, NavigationFor>(async ({ input }) => {
              if (content === null) throw new Error('down');
              return content ?? sampleNavigation(input);
            }),
          },
        }),
      },
    }),
    {
      input: {
        application: applications[visitor.application],
        language,
        sample: true,
        address: { path, search },
      },
    },
  ).start();
  const { navigation } = portal.getSnapshot().children;
  if (!navigation) throw new Error('The portal has no navigation');
  await waitFor(navigation, (snapshot) => snapshot.hasTag('fetched'));
  const organizationSwitch = createActor(organizationSwitchMachine).start();
  tellSwitch(portal, (situation) => organizationSwitch.send({ type: 'portal.tell', situation }))();
  return markupOf(
    <SwitchContext value={organizationSwitch}>
      <PortalFrame portal={portal}>
        <h1>Screen</h1>
      </PortalFrame>
    </SwitchContext>,
    language,
  );
}
