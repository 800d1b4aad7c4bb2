import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { keptOf } from '#domain/forms/kept.ts';
import { text } from '#domain/forms/kinds.ts';
import { versionsOf } from '#domain/forms/versions.ts';
import { wireOf } from '#domain/forms/wire.ts';
import { wireShape } from '#domain/forms/wireShape.ts';
import { tripDetailsForm } from '#domain/quote/tripForm.ts';
import { member, membership, type MembershipForm, membershipForm } from '../support/forms/membershipForm.ts';

const facts = { mayDate: true };
const problem = (key: Parameters<typeof membershipForm.problem>[0], changes: Partial<MembershipForm>) =>
  membershipForm.problem(key, membership(changes), facts);

describe('a form that is declared once', () => {
  test('opens empty, without rows', () => {
    expect(membershipForm.empty).toEqual({
      plan: 'SINGLE',
      code: '',
      province: '',
      start: '',
      end: '',
      consent: false,
      newsletter: false,
      places: [],
      members: [],
    });
    expect(membershipForm.emptyRow).toEqual({ name: '', same: false, day: '', year: '' });
  });

  test('has its keys in the order of the screen, without fields that are not asked or cannot be wrong', () => {
    expect(membershipForm.keys(membership(), facts)).toEqual([
      'plan',
      'code',
      'province',
      'start',
      'end',
      'consent',
      'name.m-1',
      'born.m-1',
      'name.m-2',
      'born.m-2',
    ]);
    expect(membershipForm.keys(membership({ members: [] }), { mayDate: false })).toEqual([
      'plan',
      'code',
      'province',
      'end',
      'consent',
    ]);
  });

  test('asks for a value where it must be given, also where that depends on the rest of the form or of the row', () => {
    expect(problem('province', { province: '' })).toBe('required');
    expect(problem('code', {})).toBeNull();
    expect(problem('code', { plan: 'SHARED', code: '  ' })).toBe('required');
    expect(problem('consent', { consent: false })).toBe('consentMissing');
    expect(problem('born.m-1', { members: [member('m-1')] })).toBe('required');
    expect(problem('born.m-2', { members: [member('m-1'), member('m-2')] })).toBeNull();
  });

  test('keeps a thousand characters of a text, so that one that is too long can be shortened', () => {
    expect(text({ longest: 100 }).taken('x'.repeat(60_000))).toBe('x'.repeat(1_000));
    expect(text({ cut: 12 }).taken('x'.repeat(60_000))).toBe('x'.repeat(12));
  });

  test('judges a value first by its kind and then by its own rule', () => {
    expect(problem('code', { code: 'ABCDEF' })).toBe('tooLong');
    expect(problem('code', { code: 'A1' })).toBe('codeInvalid');
    expect(problem('code', { code: ' ABC ' })).toBeNull();
    expect(problem('start', { start: '31-02-2027' })).toBe('dateInvalid');
    expect(problem('start', { start: '1989-12-31' })).toBe('dateInvalid');
    expect(problem('start', { start: '1990-01-01' })).toBeNull();
    expect(problem('end', { start: '2027-01-02', end: '2027-01-01' })).toBe('endsBeforeStart');
    expect(problem('plan', { plan: 'SHARED', members: [member('a'), member('b'), member('c')] })).toBe(
      'twoOnly',
    );
  });

  test('has no problem where a field is not asked or a row is gone', () => {
    expect(membershipForm.problem('start', membership({ start: 'x' }), { mayDate: false })).toBeNull();
    expect(membershipForm.problem('name.m-9', membership(), facts)).toBeNull();
    expect(membershipForm.isOptional('name.m-9', membership(), facts)).toBe(false);
  });

  test('is complete when nothing is wrong at any key', () => {
    expect(membershipForm.isComplete(membership(), facts)).toBe(true);
    expect(membershipForm.isComplete(membership({ start: 'x' }), facts)).toBe(false);
    expect(membershipForm.isComplete(membership({ start: 'x' }), { mayDate: false })).toBe(true);
    expect(membershipForm.isComplete(membership({ members: [member('m-1')] }), facts)).toBe(false);
  });

  test('takes an entry as its field keeps it, with what changes together with it', () => {
    const shared = membershipForm.filled(membership(), { key: 'plan', value: 'SHARED' }, facts);
    const coded = membershipForm.filled(shared, { key: 'code', value: 'abc' }, facts);
    expect(coded).toMatchObject({ plan: 'SHARED', code: 'ABC' });
    expect(membershipForm.filled(coded, { key: 'plan', value: 'SINGLE' }, facts).code).toBe('');
  });

  test('takes an entry in one row, and leaves the others the same objects', () => {
    const form = membership();
    const ticked = membershipForm.filled(form, { key: 'same.m-2', value: true }, facts);
    expect(ticked.members[1]).toMatchObject({ memberId: 'm-2', same: true, name: '' });
    expect(ticked.members[0]).toBe(form.members[0]);
    expect(membershipForm.filled(form, { key: 'year.m-1', value: '19a9' }, facts).members[0]).toMatchObject({
      day: '4',
      year: '199',
    });
    expect(membershipForm.filled(form, { key: 'name.m-9', value: 'Jo' }, facts)).toBe(form);
  });

  test('takes several of the values that it offers in their order, each once, and none of them', () => {
    const chosen = (value: readonly string[]) =>
      membershipForm.filled(membership(), { key: 'places', value: value as never }, facts).places;
    expect(chosen(['WEST', 'NORTH', 'WEST', 'EAST'])).toEqual(['NORTH', 'WEST']);
    expect(chosen([])).toEqual([]);
  });

  test('refuses a key that it does not have', () => {
    expect(() => membershipForm.valueAt(membership(), 'colour')).toThrow('The form has no field colour');
  });
});

