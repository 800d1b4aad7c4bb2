import { beforeAll, expect, it } from 'vitest';
import {
  type NeedsAnalysisData,
  type NeedsAnalysisVariables,
  needsAnalysisDocument,
} from '#domain/calls/graphql/needsAnalysisQuestions.ts';
import { postGraphql } from '#domain/calls/graphql/postGraphql.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { onPostgres } from '#tests/support/database.ts';
import { sentNeeds } from '#tests/support/needs/needs.ts';
import { paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, refusal, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

type Pax = PolicyBody['paxes'][number];

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));
  let body: PolicyBody;
  beforeAll(async () => {
    body = paidToAgency(await unpaidBody(agent, [{}, { referenceNumber: '2', firstName: 'Luc' }]));
  });

  const ask = async (changed: Partial<NeedsAnalysisVariables> = {}) => {
    const variables = { planClass: 'OCM', effectiveDate: '2026-06-15', lang: 'EN', ...changed };
    const answer = await agent.call(postGraphql, { body: { query: needsAnalysisDocument, variables } });
    return answer.ok ? (answer.body.data as NeedsAnalysisData).needsAnalysisQuestions : answer.problem;
  };
  const questions = async (changed: Partial<NeedsAnalysisVariables> = {}) =>
    (await ask(changed)) as NeedsAnalysisData['needsAnalysisQuestions'];

  const withSecond = (questionnaires: Pax['questionnaires']): PolicyBody => ({
    ...body,
    paxes: body.paxes.map((pax, at) => (at === 1 ? { ...pax, questionnaires } : pax)),
  });

  it('[NA-008] reads the questions of a class of plans by category', async () => {
    expect(postGraphql).toMatchObject({ method: 'POST', path: '/api/graphql' });
    const read = await questions();
    const keys = Object.entries(read).map(([category, asked]) => [
      category,
      asked.map(({ questionKey }) => questionKey),
    ]);
    expect(keys).toEqual([
      [
        'insuranceSameAsPrimary',
        ['singleCoupleFamily', 'tripAverageLength', 'tripYearly', 'modeOfTransportation'],
      ],
      [
        'coverageSameAsPrimary',
        ['baggageType', 'flightAndTravelAccident', 'medicalHealthInsurance', 'nonRefundableTripCost'],
      ],
      ['existingPolicySameAsPrimary', ['creditCard', 'employeeBenefits', 'individualBenefits']],
    ]);
    expect(read.insuranceSameAsPrimary.map(({ answerType }) => answerType)).toEqual([
      'CHOICE',
      'NUMBER',
      'NUMBER',
      'TEXT',
    ]);
  });

  it('[NA-008] reads them in the language that is asked for, for every class', async () => {
    for (const planClass of ['OCM', 'NAQC', 'VTC', 'STP']) {
      const [en, fr] = [await questions({ planClass }), await questions({ planClass, lang: 'FR' })];
      expect(en.existingPolicySameAsPrimary[0]).toEqual({
        questionKey: 'creditCard',
        questionText: 'Does a credit card already provide travel insurance? (Sample text)',
        answerType: 'CHOICE',
        options: [
          { value: 'true', text: 'Yes' },
          { value: 'false', text: 'No' },
        ],
      });
      expect(fr.existingPolicySameAsPrimary[0]).toMatchObject({
        questionText: 'Une carte de crédit procure-t-elle déjà une assurance voyage? (Texte d’exemple)',
        options: [{ text: 'Oui' }, { text: 'Non' }],
      });
    }
  });

  it('[NA-008] reads those that hold on the day', async () => {
    const later = {
      plan_class: 'STP' as const,
      effective_date: '2027-01-01',
      question_key: 'creditCard' as const,
      category: 'existingPolicySameAsPrimary' as const,
      sort_order: 1,
      answer_type: 'CHOICE' as const,
      text_en: 'New',
      text_fr: 'Nouveau',
      options: '[]',
    };
    await server.database.db.insertInto('needs_analysis_questions').values(later).execute();
    const textOn = async (effectiveDate: string) =>
      (await questions({ planClass: 'STP', effectiveDate })).existingPolicySameAsPrimary[0]?.questionText;
    expect(await textOn('2026-12-31')).toMatch(/^Does a credit card/);
    expect(await textOn('2027-01-01')).toBe('New');
  });

  it('says what it cannot read', async () => {
    expect(await ask({ effectiveDate: '2023-12-31' })).toMatchObject({
      status: 404,
      code: 'needsAnalysis.noQuestions',
    });
    expect(await ask({ planClass: 'XYZ' })).toMatchObject({
      status: 400,
      fields: { 'body.variables.planClass': 'notAllowed' },
    });
    expect(await ask({ effectiveDate: 'today' })).toMatchObject({
      fields: { 'body.variables.effectiveDate': 'notAllowed' },
    });
    expect(await ask({ lang: 'DE' as 'EN' })).toMatchObject({
      fields: { 'body.variables.lang': 'notAllowed' },
    });
  });

  it('[NA-011] keeps the answers of each traveller with the policy', async () => {
    const { record } = await buy(agent, body);
    const kept = await server.database.db
      .selectFrom('paxes')
      .select('needs_analysis')
      .where(
        'policy_number',
        'in',
        record.paxes.map(({ policyNumber }) => policyNumber),
      )
      .execute();
    expect(kept).toEqual([{ needs_analysis: sentNeeds.answers }, { needs_analysis: sentNeeds.answers }]);
  });

  it('[NA-012] sells nothing to a resident of Quebec who did not answer', async () => {
    expect(await refusal(agent, withSecond(undefined))).toEqual([
      400,
      { 'body.paxes.1.questionnaires': 'missing' },
    ]);
    const { tripInformation } = body;
    const ontario = { ...tripInformation, provinceOfResidence: 'ON' as const };
    const elsewhere = paidToAgency(await unpaidBody(agent, [{}], { tripInformation: ontario }));
    const [pax] = elsewhere.paxes as [Pax];
    const contact = {
      ...pax.contact,
      address: { ...pax.contact.address, province: 'ON' as const, postalCode: 'M5V2T6' },
    };
    const asked = { ...elsewhere, paxes: [{ ...pax, contact, questionnaires: [sentNeeds] }] };
    expect(await refusal(agent, asked)).toEqual([400, { 'body.paxes.0.questionnaires.0': 'notAllowed' }]);
  });

  it('[NA-005] [NA-007] refuses answers that the form would not have taken', async () => {
    const [single, length, yearly, mode, ...others] = sentNeeds.answers as [Answer, Answer, Answer, Answer];
    const answers = [
      { ...single, answer: 'ALONE' },
      { ...length, answer: '14 jours' },
      yearly,
      { ...mode, answer: 'a'.repeat(51) },
      ...others,
      { key: 'medicalHistory', answer: 'true' },
    ];
    const path = 'body.paxes.1.questionnaires.0.answers';
    expect(await refusal(agent, withSecond([{ ...sentNeeds, answers }]))).toEqual([
      400,
      {
        [`${path}.0.answer`]: 'notAllowed',
        [`${path}.1.answer`]: 'wrongFormat',
        [`${path}.3.answer`]: 'tooLong',
        [`${path}.11.key`]: 'notAllowed',
      },
    ]);
  });
});

type Answer = (typeof sentNeeds)['answers'][number];
