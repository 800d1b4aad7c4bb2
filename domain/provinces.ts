/** [PL-019] [QQ-048] The ten provinces and three territories, by code. */
export const provinceCodes = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const;
export type ProvinceCode = (typeof provinceCodes)[number];

/** [PL-019] Quebec has rules of its own (notice of rescission, Bill 96). */
export const quebec: ProvinceCode = 'QC';
