import { expect, test } from 'vitest';
import { mayOpenSection, policyPlaceAt, policyTabs } from '#domain/policies/policySections.ts';
import { mayBeAt } from '#domain/portalGuard.ts';
import { placeOf } from '#domain/routes.ts';
import english from '#locales/en-CA/policyView.json' with { type: 'json' };

const everySegment = ['view', 'policies', 'edit', 'delivery', 'financials', 'notes'];

test('[PV-001] a policy lies under its number, with its six sections below', () => {
  for (const segment of everySegment) {
    expect(placeOf(`/endorsement/TC-100000001/${segment}`)).toEqual({ kind: 'area', path: '/endorsement' });
    expect(policyPlaceAt({ path: `/TC-100000001/${segment}`, search: '' })).toEqual({
      policyNumber: 'TC-100000001',
      isQuote: false,
      segment,
    });
  }
  expect(placeOf('/endorsement/TC-100000001/notes/1')).toEqual({ kind: 'unknown' });
  expect(policyPlaceAt({ path: '/TC-100000001/history', search: '' })?.segment).toBe('unknown');
  expect(policyPlaceAt({ path: '/HQ-1', search: '?status=QUOTE' })).toMatchObject({
    isQuote: true,
    segment: null,
  });
  expect(policyPlaceAt({ path: '/', search: '' })).toBeNull();
});

test('[PV-003] the tabs are five, by their names and segments', () => {
  const tabs = policyTabs(everySegment, { atoms: ['POLICY_READ', 'POLICY_NOTE_READ'] }, false);
  expect(tabs.map((segment) => [english[`section.${segment}`], segment])).toEqual([
    ['Associated policies', 'policies'],
    ['Policy info', 'edit'],
    ['Financials', 'financials'],
    ['Notes', 'notes'],
    ['Delivery', 'delivery'],
  ]);
});

test('[PV-005] somebody sees the tabs of the sections that they may open', () => {
  expect(policyTabs(everySegment, { atoms: ['POLICY_READ'] }, false)).toEqual([
    'policies',
    'edit',
    'financials',
    'delivery',
  ]);
  expect(policyTabs(everySegment, { atoms: ['POLICY_NOTE_READ'] }, false)).toEqual([]);
});

test('a quote that is held has no notes and no deliveries, also by their addresses', () => {
  const atoms = ['POLICY_READ', 'POLICY_NOTE_READ'] as const;
  expect(policyTabs(everySegment, { atoms }, true)).toEqual(['policies', 'edit', 'financials']);
  for (const segment of ['notes', 'delivery'])
    expect(policyPlaceAt({ path: `/HQ-1/${segment}`, search: '?status=QUOTE' })?.segment).toBe('unknown');
});

test('[NT-002] [FT-002] notes and financials each need their claim', () => {
  expect(mayOpenSection('notes', { atoms: ['POLICY_READ', 'POLICY_NOTE_READ'] })).toBe(true);
  expect(mayOpenSection('notes', { atoms: ['POLICY_READ', 'POLICY_NOTE_EDIT'] })).toBe(false);
  expect(mayOpenSection('financials', { atoms: ['POLICY_READ'] })).toBe(true);
  expect(mayOpenSection('financials', { atoms: ['POLICY_NOTE_READ', 'POLICY_EDIT'] })).toBe(false);
});

test('[PV-006] nobody is let into a policy without the claim to see the application', () => {
  const place = placeOf('/endorsement/TC-100000001/notes');
  const person = { userType: 'lanid', featureFlags: [] } as const;
  expect(mayBeAt(place, { ...person, atoms: ['TRIPX_READ', 'POLICY_READ'] })).toBe(true);
  expect(mayBeAt(place, { ...person, atoms: ['POLICY_READ'] })).toBe(false);
});
