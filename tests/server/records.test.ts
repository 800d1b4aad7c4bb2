import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { CallDefinition } from '#domain/calls/call.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { callTable } from '#tests/support/server/callTable.ts';
import { type LicenseOffice, startLicenseOffice } from '#tests/support/server/licenseOffice.ts';
import { startedFor } from '#tests/support/startedFor.ts';

type Name = keyof LicenseOffice['clients'];
type There = {
  named: { params: Record<string, string> } | { query: Record<string, string> };
  /** Three changes of it, each another one. */
  changes: readonly [object, object, object];
  /** Who may read it and not change it, and who does not reach it. */
  reader: Name;
  stranger: Name;
};

const called = (legalName: string) => ({ license: { legalName } });
const changes = [called('One'), called('Two'), called('Three')] as const;

/** Of each kind of record one that is there. */
const there: Readonly<Record<string, There>> = {
  AgencyLicense: {
    named: { params: { organizationCode: 'BOREAL', licenseId: 'A-1' } },
    changes,
    reader: 'adam',
    stranger: 'lea',
  },
  AgentLicense: {
    named: { params: { profileRef: 'profile-cleo', licenseId: 'P-1' } },
    changes,
    reader: 'adam',
    stranger: 'lea',
  },
  Profile: {
    named: { query: { profileRef: 'profile-cleo' } },
    changes: [{ firstName: 'One' }, { firstName: 'Two' }, { firstName: 'Three' }],
    reader: 'ann',
    stranger: 'lea',
  },
};

const table = await callTable();
const callNamed = (name: string): CallDefinition => {
  const call = table.find((each) => each.name === name);
  if (call === undefined) throw new Error(`There is no call ${name}`);
  return call;
};

it('every record with a history is asked here, but for policies, whose history is their book', () => {
  const kinds = table.flatMap(({ name }) => /^read(\w+)History$/.exec(name)?.[1] ?? []);
  expect([...Object.keys(there), 'Policy'].toSorted()).toEqual(kinds.toSorted());
});

forEachEngine((engine) => {
  const office = startedFor(() => startLicenseOffice(engine));

  describe.each(Object.entries(there))(
    '%s',
    (kind, { named, changes: [one, two, three], reader, stranger }) => {
      const [read, history, update] = [`read${kind}`, `read${kind}History`, `update${kind}`].map(
        callNamed,
      ) as [CallDefinition, CallDefinition, CallDefinition];
      const ask = (call: CallDefinition, name: Name = 'mia') => office.clients[name].call(call, named);
      const revision = async () => (await ask(read)).headers.get('etag') ?? '';
      const change = (body: object, over: string | null, name: Name = 'mia') =>
        office.clients[name].call(update, {
          ...named,
          headers: over === null ? {} : { 'if-match': over },
          body,
        });
      const told = async () => {
        const { body } = (await ask(history)) as unknown as { body: { changes: readonly object[] } };
        return body.changes.length;
      };
      const after = (etag: string) => `"${Number(etag.replaceAll('"', '')) + 1}"`;

      it('a change is counted by the revision, and told by the history', async () => {
        const before = await revision();
        const known = await told();
        const answer = await change(one, before);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('etag')).toBe(after(before));
        expect([await revision(), await told()]).toEqual([after(before), known + 1]);
      });

      it('the same once more changes neither', async () => {
        await change(one, await revision());
        const before = [await revision(), await told()];
        expect(await change(one, await revision())).toMatchObject({ status: 200 });
        expect([await revision(), await told()]).toEqual(before);
      });

      it('of two editors the later is shown what the earlier saved, and overwrites nothing', async () => {
        const before = await revision();
        await change(two, before);
        const stale = await change(three, before);
        expect(stale.status).toBe(412);
        expect(stale.headers.get('etag')).toBe(after(before));
        const { problem } = stale as unknown as { problem: { current: unknown } };
        const shape = update.answers[200] as z.ZodType;
        expect(shape.parse(problem.current)).toEqual(
          ((await ask(read)) as unknown as { body: unknown }).body,
        );
        expect(await change(three, after(before))).toMatchObject({ status: 200 });
      });

      it('of changes at once one is kept', async () => {
        await change(three, await revision());
        const before = await revision();
        const answers = await Promise.all([one, two, one, two].map((body) => change(body, before)));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
      });

      it.each([
        ['without its revision', two, null, 428, {}],
        ['with what is no revision', two, '*', 400, { fields: { 'headers.if-match': 'wrongFormat' } }],
        [
          'with a revision of its own form',
          two,
          '"01"',
          400,
          { fields: { 'headers.if-match': 'wrongFormat' } },
        ],
        [
          'of a field that is none',
          { ...two, colour: 'red' },
          '"1"',
          400,
          { fields: { 'body.colour': 'unknown' } },
        ],
        ['of nothing', {}, '"1"', 400, { code: 'request.invalid' }],
      ] as const)(
        'a change %s is refused, and nothing is written',
        async (_, body, over, status, problem) => {
          const before = await office.kept();
          expect(await change(body, over)).toMatchObject({ status, problem });
          expect(await office.kept()).toEqual(before);
        },
      );

      it('it is changed by nobody who may only read it, and is not there for who does not reach it', async () => {
        expect(await ask(read, reader)).toMatchObject({ status: 200 });
        expect(await ask(history, reader)).toMatchObject({ status: 200 });
        expect(await change(two, await revision(), reader)).toMatchObject({ status: 403 });
        for (const call of [read, history])
          expect(await ask(call, stranger)).toMatchObject({ status: 404, problem: { code: 'notFound' } });
      });
    },
  );
});
