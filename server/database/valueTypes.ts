import pg from 'pg';

const { builtins } = pg.types;

/**
 * Both engines answer alike: a DATE stays its text (a day has no time zone), counts are numbers;
 * NUMERIC stays text, TIMESTAMPTZ is a Date, JSONB an object.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === builtins.DATE) return (text: string) => text;
    if (oid === builtins.INT8) return Number;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};
