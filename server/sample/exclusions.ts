import type { Language } from '#domain/locales.ts';
import texts from './exclusionTexts.json' with { type: 'json' };

export type SampleExclusion = {
  descriptions: Record<Language, string>;
  type: 'PRE_EXISTING' | 'ACTIVITY' | 'DESTINATION' | 'CONDUCT' | 'EVENT';
  minAge: number | null;
  maxAge: number | null;
  minCoverage: number | null;
  maxCoverage: number | null;
  rateCategory: string | null;
};

const unbounded = { minAge: null, maxAge: null, minCoverage: null, maxCoverage: null, rateCategory: null };

const older: SampleExclusion = {
  ...unbounded,
  descriptions: texts.preExisting,
  type: 'PRE_EXISTING',
  minAge: 60,
};
const heartLung: SampleExclusion = {
  ...unbounded,
  descriptions: texts.heartLung,
  type: 'PRE_EXISTING',
  minAge: 65,
};
const categoryC: SampleExclusion = {
  ...unbounded,
  descriptions: texts.categoryC,
  type: 'PRE_EXISTING',
  rateCategory: 'C',
};
const highCoverage: SampleExclusion = {
  ...unbounded,
  descriptions: texts.highCoverage,
  type: 'PRE_EXISTING',
  minCoverage: 150_000,
};
const lowCoverage: SampleExclusion = {
  ...unbounded,
  descriptions: texts.lowCoverage,
  type: 'EVENT',
  maxCoverage: 25_000,
};
const sports: SampleExclusion = { ...unbounded, descriptions: texts.sports, type: 'ACTIVITY' };
const advisory: SampleExclusion = { ...unbounded, descriptions: texts.advisory, type: 'DESTINATION' };
const pregnancy: SampleExclusion = {
  ...unbounded,
  descriptions: texts.pregnancy,
  type: 'EVENT',
  minAge: 15,
  maxAge: 54,
};
const alcohol: SampleExclusion = { ...unbounded, descriptions: texts.alcohol, type: 'CONDUCT' };
const known: SampleExclusion = { ...unbounded, descriptions: texts.known, type: 'EVENT' };

const ofMedical = [older, heartLung, categoryC, sports, advisory, pregnancy, alcohol];
const ofCancellation = [advisory, alcohol];
const ofStudies = [older, sports, pregnancy, alcohol];

/** [PS-015] [PS-016] What each plan does not pay for beyond its own exclusion, and for whom that holds. */
export const sampleExclusions: Readonly<Record<string, readonly SampleExclusion[]>> = {
  SEMH: ofMedical,
  SAIH: [...ofMedical, known],
  SNMH: [...ofCancellation, sports],
  STCIH: ofCancellation,
  SMUH: [heartLung, categoryC, sports, advisory, alcohol],
  SAIPPP: [known],
  SNMPPP: [known],
  MEMH: ofMedical,
  MAIH: [...ofMedical, known],
  MUPSH: [heartLung, categoryC, sports, advisory, alcohol],
  SVTCBH: [highCoverage, lowCoverage, sports, pregnancy, alcohol],
  SVTCSH: [heartLung, highCoverage, sports, pregnancy, alcohol],
  SVTCEH: [older, heartLung, categoryC, highCoverage, sports, pregnancy, alcohol],
  SSTIH: ofStudies,
  SSTOH: [...ofStudies, advisory],
  SSTCH: ofStudies,
  SEMTUH: ofMedical,
  SAITUH: ofMedical,
};
