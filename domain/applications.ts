/** [PL-009] The four applications served by one build. */
export const applicationKeys = ['b2b', 'b2c', 'co-brand', 'admin'] as const;
export type ApplicationKey = (typeof applicationKeys)[number];
export type SalesChannel = 'b2b' | 'b2c';

export type Application = {
  key: ApplicationKey;
  /** [PL-009] Local development port. */
  port: number;
  /** [OS-021] */
  channel: SalesChannel;
  /** Anonymous applications run on a consumer session; the others need a sign-in. */
  signIn: 'anonymous' | 'required';
  /** [PM-056] The admin view, for everyone who is signed in. */
  adminView: boolean;
  /** Organization before anybody signed in: the refCode's, CM, or none. */
  organizationBeforeSignIn: 'refCode' | 'CM' | null;
  /** [RT-015] [RT-019] Query added when the root leads to traveller details. */
  rootQuery: 'lang' | 'none';
};

export const applications: Record<ApplicationKey, Application> = {
  b2b: {
    key: 'b2b',
    port: 3001,
    channel: 'b2b',
    signIn: 'required',
    adminView: false,
    organizationBeforeSignIn: null,
    rootQuery: 'lang',
  },
  b2c: {
    key: 'b2c',
    port: 3003,
    channel: 'b2c',
    signIn: 'anonymous',
    adminView: false,
    organizationBeforeSignIn: 'refCode',
    rootQuery: 'lang',
  },
  'co-brand': {
    key: 'co-brand',
    port: 3004,
    channel: 'b2c',
    signIn: 'anonymous',
    adminView: false,
    organizationBeforeSignIn: 'CM',
    rootQuery: 'none',
  },
  admin: {
    key: 'admin',
    port: 4200,
    channel: 'b2b',
    signIn: 'required',
    adminView: true,
    organizationBeforeSignIn: null,
    rootQuery: 'lang',
  },
};

export function isApplicationKey(text: string): text is ApplicationKey {
  return (applicationKeys as readonly string[]).includes(text);
}
