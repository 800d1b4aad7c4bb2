import { beforeEach, describe, expect, it } from 'vitest';
import type { CallDefinition } from '#domain/calls/call.ts';
import { holdsAll } from '#domain/permissions/claimGroups.ts';
import { roleNames } from '#domain/permissions/roles.ts';
import { placeOf } from '#domain/routes.ts';
import { answersHead } from '#server/http/allowedMethods.ts';
import { readRoles } from '#server/identity/roles.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { badRequests } from '#tests/support/server/badRequests.ts';
import { callTable } from '#tests/support/server/callTable.ts';
import { datesAnswered, datesAsked, withDate } from '#tests/support/server/days.ts';
import type { CallInput, TestClient } from '#tests/support/server/client.ts';
import { addOrganization, addPerson } from '#tests/support/server/people.ts';
import { rowCounts } from '#tests/support/server/rows.ts';
import { startServer } from '#tests/support/server.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const calls = await callTable();
const roles = readRoles();
const people = roleNames.filter((name) => name !== 'consumer');
const subjectOf = (role: string) => role.replace(/\W/g, '-').toLowerCase();
const needsSession = (call: CallDefinition) =>
  call.access.kind === 'session' || call.access.kind === 'claims';
const minute = 60_000;
/** Requests of one session that are let in for certain. */
const mostAMinute = ({ ratePerMinute }: CallDefinition) => Math.min(100, ratePerMinute.session ?? 100);
/** Calls of those who sign in by customer identity. */
const customersOnly = new Set(['signOutCustomer', 'setCiamUser']);

