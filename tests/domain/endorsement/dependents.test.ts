import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPolicyBody } from '#domain/apply/policyBody.ts';
import { changesOf } from '#domain/endorsement/changes.ts';
import { dependentsDelta, dependentsOf, withDependents } from '#domain/endorsement/dependentsDelta.ts';
import { newDependent } from '#domain/endorsement/dependentsForm.ts';
import { editedPolicyOf } from '#domain/endorsement/editedPolicyOf.ts';
import { formsOf } from '#domain/endorsement/policyForms.ts';
import { defaultQuickQuoteLimits } from '#domain/quote/limits.ts';
import { soldDetail } from '../../support/policies/soldDetail.ts';
import { rows, today, travellersForm } from '../../support/quote/forms.ts';
import { application, applyForm } from '../../support/sale/application.ts';

const family = travellersForm({ travellers: rows(40, 10, 8), familyPlans: 'true' });
const policy = soldDetail(
  toPolicyBody(application({ travellers: family, apply: applyForm(family) }), new Map()),
);
const forms = formsOf(policy);
const sold = dependentsOf(forms);
const facts = { today, quickQuoteLimits: defaultQuickQuoteLimits, tripCostMayChange: true };

describe('the dependents of an edit', () => {
  test('give the forms and the policy that they were taken from', () => {
    expect(sold.map(({ referenceNumber }) => referenceNumber)).toEqual(['pax-2', 'pax-3']);
    const again = editedPolicyOf(withDependents(forms, sold, facts), policy);
    expect(again).toEqual(editedPolicyOf(forms, policy));
  });

  test('[EN-018] who is added is sent with the contact of the primary, who is removed not at all', () => {
    const [, kept] = sold as [(typeof sold)[number], (typeof sold)[number]];
    const added = { ...newDependent(policy.usedReferenceNumbers), firstName: 'Ana', lastName: 'Roy' };
    const born = {
      ...added,
      birthDay: '4',
      birthMonth: '05',
      birthYear: '2020',
      relationship: 'CHILD' as const,
    };
    const edited = editedPolicyOf(withDependents(forms, [kept, born], facts), policy);
    expect(edited.dependents).toMatchObject([
      { referenceNumber: 'pax-3' },
      {
        referenceNumber: 'pax-4',
        firstName: 'Ana',
        dateOfBirth: '2020-05-04',
        age: 6,
        relationship: 'CHILD',
        contact: { email: 'marie.tremblay@example.ca' },
      },
    ]);
    const changes = changesOf(editedPolicyOf(forms, policy), edited);
    const firstNames = changes.filter(({ fieldChanged }) => fieldChanged === 'firstName');
    expect(firstNames).toEqual([
      { referenceNumber: 'pax-2', fieldChanged: 'firstName', from: 'Marie', to: null },
      { referenceNumber: 'pax-4', fieldChanged: 'firstName', from: null, to: 'Ana' },
    ]);
    const delta = dependentsDelta(sold, [kept, born]);
    expect([delta.removed, delta.added, delta.changed]).toMatchObject([
      [{ referenceNumber: 'pax-2' }],
      [{ referenceNumber: 'pax-4' }],
      [],
    ]);
  });

  test('a new one has a number that nobody of the policy ever had', () => {
    assert(
      property(array(integer({ min: 1, max: 99 }), { minLength: 1 }), (numbers) => {
        const used = numbers.map((number, at) => (at % 2 === 0 ? `pax-${number}` : `${number}`));
        expect(used).not.toContain(newDependent(used).referenceNumber);
      }),
    );
  });
});
