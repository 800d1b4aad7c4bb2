import { applications } from '#domain/applications.ts';
import { areas } from '#domain/areas.ts';
import type { CurrentUser } from '#domain/calls/identity/user.ts';
import { defaultOrganization, organizationKind } from '#domain/organizations.ts';
import { defaultGateways } from '#domain/payment/gateways.ts';
import { defaultQuickQuoteLimits } from '#domain/quote/limits.ts';
import { holds, holdsAll } from '#domain/permissions/claimGroups.ts';
import type { SessionFacts } from '#machines/session.types.ts';

/** What the charts may know of the session, out of the answer of get-user. */
export function sessionFactsOf(current: CurrentUser): SessionFacts {
  const { user, claims, organization } = current;
  const application = applications[current.application];
  const signedIn = user !== null && !user.anonymous;
  const code = organization?.code ?? defaultOrganization;
  return {
    signedIn,
    userType: user?.userType ?? 'ciamid',
    displayName: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    userRef: user && !user.anonymous ? user.userRef : '',
    profileCode: user?.profileCode ?? null,
    role: user && !user.anonymous ? user.role : null,
    organizationCode: user?.organizationCode ?? null,
    organizationIsOwn: user?.organizationIsOwn ?? true,
    atoms: claims.atoms,
    featureFlags: organization?.featureFlags ?? [],
    referenceId: organization?.refCode ?? null,
    publicReferenceId: organization?.publicRefCode ?? null,
    accountPages: current.accountPages,
    publicOrigin: current.publicOrigin,
    sessionExpiration: current.sessionExpiration,
    debounceInterval: current.debounceInterval,
    organizationName: { en: organization?.name ?? '', fr: organization?.nameInFrench ?? '' },
    facts: {
      application: current.application,
      channel: application.channel,
      adminView: application.adminView,
      userType: user?.userType ?? 'ciamid',
      organizationCode: code,
      organizationCategory: organization?.category ?? 'AFFILIATION',
      organizationKind: organizationKind(code),
      quickQuoteLimits: organization?.quickQuoteLimits ?? defaultQuickQuoteLimits,
      paymentGateways: organization?.paymentGateways ?? defaultGateways,
      mayQuote: holds(claims.atoms, 'AUTH_ROLES.QUOTE_READ'),
      mayBook: holds(claims.atoms, 'BOOKING.BOOK_QUOTE'),
      mayReadWorksheet: holds(claims.atoms, 'POLICY_MAINTENANCE.VIEW_FINANCIAL_TRANSACTIONS'),
      mayPrintQuote: holds(claims.atoms, 'BOOKING.VIEW_HELD_QUOTES'),
      mayMailQuote:
        holds(claims.atoms, 'BOOKING.VIEW_HELD_QUOTES') &&
        holds(claims.atoms, 'POLICY_MAINTENANCE.SEND_CONFIRMATION'),
      mayOpenTasks: signedIn && holdsAll(claims.atoms, areas['/tasks'].claims),
      mayDateApplication: holds(claims.atoms, 'BOOKING.SET_APPLICATION_DATE'),
      monerisProfileId: current.monerisProfileId,
      cardFrameUrl: current.cardFrame.url,
      today: current.today,
    },
  };
}
