import { getUser } from '#domain/calls/identity/getUser.ts';
import { openSession } from '#domain/calls/identity/openSession.ts';
import { signOutCustomer, signOutDirectory } from '#domain/calls/identity/signOut.ts';
import type { CurrentUser, SessionUser } from '#domain/calls/identity/user.ts';
import { defaultOrganization } from '#domain/organizations.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import { refCodeOf } from '#domain/refCode.ts';
import { placeOf } from '#domain/routes.ts';
import type { SessionFacts, UserType } from '#machines/session.types.ts';
import type { ProviderAccount } from '#machines/signInSteps.ts';
import type { AddressBar } from '../ports/addressBar.ts';
import type { Credentials, CredentialsHolder } from '../ports/credentials.ts';
import type { CallAnswer, CallServer } from '../ports/http.ts';
import type { IdentityProvider, RedirectOptions } from '../ports/identityProvider.ts';
import type { Moment, ServerClock } from '../ports/serverClock.ts';
import type { SessionChannel } from '../ports/sessionChannel.ts';
import { SignInFailure } from '../ports/signInFailure.ts';
import type { SignInMemory } from '../ports/signInMemory.ts';
import { sessionFactsOf } from './sessionFacts.ts';

/** Where the provider ends its own session; null where it is over already. */
export type EndSession = CallAnswer<typeof signOutDirectory>['body']['endSession'];

/** Another 401 may only say that this page cannot name itself any more. */
const isEnded = (error: unknown): boolean =>
  ['session.missing', 'session.expired'].includes(problemCodeOf(error));

const callbackPaths: Record<UserType, string> = { lanid: '/login/callback', ciamid: '/ciam/handlelogin' };

export type SessionParts = {
  callServer: CallServer;
  credentials: CredentialsHolder;
  addressBar: AddressBar;
  origin: string;
  uiLocale: () => string;
  /** Makes calls whose 401 reaches nobody but the caller. */
  callQuietly: CallServer;
  clock: ServerClock;
  /** When the page asked whose session it is before its code came, as long as the answer was not taken. */
  firstAsked(): Moment | null;
  channel: SessionChannel;
  /** [ID-011] Forgets what the page keeps of what was done in the session. */
  resetStore(): void;
  /** Of whom the next sign-in must ask for credentials, and which session is still to be ended. */
  signInMemory: SignInMemory;
  /** Hears of every answer of get-user. */
  onUser(current: CurrentUser): void;
};

/** What calls are made with in a session that is open; null in none. */
function credentialsOf({ user, claimsToken, scope }: CurrentUser, search: string): Credentials | null {
  if (!user || !claimsToken) return null;
  const { userRef, userType, anonymous, organizationCode, distributorRef, sellingCode } = user;
  // A visitor whom an earlier link brought here has nothing in the address that leads to that organization again.
  const isNamed = !anonymous || organizationCode === defaultOrganization || refCodeOf(search) !== null;
  return {
    userRef,
    userType,
    claimsToken,
    scope,
    distributor: isNamed ? { organizationCode, agentRef: distributorRef, sellingCode } : null,
  };
}

