import { describe, expect, test } from 'vitest';
import { toPolicyBody } from '#domain/apply/policyBody.ts';
import { editedPolicy } from '#domain/calls/shapes/editedPolicy.ts';
import { policyHistoryFields } from '#domain/calls/shapes/policyHistory.ts';
import { changesOf } from '#domain/endorsement/changes.ts';
import { editedPolicyOf } from '#domain/endorsement/editedPolicyOf.ts';
import { formsOf, type PolicyForms } from '#domain/endorsement/policyForms.ts';
import { soldDetail } from '../../support/policies/soldDetail.ts';
import { policyOfTwo } from '../../support/policies/policyDetail.ts';
import { rows, travellersForm } from '../../support/quote/forms.ts';
import { application, applyForm, withApplicant } from '../../support/sale/application.ts';

const family = travellersForm({ travellers: rows(40, 40, 8), familyPlans: 'true' });
const sold = application({ travellers: family, apply: applyForm(family) });
const policy = soldDetail(toPolicyBody(sold, new Map()));
const initial = formsOf(policy);

const changed = (change: (forms: PolicyForms) => PolicyForms) =>
  changesOf(editedPolicyOf(initial, policy), editedPolicyOf(change(initial), policy));
const trip = (change: Partial<PolicyForms['travellers']>) => (forms: PolicyForms) => ({
  ...forms,
  travellers: { ...forms.travellers, ...change },
});
const person = (paxId: string, change: Parameters<typeof withApplicant>[2]) => (forms: PolicyForms) => ({
  ...forms,
  apply: withApplicant(forms.apply, paxId, change),
});

describe('what an edit changes', () => {
  test('is nothing where it is opened and closed, also of a policy of which little is kept', () => {
    expect(changed((forms) => forms)).toEqual([]);
    const little = formsOf(policyOfTwo);
    expect(changesOf(editedPolicyOf(little, policyOfTwo), editedPolicyOf(little, policyOfTwo))).toEqual([]);
  });

  test('[EN-012] [EN-013] it is the field by its name in the history, with what it was and what it becomes', () => {
    expect(changed(trip({ returnDate: '2026-12-20' }))).toEqual([
      { referenceNumber: null, fieldChanged: 'endDate', from: '2026-12-15', to: '2026-12-20' },
    ]);
    expect(changed(person('pax-1', { phone: '' }))).toEqual([
      { referenceNumber: 'pax-1', fieldChanged: 'phone', from: '5145550123', to: null },
      { referenceNumber: 'pax-2', fieldChanged: 'phone', from: '5145550123', to: null },
      { referenceNumber: 'pax-3', fieldChanged: 'phone', from: '5145550123', to: null },
    ]);
    const fields = changed((forms) =>
      person('pax-3', { firstName: 'Léa', birthDay: '9' })(trip({ province: 'ON' })(forms)),
    );
    expect(fields.map(({ fieldChanged }) => fieldChanged)).toEqual([
      'provinceOfResidence',
      'firstName',
      'dateOfBirth',
    ]);
    expect(policyHistoryFields).toEqual(
      expect.arrayContaining(fields.map(({ fieldChanged }) => fieldChanged)),
    );
  });

  test('[EN-014] a field that is as it was again is in it no more', () => {
    const there = trip({ returnDate: '2026-12-20' });
    const back = trip({ returnDate: '2026-12-15' });
    expect(changed((forms) => back(there(forms)))).toEqual([]);
    expect(changed(person('pax-1', { firstName: ' Marie ' }))).toEqual([]);
  });

  test('a trip cost is changed in the plan that insures it as well', () => {
    const [plan] = initial.plans.chosen as [PolicyForms['plans']['chosen'][number]];
    const insured = { ...plan, preference: { ...plan.preference, tripCostCents: 0 } };
    const forms = { ...initial, plans: { ...initial.plans, chosen: [insured] } };
    const dearer = trip({
      travellers: initial.travellers.travellers.with(0, { id: 'pax-1', age: '40', tripCost: '1500' }),
    });
    const coverMe = { ...policy, organization: { ...policy.organization, code: 'CM' } };
    expect(editedPolicyOf(dearer(forms), coverMe).paxes[0]).toMatchObject({
      tripCost: 1500,
      plan: { tripPreference: { tripCost: 1500 } },
    });
  });

  test('[EN-061 partly] an edited policy is what the call takes, its application date only where another was chosen', () => {
    const edited = editedPolicyOf(initial, policy);
    expect(editedPolicy.parse(edited)).toEqual(edited);
    expect(edited).not.toHaveProperty('applicationDate');
    expect(edited.paxes[0]).toMatchObject({
      policyNumber: 'TC-100000001',
      referenceNumber: 'pax-1',
      age: 40,
    });
    const dated = { ...initial, apply: { ...initial.apply, applicationDate: '2026-11-18' } };
    const again = editedPolicyOf(dated, policy);
    expect(again.applicationDate).toBe('2026-11-18T06:00:00.000Z');
    expect(changesOf(edited, again)).toEqual([
      { referenceNumber: null, fieldChanged: 'applicationDate', from: '2026-11-20', to: '2026-11-18' },
    ]);
  });
});
