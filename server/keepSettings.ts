import { period } from './settingKinds.ts';

export const keepVariables = {
  PORTAGE_KEEP_SESSIONS_DAYS: period(3650, 'days').default(30),
  PORTAGE_KEEP_DRAFTS_DAYS: period(3650, 'days').default(90),
  PORTAGE_KEEP_QUOTES_DAYS: period(3650, 'days').default(30),
  PORTAGE_KEEP_LEADS_DAYS: period(3650, 'days').default(90),
  PORTAGE_KEEP_DECLINED_HOURS: period(8760, 'hours').default(24),
  PORTAGE_KEEP_UNUSED_KEYS_DAYS: period(3650, 'days').default(7),
  PORTAGE_KEEP_USED_TOKENS_HOURS: period(8760, 'hours').default(1),
  PORTAGE_KEEP_LIMITS_HOURS: period(8760, 'hours').default(1),
  PORTAGE_KEEP_AUDIT_MONTHS: period(1200, 'months').default(84),
};

/** The setting of each period for which something is kept. */
const settingOf = {
  sessionsDays: 'PORTAGE_KEEP_SESSIONS_DAYS',
  draftsDays: 'PORTAGE_KEEP_DRAFTS_DAYS',
  quotesDays: 'PORTAGE_KEEP_QUOTES_DAYS',
  leadsDays: 'PORTAGE_KEEP_LEADS_DAYS',
  declinedHours: 'PORTAGE_KEEP_DECLINED_HOURS',
  unusedKeysDays: 'PORTAGE_KEEP_UNUSED_KEYS_DAYS',
  usedTokensHours: 'PORTAGE_KEEP_USED_TOKENS_HOURS',
  limitsHours: 'PORTAGE_KEEP_LIMITS_HOURS',
  auditMonths: 'PORTAGE_KEEP_AUDIT_MONTHS',
} as const;

type Kept = keyof typeof settingOf;

/** How long what is not needed any more is kept, each kind from its own end. */
export type KeptPeriods = Record<Kept, number>;

export function keptPeriodsOf(read: Record<(typeof settingOf)[Kept], number>): KeptPeriods {
  const periods = Object.entries(settingOf).map(([kept, setting]) => [kept, read[setting]]);
  return Object.fromEntries(periods) as KeptPeriods;
}