/** What is done to open, to renew and to end a session; tokens and secrets stay in here. */
export function sessionActs(parts: SessionParts) {
  const { callServer, callQuietly, credentials, addressBar, origin, uiLocale, clock, channel, signInMemory } =
    parts;
  const providers: Partial<Record<UserType, IdentityProvider>> = {};
  let current: CurrentUser | null = null;
  /** The server takes none but fresh credentials. */
  let needsCredentials = false;
  /** Whose session ended, until it is opened again. */
  let lost: SessionUser | null = null;
  /** For whom this page works while the session is brought back. */
  let here: SessionUser | null = null;

  const readCurrent = async (signal?: AbortSignal): Promise<CurrentUser> => {
    const asked = parts.firstAsked() ?? clock.moment();
    const { body } = await callServer(getUser, {}, signal);
    clock.set(body.serverTime, asked);
    current = body;
    needsCredentials = body.asksCredentials;
    channel.join(body.sessionName);
    if (body.sessionExpiration) {
      channel.tellAll({ type: 'session.renew', sessionExpiration: body.sessionExpiration });
    }
    if (body.user && !body.user.anonymous && body.user.organizationCode !== null) {
      channel.tell({ type: 'session.work', organizationCode: body.user.organizationCode });
    }
    const own = credentialsOf(body, addressBar.read().search);
    if (own) credentials.remember(own);
    else credentials.forget();
    parts.onUser(body);
    return body;
  };
  const readUser = async (signal?: AbortSignal): Promise<SessionFacts> =>
    sessionFactsOf(await readCurrent(signal));

  const provider = async (userType: UserType): Promise<IdentityProvider> => {
    const issuers = current?.issuers;
    const application = current?.application;
    if (!issuers || !application) throw new SignInFailure('identity.notOffered', null);
    const { createIdentityProvider } = await import('../ports/identityProvider.ts');
    providers[userType] ??= createIdentityProvider(
      { ...issuers[userType], application },
      `${origin}${callbackPaths[userType]}`,
      uiLocale,
    );
    return providers[userType];
  };

  const credentialsWereGiven = (userType: UserType): void => {
    signInMemory.forget(userType);
    needsCredentials = false;
  };

  /** Whom the server refuses is asked for credentials next, or the provider would bring back the same person for ever. */
  const exchange = async (userType: UserType, invitation?: { referenceNumber: string }): Promise<void> => {
    const token = await (await provider(userType)).idToken();
    try {
      await callServer(openSession, { body: { ...token, ...invitation } });
    } catch (error) {
      if (problemCodeOf(error).startsWith('identity.')) signInMemory.askNextTime(userType);
      throw error;
    }
    credentialsWereGiven(userType);
  };

  /** Brings a session back that another page has moved. */
  const workHereAgain = async (): Promise<void> => {
    here ??= current?.user ?? null;
    const [{ user }, { workAgainFor }] = await Promise.all([readCurrent(), import('./workAgainFor.ts')]);
    if (here && user && (await workAgainFor(here, user, callServer))) await readCurrent();
    here = null;
  };

  const asksCredentials = (userType: UserType) => needsCredentials || signInMemory.asks(userType);

  const leaveFor = async (userType: UserType, to: Pick<RedirectOptions, 'returnTo' | 'screenHint'>) =>
    (await provider(userType)).redirect({
      ...to,
      leavesNoEntry: placeOf(addressBar.read().path).kind === 'signIn',
      asksCredentials: asksCredentials(userType),
    });

  const comeBackFrom = async (userType: UserType): Promise<ProviderAccount> => {
    const account = await (await provider(userType)).completeRedirect();
    credentialsWereGiven(userType);
    return account;
  };

  /**
   * [SI-039] Opens a session again in place of one that ended. Credentials are asked for: the provider may still know
   * the person, but somebody else may be at the desk by now.
   */
  const renew = async (userType: UserType | null): Promise<SessionFacts> => {
    if (userType === null) return readUser();
    lost ??= current?.user ?? null;
    await (await provider(userType)).obtainByPopup({ asksCredentials: true });
    credentialsWereGiven(userType);
    await exchange(userType);
    const [read, { workAgainFor }] = await Promise.all([readUser(), import('./workAgainFor.ts')]);
    let facts = read;
    const now = current?.user;
    if (!lost || !now || lost.profileRef !== now.profileRef) parts.resetStore();
    else if (await workAgainFor(lost, now, callServer)) facts = await readUser();
    lost = null;
    return facts;
  };

  /**
   * [ID-010] Ends the session on the server, and gives where the provider ends its own; a session that is over already
   * needs no end. Until the server has answered, the browser owes the end and does not open the session again.
   */
  const endOnServer = async (userType: UserType | null): Promise<EndSession> => {
    channel.tell({ type: 'session.end' });
    if (current?.sessionName) signInMemory.oweEnd(current.sessionName);
    if (userType) signInMemory.askNextTime(userType);
    const endSession = await callQuietly(userType === 'lanid' ? signOutDirectory : signOutCustomer, {}).then(
      ({ body }) => body.endSession,
      (error: unknown) => {
        if (!isEnded(error)) throw error;
        return null;
      },
    );
    signInMemory.settleEnd();
    credentials.forget();
    return endSession;
  };

  const beginAnew = async (userType: UserType | null): Promise<SessionFacts> => {
    if (userType) await (await provider(userType)).forgetTokens();
    parts.resetStore();
    return readUser();
  };

  const end = async (userType: UserType | null): Promise<SessionFacts> => {
    await endOnServer(userType);
    return beginAnew(userType);
  };

  /** [SI-028] A session whose end is owed to somebody who has left is ended before anybody is let in. */
  const open = async (signal: AbortSignal): Promise<SessionFacts> => {
    lost = null;
    const read = await readCurrent(signal);
    if (read.sessionName === null || !signInMemory.owesEndOf(read.sessionName)) {
      signInMemory.settleEnd();
      return sessionFactsOf(read);
    }
    const userType = read.user && !read.user.anonymous ? read.user.userType : null;
    await endOnServer(userType).catch((error: unknown) => {
      throw new SignInFailure('session.notEnded', error);
    });
    return beginAnew(userType);
  };

  return {
    provider,
    asksCredentials,
    readCurrent,
    readUser,
    workHereAgain,
    leaveFor,
    comeBackFrom,
    exchange,
    open,
    renew,
    end,
    endOnServer,
  };
}
