import { describe, expect, test } from 'vitest';
import { medicalAnswersFor } from '#domain/plans/medicalAnswersFor.ts';
import { flowDraftEnvelope, flowDraftVersion } from '#domain/flow/flowDraftEnvelope.ts';
import { flowDraftOf } from '#domain/flow/flowDraftVersions.ts';
import { type FlowForms, noForms } from '#domain/flow/flowForms.ts';
import { firstIncompleteStep } from '#domain/flow/flowSteps.ts';
import { stepKeys } from '#domain/flow/steps.ts';
import { flowFacts, rows, travellersForm, tripForm } from '../support/quote/forms.ts';
import { takenQuestionnaire, withHeart } from '../support/questionnaires/medical.ts';
import { applyForm } from '../support/sale/application.ts';
import { plansForm } from '../support/sale/plans.ts';

const facts = flowFacts();
const forms: FlowForms = {
  travellers: travellersForm({ travellers: rows(40, 12) }),
  trip: tripForm(),
  plans: { ...plansForm(), questionnaires: [takenQuestionnaire('pax-1', withHeart)] },
  apply: applyForm(),
  payment: { purchaseId: null, method: 'CREDIT_CARD', cardHolderName: 'Marie Tremblay' },
};
/** As the server keeps it. */
const kept = (snapshot: unknown) => JSON.parse(JSON.stringify(snapshot)) as unknown;
const today = flowDraftEnvelope({ step: 'PAYMENT', forms });

/** Every way to leave one field out, or to have something of another kind in its place, by path. */
function damaged(value: unknown, path: string[] = []): { at: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const { [name]: _left, ...others } = value as Record<string, unknown>;
    const at = [...path, name].join('.');
    const again = (changed: unknown) =>
      Array.isArray(value) ? value.with(Number(name), changed) : { ...others, [name]: changed };
    return [
      ...(Array.isArray(value) ? [] : [{ at: `${at} left out`, value: others }]),
      ...[null, 7, 'x', [], {}].map((odd) => ({ at: `${at} as ${JSON.stringify(odd)}`, value: again(odd) })),
      ...damaged(inner, [...path, name]).map((deeper) => ({ at: deeper.at, value: again(deeper.value) })),
    ];
  });
}

describe('a draft that was kept before the application was deployed anew', () => {
  test('is read as it was left where its shape is still that of today', () => {
    expect(flowDraftOf({ ...today, snapshot: kept(today.snapshot) })).toEqual({ step: 'PAYMENT', forms });
  });

  test('is not read where no migration leads on from its version, nor where it is newer or of another chart', () => {
    for (const version of [0, -1, flowDraftVersion + 1])
      expect(flowDraftOf({ ...today, version }), String(version)).toBeNull();
    expect(flowDraftOf({ ...today, machine: 'applyFlow' })).toBeNull();
  });

  test('has nothing for a form that came later, and leaves out one that is no more', () => {
    const { payment, ...earlier } = forms;
    const snapshot = { step: 'TRIP_DETAILS', forms: { ...earlier, needs: { answers: [] } } };
    expect(flowDraftOf({ ...today, snapshot })?.forms).toEqual({ ...forms, payment: null });
    expect(payment).not.toBeNull();
    expect(flowDraftOf({ ...today, snapshot: { step: 'TRIP_DETAILS', forms: {} } })?.forms).toEqual(noForms);
  });

  test('whatever it lacks or holds in the wrong place, opens at a step and never breaks the application', () => {
    const all = damaged(kept(today.snapshot));
    expect(all.length).toBeGreaterThan(300);
    const read = all.flatMap(({ at, value }) => {
      const draft = flowDraftOf({ ...today, snapshot: value });
      return draft ? [{ at, draft }] : [];
    });
    expect(read.length).toBeGreaterThan(100);
    for (const { at, draft } of read) expect(stepKeys, at).toContain(firstIncompleteStep(draft.forms, facts));
  });

  test('of version 1 is read with the names that it has, and nobody’s is to follow', () => {
    const travellers = applyForm().travellers.map(({ nameToFollow: _left, ...others }) => others);
    const snapshot = kept({ step: 'PAYMENT', forms: { ...forms, apply: { ...forms.apply, travellers } } });
    const read = flowDraftOf({ ...today, version: 1, snapshot });
    expect(read).toMatchObject({ step: 'PAYMENT', forms: { apply: forms.apply, trip: forms.trip } });
    expect(flowDraftOf({ ...today, version: 1, snapshot: null })).toBeNull();
  });

  test('of version 3 has no medical questionnaire, and no plan that asks for one', () => {
    const { questionnaires: _left, ...plans } = plansForm();
    const chosen = plans.chosen.map(({ questionnaireMinimumAge: _none, ...one }) => one);
    const snapshot = kept({ step: 'PAYMENT', forms: { ...forms, plans: { ...plans, chosen } } });
    const read = flowDraftOf({ ...today, version: 3, snapshot })?.forms.plans;
    expect(read).toEqual({ ...plans, chosen, questionnaires: [] });
    expect(medicalAnswersFor(chosen[0]!, 75, [takenQuestionnaire('pax-1')])).toEqual([]);
    const without = { step: 'TRIP_DETAILS', forms: { ...forms, plans: null } };
    expect(flowDraftOf({ ...today, version: 3, snapshot: without })?.forms.plans).toBeNull();
  });

  test.each([
    ['QC', true, 'SELECT_PLAN'],
    ['ON', null, 'CONTACT_DETAILS'],
  ] as const)(
    'of version 2 in %s is asked for the needs analysis where it has to be',
    (province, asked, step) => {
      const travellers = travellersForm({ province });
      const { needs: _left, ...plans } = plansForm(['pax-1'], { travellers });
      const snapshot = kept({ step: 'PAYMENT', forms: { ...noForms, travellers, trip: forms.trip, plans } });
      const read = flowDraftOf({ ...today, version: 2, snapshot });
      expect(read?.forms.plans).toMatchObject({ needs: null, plans: { amfRequirement: asked } });
      expect(firstIncompleteStep(read?.forms ?? noForms, facts)).toBe(step);
    },
  );

  test('asks a step again whose form lacks something, and keeps the others', () => {
    const { province: _left, ...travellers } = travellersForm({ travellers: rows(40, 12) });
    const read = flowDraftOf({ ...today, snapshot: { step: 'PAYMENT', forms: { ...forms, travellers } } });
    expect(read?.forms).toEqual({ ...forms, travellers: null });
    expect(firstIncompleteStep(read?.forms ?? noForms, facts)).toBe('TRAVELLER_DETAILS');
  });

  test.each([
    ['has no text', { chosen: null }],
    [
      'was chosen without a country',
      { text: 'YYZ', chosen: { id: '1', iata: 'YYZ', name: '', city: '', state: '' } },
    ],
    ['is a text alone', 'YYZ'],
  ])('asks the steps again whose place %s', (_, departure) => {
    const odd = { travellers: { ...forms.travellers, departure }, trip: { ...forms.trip, departure } };
    const read = flowDraftOf({ ...today, snapshot: { step: 'PAYMENT', forms: { ...forms, ...odd } } });
    expect(read?.forms).toEqual({ ...forms, travellers: null, trip: null });
  });
});
