import { randomBytes, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import type { SamplePerson } from '../settings.ts';
import type { State } from '../state.ts';
import { tagOf, type Language } from '../texts/texts.ts';

export const issuerNames = ['directory', 'customers'] as const;
export type IssuerName = (typeof issuerNames)[number];

export type Account = {
  subject: string;
  username: string;
  name: string;
  email: string;
  preferredLanguage: Language;
};

export type NewAccount = { name: string; email: string; password: string; preferredLanguage: Language };

type AccountRow = {
  subject: string;
  email: string;
  name: string;
  language: Language;
  salt: Uint8Array;
  hash: Uint8Array;
};

/** The people of one issuer: the sample people of the settings and those who signed up. */
export type Accounts = {
  sample: readonly SamplePerson[];
  find(subject: string): Account | null;
  /** The account that this name and password open, or null. */
  verify(username: string, password: string): Account | null;
  /** Null when the address has an account already. */
  register(account: NewAccount): Account | null;
  /** Keeps the language that an account prefers from now on. */
  prefer(subject: string, language: Language): void;
};

export function createAccounts(state: State, issuer: IssuerName, people: readonly SamplePerson[]): Accounts {
  state.run(`CREATE TABLE IF NOT EXISTS identity_accounts (
    issuer TEXT NOT NULL, subject TEXT NOT NULL, email TEXT NOT NULL COLLATE NOCASE, name TEXT NOT NULL,
    language TEXT NOT NULL, salt BLOB NOT NULL, hash BLOB NOT NULL,
    PRIMARY KEY (issuer, subject), UNIQUE (issuer, email))`);
  state.run(`CREATE TABLE IF NOT EXISTS identity_preferences (
    issuer TEXT NOT NULL, subject TEXT NOT NULL, language TEXT NOT NULL, PRIMARY KEY (issuer, subject))`);
  const withPreference = (account: Account): Account => {
    const { subject } = account;
    const preferred = state.first<{ language: Language }>(
      'SELECT language FROM identity_preferences WHERE issuer = $issuer AND subject = $subject',
      { issuer, subject },
    );
    return preferred ? { ...account, preferredLanguage: preferred.language } : account;
  };
  const sample = people.filter((person) => person.issuer === issuer);
  const row = (column: 'subject' | 'email', value: string) =>
    state.first<AccountRow>(`SELECT * FROM identity_accounts WHERE issuer = $issuer AND ${column} = $value`, {
      issuer,
      value,
    });
  const personNamed = (name: string) =>
    sample.find((candidate) => namesOf(candidate).includes(name.trim().toLowerCase()));
  /** False when the subject or the address has an account already. */
  const added = (subject: string, { name, email, password, preferredLanguage: language }: NewAccount) => {
    const salt = randomBytes(16);
    return (
      state.run(
        `INSERT INTO identity_accounts (issuer, subject, email, name, language, salt, hash)
         VALUES ($issuer, $subject, $email, $name, $language, $salt, $hash) ON CONFLICT DO NOTHING`,
        { issuer, subject, email, name, language, salt, hash: hashOf(password, salt) },
      ) > 0
    );
  };
  return {
    sample,
    find(subject) {
      const person = sample.find((candidate) => candidate.subject === subject);
      if (person) return withPreference(accountOfPerson(person));
      const registered = row('subject', subject);
      return registered ? withPreference(accountOfRow(registered)) : null;
    },
    verify(username, password) {
      const person = personNamed(username);
      if (person) return person.password === password ? accountOfPerson(person) : null;
      const registered = row('email', username.trim());
      if (!registered || !timingSafeEqual(hashOf(password, registered.salt), registered.hash)) return null;
      return accountOfRow(registered);
    },
    prefer(subject, language) {
      state.run(
        `INSERT INTO identity_preferences (issuer, subject, language) VALUES ($issuer, $subject, $language)
         ON CONFLICT (issuer, subject) DO UPDATE SET language = excluded.language`,
        { issuer, subject, language },
      );
    },
    register(account) {
      if (personNamed(account.email)) return null;
      const { name, email, preferredLanguage } = account;
      const subject = randomUUID();
      return added(subject, account) ? { subject, username: email, name, email, preferredLanguage } : null;
    },
  };
}

/** An address that begins so stays unverified; the provider has verified every other one. */
const unverified = /^unverified\b/i;

/** Claims of the identity token. The username always has an at sign: its first part is the user's reference. */
export function claimsOf(account: Account): Record<string, string | boolean> & { sub: string } {
  return {
    sub: account.subject,
    preferred_username: account.username.includes('@') ? account.username : account.email,
    name: account.name,
    email: account.email,
    email_verified: !unverified.test(account.email),
    locale: tagOf(account.preferredLanguage),
  };
}

function namesOf({ username, email }: SamplePerson): string[] {
  return [username, email]
    .flatMap((name) => [name, name.split('@')[0] ?? name])
    .map((name) => name.toLowerCase());
}

function accountOfPerson({ subject, username, name, email, preferredLanguage }: SamplePerson): Account {
  return { subject, username, name, email, preferredLanguage };
}

function accountOfRow({ subject, email, name, language }: AccountRow): Account {
  return { subject, username: email, name, email, preferredLanguage: language };
}

function hashOf(password: string, salt: Uint8Array): Uint8Array {
  return scryptSync(password, salt, 32);
}