describe('a form between visits', () => {
  test('is read as it was kept', () => {
    const form = membership({ places: ['NORTH', 'WEST'] });
    expect(keptOf(membershipForm).read(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });

  test('is not read when a field is missing or holds what it cannot hold', () => {
    const { end: _left, ...others } = membership();
    const odd = [
      null,
      [],
      others,
      { ...membership(), province: 'XX' },
      { ...membership(), plan: '' },
      { ...membership(), consent: 'true' },
      { ...membership(), places: 'NORTH' },
      { ...membership(), places: ['WEST', 'NORTH'] },
      { ...membership(), members: null },
      { ...membership(), members: [{ ...member('m-1'), day: 4 }] },
      { ...membership(), members: [{ ...member('m-1'), memberId: 1 }] },
    ];
    for (const kept of odd) expect(keptOf(membershipForm).read(kept), JSON.stringify(kept)).toBeNull();
  });

  test('the compiler asks what a field of a kind of its own can hold', () => {
    const places = { departure: () => true, destination: () => false };
    expect(keptOf(tripDetailsForm, places).read(tripDetailsForm.empty)).toBeNull();
    // @ts-expect-error nothing says what a destination can hold
    expect(keptOf(tripDetailsForm, { departure: () => true })).toBeTypeOf('object');
  });

  test('names the fields that changed, and only those', () => {
    const before = membership();
    expect(keptOf(membershipForm).changed(before, { ...before })).toEqual([]);
    expect(keptOf(membershipForm).changed(before, { ...before, code: 'AB', province: 'ON' })).toEqual([
      'code',
      'province',
    ]);
    expect(keptOf(membershipForm).changed(before, { ...before, members: [] })).toEqual(['members']);
  });
});

test('two versions of a list differ where it holds other values', () => {
  type Lists = { places: readonly string[] };
  const { differing, suggested, together } = versionsOf<Lists, 'places'>(['places'], (form) => form);
  const north = { places: ['NORTH'] };
  expect(differing(north, { places: ['NORTH'] })).toEqual([]);
  expect(differing(north, { places: [] })).toEqual(['places']);
  expect(suggested(north, { places: ['NORTH'] }, { places: [] })).toEqual({ places: 'theirs' });
  expect(together(north, { places: [] }, { places: 'theirs' })).toEqual({ places: [] });
});

describe('a form and its server', () => {
  const form = membership({ code: 'ABC' });

  test('codes of an answer land at the fields that they are about, as problems that those fields can have', () => {
    expect(
      wireOf(membershipForm).placed(
        {
          'body.membership.membershipCode': 'wrongFormat',
          'body.membership.province': 'missing',
          'body.members.1.name': 'notUnique',
          'body.membership.end': 'someNewCode',
          'headers.If-Match': 'missing',
        },
        form,
      ),
    ).toEqual({
      at: {
        code: { code: 'codeInvalid', value: 'ABC' },
        province: { code: 'required', value: 'QC' },
        'name.m-2': { code: 'notUnique', value: 'Marie' },
        end: { code: 'notAllowed', value: '' },
      },
      elsewhere: ['headers.If-Match'],
    });
  });

  test('the server refuses what the screen refuses, by path', () => {
    const wrong = membership({
      plan: 'SHARED',
      code: 'a b',
      start: '2027-01-02',
      end: '2027-01-01',
      members: [member('m-1', 'far too long')],
    });
    expect(wireOf(membershipForm).refused(wrong, facts, 'body.membership')).toEqual({
      'body.membership.membershipCode': 'wrongFormat',
      'body.membership.end': 'notAllowed',
      'body.membership.members.0.name': 'tooLong',
      'body.membership.members.0.born': 'missing',
    });
    expect(wireOf(membershipForm).refused(form, facts)).toEqual({});
  });

  test('the schema of the wire has the limits of the fields', () => {
    const { plan, code, start, consent } = wireShape(membershipForm);
    const call = z.strictObject({ plan, code, start, consent }).partial();
    const refused = (body: object) =>
      call.safeParse(body).error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect(refused({ plan: 'SHARED', code: 'ABC', start: '2027-01-02', consent: true })).toEqual([]);
    expect(refused({ plan: '', code: 'ABCDEF', start: '1989-12-31', consent: 'true' })).toEqual([
      'plan',
      'code',
      'start',
      'consent',
    ]);
    expect(refused({ code: 'a b', start: '2027-02-31' })).toEqual(['code', 'start']);
    expect(refused({ colour: 'red' })).toEqual(['']);
  });
});