const addressList = calls.flatMap((call) =>
  [call.path, ...(call.aliases ?? [])].map((path) => `${call.method} ${path}`),
);
const addresses = new Set(addressList);
/** Whether a path is that of an address, as itself or with a parameter. */
const leadsTo = (path: string, address: string) =>
  new RegExp(`^${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
/** Whether what GET answers at a path is read only: it is not the path of a call that changes something. */
const readsOnly = (path: string) =>
  calls.some(
    (call) => answersHead(call) && [call.path, ...(call.aliases ?? [])].some((one) => leadsTo(path, one)),
  );
const methods = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'];

it('every call stands once in the table, under addresses of its own', () => {
  expect(addresses.size).toBe(addressList.length);
});

/** [CP-013] A chosen application date is sent as an instant; the day alone is taken too. */
const sentAsInstant = new Set([
  'createPolicy body.applicationDate',
  'requotePolicy body.applicationDate',
  'updatePolicy body.applicationDate',
]);
/** [LF-057] The dates of a licence have a form of their own. */
const ofLicense = /\.license\.(?:effectiveDate|expiredDate|screeningEffectiveDate)$/;
const nameOf = (call: CallDefinition, at: readonly string[]) => `${call.name} ${at.join('.')}`;

it('[LN-008] whatever is called a date in a call is a day of the form YYYY-MM-DD', () => {
  const dates = calls.flatMap((call) =>
    [...datesAsked(call), ...datesAnswered(call)].map(({ at, format }) => ({
      name: nameOf(call, at),
      format,
    })),
  );
  expect(dates.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['searchLicenses body.expiredDateEnd', 'createLead body.tripStartDate']),
  );
  const others = dates.filter(({ format }) => format !== 'date').map(({ name }) => name);
  expect(others.filter((name) => !ofLicense.test(name))).toEqual([...sentAsInstant]);
});

forEachEngine((engine) => {
  /** What is refused before any table is asked is shown on the quicker database alone. */
  const showsRefusals = engine.name === 'server';
  const server = startedFor(() =>
    startServer(engine, {
      prepare: async ({ db }, issuer) => {
        await addOrganization(db, { code: 'CM', category: 'AFFILIATION' });
        await addOrganization(db, { code: 'NORTH', category: 'AGENCY' });
        for (const role of people) {
          await addPerson(db, issuer, { subject: subjectOf(role), role, organizationCode: 'NORTH' });
        }
      },
    }),
  );
  const clients = new Map<string, TestClient>();

  const clientOf = async (role: (typeof roleNames)[number]): Promise<TestClient> => {
    const known = clients.get(role);
    if (known !== undefined && (await known.open()).user !== null) return known;
    const client = server.client(role === 'consumer' ? 'b2c' : 'b2b');
    const issuer = roles[role].signsInAs === 'lanid' ? 'directory' : 'customers';
    if (role === 'consumer') await client.open();
    else await client.signIn({ issuer, subject: subjectOf(role) });
    clients.set(role, client);
    return client;
  };
  /** A caller whom no permission stops; a public call is made without a session. */
  const permitted = async (call: CallDefinition): Promise<TestClient> => {
    if (!needsSession(call)) return server.client('b2b');
    const { access } = call;
    const role = roleNames.find(
      (name) => access.kind !== 'claims' || holdsAll(roles[name].atoms, access.allOf),
    );
    if (role === undefined) throw new Error(`Nobody may make the call ${call.name}`);
    return clientOf(customersOnly.has(call.name) ? 'Consultant_Agency' : role);
  };
  const expectProblem = async (response: Response, status: number): Promise<Record<string, unknown>> => {
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text).not.toMatch(/\.ts:\d+|node_modules|\bat async\b|stack/);
    const problem = JSON.parse(text);
    expect(problem).toMatchObject({
      status,
      code: expect.stringMatching(/^[a-z][\w.]+$/),
      error: expect.stringMatching(/./),
    });
    expect(problem.requestId).toBe(response.headers.get('x-request-id'));
    return problem;
  };
  const send = (client: TestClient, call: CallDefinition, input: CallInput, raw?: RequestInit) => {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => input.params?.[name] ?? '');
    const query = input.query === undefined ? '' : `?${new URLSearchParams(input.query)}`;
    const hasBody = call.method !== 'GET' && input.body !== undefined;
    return client.fetch(path + query, {
      method: call.method,
      ...(hasBody && { body: JSON.stringify(input.body) }),
      ...raw,
      headers: {
        ...(hasBody && { 'content-type': 'application/json' }),
        ...input.headers,
        ...(raw?.headers as object),
      },
    });
  };

  it('every call of the table is served, and nothing else', () => {
    const served = server.implementations.map(({ call }) => call.name).toSorted();
    expect(served).toEqual(calls.map((call) => call.name).toSorted());
  });

  describe.each(calls)('$name', (call) => {
    beforeEach(() => {
      server.clock.advance(minute);
    });
    const sendsBody = call.method !== 'GET' && call.method !== 'DELETE';
    const cases = badRequests(call).filter((bad) => sendsBody || bad.input.body === call.example.body);

    if (showsRefusals && cases.length > 0)
      it('[ER-029] refuses what does not fit its schemas, field by field, and writes nothing', async () => {
        const client = await permitted(call);
        const before = await rowCounts(server.database.db);
        for (const [index, bad] of cases.entries()) {
          if (index % mostAMinute(call) === 0) server.clock.advance(minute);
          const problem = await expectProblem(await send(client, call, bad.input), 400);
          const fields = problem.fields as Record<string, string>;
          expect(problem.code, bad.what).toBe('request.invalid');
          const told = Object.entries(fields).find(
            ([field]) => field.startsWith(bad.field) || bad.field.startsWith(field),
          );
          expect(told, `${bad.what}: ${JSON.stringify(fields)}`).toBeDefined();
          expect(bad.codes, `${bad.what}: ${JSON.stringify(fields)}`).toContain(told?.[1]);
        }
        expect(await rowCounts(server.database.db)).toEqual(before);
      });

    const dates = datesAsked(call)
      .map(({ at }) => at)
      .filter((at) => !ofLicense.test(at.join('.')));
    if (dates.length > 0)
      it('[LN-008] its dates are taken as YYYY-MM-DD and in no other form', async () => {
        const client = await permitted(call);
        const told = async (at: readonly string[], text: string) => {
          const response = await send(client, call, withDate(call, at, text));
          if (response.ok) return undefined;
          const { fields = {} } = (await response.json()) as { fields?: Record<string, string> };
          return fields[at.join('.').replaceAll('*', '0')];
        };
        for (const at of dates) {
          server.clock.advance(minute);
          expect(await told(at, '2028-02-29'), `2028-02-29 at ${at.join('.')}`).toBeUndefined();
          for (const text of ['29-02-2028', '02/29/2028', '20280229', '2028-2-29', '2027-02-29']) {
            expect(await told(at, text), `${text} at ${at.join('.')}`).toBe('notAllowed');
          }
          const instant = await told(at, '2028-02-29T06:00:00.000Z');
          const isTaken = instant === undefined;
          expect(isTaken, `an instant at ${at.join('.')}`).toBe(sentAsInstant.has(nameOf(call, at)));
        }
      });

    if (/polic(y|ies)/.test(call.path))
      it('[LN-013] takes its language from the header lang, in uppercase only', async () => {
        const client = await permitted(call);
        const told = async (lang: string) => {
          const headers = { ...call.example.headers, lang };
          const response = await send(client, call, { ...call.example, headers });
          const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
          return isProblem ? ((await response.json()) as { fields?: object }).fields : undefined;
        };
        for (const lang of ['EN', 'FR']) expect(await told(lang), lang).toBeUndefined();
        for (const lang of ['', 'fr', 'fr-CA', 'DE'])
          expect(await told(lang), lang).toMatchObject({ 'headers.lang': expect.any(String) });
      });

    it('says which methods its addresses have, and takes no other', async () => {
      for (const path of [call.path, ...(call.aliases ?? [])]) {
        const served = methods.filter((method) =>
          addressList.some((one) => leadsTo(`${method} ${path}`, one)),
        );
        const allowed = served.flatMap((method) =>
          method === 'GET' && readsOnly(path) ? ['GET', 'HEAD'] : [method],
        );
        const address = path.replace(/\{(\w+)\}/g, (_, name: string) => call.example.params?.[name] ?? '');
        const others = [...methods, 'HEAD'].filter((other) => !allowed.includes(other));
        const opensPage = (method: string) => /^(GET|HEAD)$/.test(method) && placeOf(path).kind !== 'unknown';
        for (const method of others.filter((other) => !opensPage(other))) {
          const response = await server.client('b2b').fetch(`${address}?surplus=1`, { method });
          expect(response.headers.get('allow'), `${method} ${path}`).toBe(allowed.join(', '));
          expect(response.status, `${method} ${path}`).toBe(405);
          const text = await response.text();
          expect(text.includes('"request.methodNotAllowed"'), text).toBe(method !== 'HEAD');
        }
      }
    });

    if (answersHead(call))
      it('answers HEAD as GET, without a body', async () => {
        const client = await permitted(call);
        const got = await send(client, call, call.example);
        const head = await send(client, call, call.example, { method: 'HEAD' });
        expect(head.status).toBe(got.status);
        expect(head.headers.get('content-type')).toBe(got.headers.get('content-type'));
        expect(await head.text()).toBe('');
      });

    it('takes its own example', async () => {
      const response = await send(await permitted(call), call, call.example);
      expect([400, 401, 403, 413, 415]).not.toContain(
        response.status === 401 && !needsSession(call) ? 200 : response.status,
      );
    });

    if (sendsBody)
      it('refuses a body that is too large, broken, or not JSON', async () => {
        const client = await permitted(call);
        const before = await rowCounts(server.database.db);
        const json = { 'content-type': 'application/json' };
        const large = JSON.stringify({ text: 'x'.repeat(call.bodyLimit ?? 64 * 1024) });
        const tooLarge = await send(client, call, call.example, { body: large, headers: json });
        expect(await expectProblem(tooLarge, 413)).toMatchObject({ code: 'request.tooLarge' });
        const broken = await send(client, call, call.example, { body: '{"a":', headers: json });
        expect(await expectProblem(broken, 400)).toMatchObject({ code: 'request.malformed' });
        const poisoned = await send(client, call, call.example, {
          body: '{"__proto__":{"x":1}}',
          headers: json,
        });
        await expectProblem(poisoned, 400);
        const form = await send(client, call, call.example, {
          body: 'a=1',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
        expect(await expectProblem(form, 415)).toMatchObject({ code: 'request.mediaType' });
        expect(await rowCounts(server.database.db)).toEqual(before);
      });

    if (needsSession(call))
      it('[SI-041] wants a session and its claims token', async () => {
        const client = await permitted(call);
        const before = await rowCounts(server.database.db);
        const stranger = server.client('b2b');
        const without = await expectProblem(await send(stranger, call, call.example), 401);
        expect(without.code).toBe('session.missing');
        const wrongToken = {
          ...call.example,
          headers: { ...call.example.headers, 'x-claims-token': 'wrong' },
        };
        expect((await expectProblem(await send(client, call, wrongToken), 401)).code).toBe(
          'claimsToken.wrong',
        );
        const ended = server.client(client.application);
        ended.current = client.current;
        ended.cookies.set(`__Host-portage-${client.application}`, 'x'.repeat(43));
        expect((await expectProblem(await send(ended, call, call.example), 401)).code).toBe(
          'session.missing',
        );
        expect(await rowCounts(server.database.db)).toEqual(before);
      });

    if (call.access.kind === 'opensSession')
      it('answers our own pages only', async () => {
        const input = {
          ...call.example,
          headers: { ...call.example.headers, 'sec-fetch-site': 'cross-site' },
        };
        const problem = await expectProblem(await send(server.client('b2b'), call, input), 403);
        expect(problem.code).toBe('request.crossSite');
      });

    const { access } = call;
    if (access.kind === 'claims')
      it('[SI-041] is made by the roles that hold its claim groups and by no other', async () => {
        const ask = async (role: (typeof roleNames)[number]) =>
          send(await clientOf(role), call, {
            ...call.example,
            ...(sendsBody && { body: { surplus: 1 } }),
          });
        const holders = roleNames.filter((role) => holdsAll(roles[role].atoms, access.allOf));
        expect(holders.length).toBeGreaterThan(0);
        for (const role of holders)
          expect(await (await ask(role)).text(), role).not.toContain('permission.missing');
        for (const role of roleNames.filter((other) => !holders.includes(other)))
          expect((await expectProblem(await ask(role), 403)).code, role).toBe('permission.missing');
      });
  });
});
