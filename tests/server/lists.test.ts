import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { CallDefinition } from '#domain/calls/call.ts';
import { noForms } from '#domain/flow/flowForms.ts';
import type { Database } from '#server/database/database.ts';
import { leadTopic } from '#server/leads/leadTopic.ts';
import { messageRow } from '#server/outbox/outbox.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { addRecords } from '#tests/support/policies/records.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { holdQuote } from '#tests/support/quote/heldQuote.ts';
import { travellersForm } from '#tests/support/quote/forms.ts';
import { callTable } from '#tests/support/server/callTable.ts';
import { startLicenseOffice } from '#tests/support/server/licenseOffice.ts';

type Shape = Record<string, z.ZodOptional<z.ZodType>>;
const shapeOf = (schema: CallDefinition['query']): Shape =>
  schema instanceof z.ZodObject ? (schema.shape as Shape) : {};
/** What stands beside the filter of a list whose filter is sent in the address, and what asks for another list. */
const ofPage = ['sortField', 'sortOrder', 'offset', 'limit', 'lang', 'ts'];
const filterFieldsOf = ({ method, query, body }: CallDefinition) =>
  method === 'GET'
    ? Object.entries(shapeOf(query)).filter(
        ([field, schema]) => !ofPage.includes(field) && !(schema.unwrap() instanceof z.ZodLiteral),
      )
    : Object.entries(shapeOf(body));
const choicesOf = (field: z.ZodType | undefined) => (field instanceof z.ZodEnum ? field.options : []);

/** Calls for a page of a list, with the columns by which it is sorted and a value for each field of its filter. */
const lists = (await callTable())
  .filter(({ query }) => 'sortField' in shapeOf(query))
  .map((call) => ({
    call,
    columns: choicesOf(shapeOf(call.query).sortField?.unwrap()),
    values: filterFieldsOf(call).map(([field, schema]) => ({
      [field]: choicesOf(schema.unwrap())[0] ?? '2027-01-31',
    })),
  }));

/** A mail to a lead that came back, which is a task; somebody looks after one of the two. */
async function addUndelivered(db: Database, lead: { id: string; created_at: Date; may_contact: boolean }) {
  const { id: subject, created_at: now, may_contact: isTaken } = lead;
  const message = messageRow({ topic: leadTopic, subject, message: {}, now });
  const { id } = await db
    .insertInto('outbox')
    .values({ ...message, state: 'bounced', bounced_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const nobody = { given_up_by: null, given_up_at: null, given_up_reason: null };
  const handled = {
    task_id: `mail.${id}`,
    revision: 1,
    owner_ref: 'profile-cleo',
    changed_at: now,
    ...nobody,
  };
  await db
    .insertInto('task_handling')
    .values(isTaken ? handled : { ...handled, owner_ref: null })
    .execute();
}

forEachEngine((engine) => {
  const office = startedFor(() => startLicenseOffice(engine));
  beforeAll(async () => {
    const { mia } = office.clients;
    await addRecords(
      office.server.database.db,
      ['2026-03-01', '2028-03-01'].map((day, at) => ({
        paxes: [{ policyNumber: `BOR-100${at}`, firstName: 'Zoé', lastName: `Roy ${at}` }],
        applicationDate: day,
        startDate: day,
      })),
    );
    for (const [year, may_contact] of [
      ['2026', true],
      ['2028', false],
    ] as const) {
      const created_at = new Date(`${year}-03-01T15:00:00Z`);
      const lead = { first_name: 'Zoé', email: 'zoe@example.ca', lang: 'FR', may_contact } as const;
      const quote = { application: 'b2c', organization_code: 'BOREAL', draft_id: null } as const;
      const times = { created_at, link_ends_at: created_at, trip_start_date: null, returned_at: null };
      const row = { id: crypto.randomUUID(), ...quote, ...lead, ...times };
      await office.server.database.db.insertInto('leads').values(row).execute();
      await addUndelivered(office.server.database.db, row);
    }
    for (const departureDate of ['2026-12-01', '2028-12-01']) {
      const travellers = travellersForm({ departureDate });
      await holdQuote(mia, 'TRAVELLER_DETAILS', { ...noForms, travellers });
    }
  });
  const ask = (call: CallDefinition, query: Record<string, string>, body: object = {}) =>
    office.clients.mia.call(call, call.method === 'GET' ? { query: { ...query, ...body } } : { query, body });

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

    it('[LS-060 partly] is turned round by an order alone, whatever column it is sorted by at first', async () => {
      const rowsOf = async (query: Record<string, string>) =>
        Object.values(((await ask(call, query)) as { body?: object }).body ?? {}).find(Array.isArray) as
          | readonly object[]
          | undefined;
      const up = await rowsOf({ sortOrder: 'asc' });
      const down = await rowsOf({ sortOrder: 'desc' });
      expect(up?.length).toBeGreaterThan(1);
      expect(down).toEqual(up?.toReversed());
      expect([up, down]).toContainEqual(await rowsOf({}));
    });

    it('narrows by each field of its filter, and by all of them', async () => {
      const all = (await ask(call, {})) as { body?: object };
      for (const filter of [...values, Object.assign({}, ...values) as object]) {
        const answer = await ask(call, {}, filter);
        expect(answer, Object.keys(filter).join(' ')).toMatchObject({ status: 200 });
        expect((answer as { body?: object }).body, Object.keys(filter).join(' ')).not.toEqual(all.body);
      }
    });

    it('refuses an unknown sort and a page that is no page, with a code each', async () => {
      expect(await ask(call, { sortField: 'secret', offset: '-1', limit: 'ten' })).toMatchObject({
        status: 400,
        problem: {
          fields: {
            'query.sortField': 'notAllowed',
            'query.offset': 'tooSmall',
            'query.limit': 'wrongType',
          },
        },
      });
    });

    it('refuses a page beyond the end, and says how many rows there are', async () => {
      const { body } = (await ask(call, {})) as unknown as { body: { total: number } };
      expect(await ask(call, { offset: '10000' })).toMatchObject({
        status: 400,
        problem: { code: 'request.invalid', fields: { 'query.offset': 'tooLarge' }, total: body.total },
      });
    });
  });
});
