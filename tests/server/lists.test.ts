import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { CallDefinition } from '#domain/calls/call.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { callTable } from '#tests/support/server/callTable.ts';
import { type LicenseOffice, startLicenseOffice } from '#tests/support/server/licenseOffice.ts';

type Shape = Record<string, z.ZodOptional<z.ZodType>>;
const shapeOf = (schema: CallDefinition['query']): Shape =>
  schema instanceof z.ZodObject ? (schema.shape as Shape) : {};
const choicesOf = (field: z.ZodType | undefined) => (field instanceof z.ZodEnum ? field.options : []);

/** Calls for a page of a list, with the columns by which it is sorted and a value for each field of its filter. */
const lists = (await callTable())
  .filter(({ query }) => 'sortField' in shapeOf(query))
  .map((call) => ({
    call,
    columns: choicesOf(shapeOf(call.query).sortField?.unwrap()),
    values: Object.entries(shapeOf(call.body)).map(([field, schema]) => ({
      [field]: choicesOf(schema.unwrap())[0] ?? '2027-01-31',
    })),
  }));

forEachEngine((engine) => {
  let office: LicenseOffice;
  beforeAll(async () => {
    office = await startLicenseOffice(engine);
  });
  afterAll(() => office.server.close());
  const ask = (call: CallDefinition, query: Record<string, string>, body: object = {}) =>
    office.clients.mia.call(call, { query, body });

  describe.each(lists)('$call.name', ({ call, columns, values }) => {
    it('sorts by each of its columns, both ways', async () => {
      expect(columns).not.toEqual([]);
      for (const sortField of columns)
        for (const sortOrder of ['asc', 'desc'])
          expect(
            await ask(call, { sortField: String(sortField), sortOrder }),
            String(sortField),
          ).toMatchObject({
            status: 200,
          });
    });

    it('narrows by each field of its filter, and by all of them', async () => {
      const all = (await ask(call, {})) as { body?: object };
      for (const filter of [...values, Object.assign({}, ...values) as object]) {
        const answer = await ask(call, {}, filter);
        expect(answer, Object.keys(filter).join(' ')).toMatchObject({ status: 200 });
        expect((answer as { body?: object }).body, Object.keys(filter).join(' ')).not.toEqual(all.body);
      }
    });

    it('refuses a page beyond the end', async () => {
      expect(await ask(call, { offset: '10000' })).toMatchObject({
        status: 400,
        problem: { code: 'request.invalid', fields: { 'query.offset': 'tooLarge' } },
      });
    });
  });
});
