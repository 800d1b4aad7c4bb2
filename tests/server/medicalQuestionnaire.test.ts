import { describe, expect, it } from 'vitest';
import { readMedicalQuestionnaire } from '#domain/calls/questionnaires/readMedicalQuestionnaire.ts';
import type { QuotedPax } from '#domain/calls/shapes/quoteBody.ts';
import { healthOf } from '#server/quotes/health.ts';
import type { Session } from '#server/identity/session.ts';
import { onPostgres } from '#tests/support/database.ts';
import { quoteBodyOf, travellerOf, visitBody } from '#tests/support/quote/bodies.ts';
import { firstPlan, quote, refusedQuote } from '#tests/support/quote/desk.ts';
import {
  awaiting,
  healthy,
  medicalContent,
  sentMedicalAnswers,
  sinceArrival,
  withHeart,
} from '#tests/support/questionnaires/medical.ts';
import { sentNeeds } from '#tests/support/needs/needs.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { opened } from '#tests/support/server/client.ts';

const semh = { code: 'SEMH', tripPreference: { deductible: 0 } };
const older = (answers: Record<string, string>, changed: Partial<QuotedPax> = {}) =>
  travellerOf({ age: 66, plan: semh, questionnaires: [sentMedicalAnswers(answers)], ...changed });

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const visitor = startedFor(() => opened(server.client('b2c')));

  const query = {
    planClass: 'OCM',
    date: '2026-06-15',
    language: 'EN',
    salesChannel: 'b2c',
    mqLIAScripting: 'true',
    organizationCode: 'CM',
  };
  const ask = (changed: Record<string, string> = {}, client = visitor) =>
    client.call(readMedicalQuestionnaire, { query: { ...query, ...changed } as never });
  const read = async (changed: Record<string, string> = {}) => {
    const answer = await ask(changed);
    if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
    return answer.body;
  };

  describe('the questionnaire', () => {
    it('[MQ-001] [MQ-002] [MQ-003] is read with a GET and six parameters, all of them needed', async () => {
      expect(readMedicalQuestionnaire).toMatchObject({
        method: 'GET',
        path: '/api/product/medicalQuestionaire',
      });
      expect(Object.keys(await read()).toSorted()).toEqual(['medicalQuestionnaireData', 'organization']);
      for (const name of [
        'planClass',
        'date',
        'language',
        'salesChannel',
        'mqLIAScripting',
        'organizationCode',
      ]) {
        const { [name as keyof typeof query]: _left, ...others } = query;
        const answer = await visitor.call(readMedicalQuestionnaire, { query: others as never });
        expect([name, answer.status]).toEqual([name, name === 'organizationCode' ? answer.status : 400]);
        expect(answer.ok).toBe(false);
      }
    });

    it('[MQ-004] consists of pages, sections and questions', async () => {
      const { medicalQuestionnaireData: data } = await read();
      expect(data).toEqual(medicalContent('OCM').en.medicalQuestionnaireData);
      const [page] = data.pages;
      expect(page).toMatchObject({ pageNumber: 1, description: 'Your health' });
      expect(page?.sections[0]).toMatchObject({ order: 1, description: 'In the last 12 months' });
      expect(page?.sections[0]?.questions[0]).toMatchObject({
        questionKey: 'heartCondition',
        questionText: expect.stringContaining('(Sample text)'),
        answerType: 'YES_NO',
        order: 1,
      });
    });

    it('[MQ-024 partly] has the same keys in the other language', async () => {
      const { medicalQuestionnaireData: french } = await read({ language: 'FR' });
      expect(french).toEqual(medicalContent('OCM').fr.medicalQuestionnaireData);
      expect(french.pages[0]?.description).toBe('Votre état de santé');
    });

    it('[MQ-017 partly] [MQ-018 partly] says what the organization says, to be read aloud only where that is asked', async () => {
      const { organization } = await read();
      expect(organization).toMatchObject({
        organizationCode: 'CM',
        mqNotEligible: { title: 'This plan is not available' },
        mqLIAScripting: { title: '', text: '' },
      });
      expect((await read({ mqLIAScripting: 'false' })).organization.mqLIAScripting).toBeNull();
      const agent = await signInAs(server.client('b2b'), 'omartin');
      const theirs = { organizationCode: agent.current?.organization?.code ?? '', salesChannel: 'b2b' };
      const aloud = await ask(theirs, agent);
      expect(aloud).toMatchObject({
        status: 200,
        body: { organization: { mqLIAScripting: { title: 'Before you begin the questionnaire' } } },
      });
    });

    it('is that of the class and the day', async () => {
      const visitors = (await read({ planClass: 'VTC' })).medicalQuestionnaireData.pages[1];
      expect(visitors?.sections.map(({ description }) => description)).toEqual([
        'Treatment',
        'Since your arrival in Canada',
      ]);
      const none = { status: 404, problem: { code: 'medicalQuestionnaire.noQuestions' } };
      expect(await ask({ planClass: 'STP' })).toMatchObject(none);
      expect(await ask({ date: '2023-12-31' })).toMatchObject(none);
      expect(await ask({ organizationCode: 'NOBODY' })).toMatchObject({ status: 404 });
    });
  });

  describe('a price', () => {
    const priced = async (answers: Record<string, string>, changed: Partial<QuotedPax> = {}) =>
      (await quote(visitor, quoteBodyOf({ paxes: [older(answers, changed)] }))).paxes[0]?.plans[0];

    it('[MQ-022 partly] is that of the rate category which the answers give', async () => {
      const versions = [];
      const totals = [];
      for (const answers of [healthy, withHeart, { ...healthy, medications: '6' }]) {
        const plan = await priced(answers);
        versions.push(plan?.rateVersion);
        totals.push(plan?.premiumTotal ?? 0);
      }
      expect(versions).toEqual([
        'SEMH.A.AFFILIATION.2024-01-01.1',
        'SEMH.B.AFFILIATION.2024-01-01.1',
        'SEMH.C.AFFILIATION.2024-01-01.1',
      ]);
      expect(totals).toEqual(totals.toSorted((one, other) => one - other));
      expect(new Set(totals).size).toBe(3);
    });

    it('[MQ-010] [MQ-011 partly] is given without questions below the age of the plan, and from it on only with answers', async () => {
      const at = async (age: number) => (await firstPlan(visitor, { age, plan: semh }))?.errors;
      expect(await at(59)).toBeUndefined();
      expect(await at(60)).toEqual([{ code: 'plan.questionnaireNeeded', error: expect.any(String) }]);
      expect((await priced(healthy, { age: 59 }))?.rateVersion).toBe(
        'SEMH.STANDARD.AFFILIATION.2024-01-01.1',
      );
    });

    it('is refused to whom the answers make not eligible', async () => {
      const plan = await priced(awaiting);
      expect(plan).toMatchObject({ premiumTotal: 0, rateVersion: '' });
      expect(plan?.errors).toEqual([
        { code: 'plan.notEligible', error: 'With these answers about health the plan cannot be offered.' },
      ]);
    });

    it('is given for every plan on offer to a visitor who answered', async () => {
      const body = visitBody(true);
      const answered = older({ ...healthy, ...sinceArrival }, { age: 75, plan: undefined });
      const codes = async (pax: QuotedPax) =>
        (await quote(visitor, { ...body, paxes: [pax] })).paxes[0]?.plans.map(({ code }) => code);
      expect(await codes(travellerOf({ age: 75 }))).toEqual(['SVTCBH', 'SVTCSH']);
      expect(await codes(answered)).toEqual(['SVTCBH', 'SVTCSH', 'SVTCEH']);
    });

    it('refuses answers of another questionnaire, unknown, hidden, repeated and too many ones, with their places', async () => {
      const refused = (answers: Record<string, string>) =>
        refusedQuote(
          visitor,
          quoteBodyOf({ paxes: [travellerOf({}), older(answers, { referenceNumber: '2' })] }),
        );
      const path = 'body.paxes.1.questionnaires.0.answers';
      const wrong = (fields: Record<string, string>) => [400, 'request.invalid', fields];
      expect(await refused({ ...healthy, ...sinceArrival })).toEqual(
        wrong({ [`${path}.5.key`]: 'notAllowed' }),
      );
      expect(await refused({ ...withHeart, heartCondition: 'false' })).toEqual(
        wrong({ [`${path}.2.key`]: 'notAllowed' }),
      );
      expect(await refused({ heartCondition: 'false' })).toEqual(wrong({ [path]: 'missing' }));
      expect(await refused({ ...healthy, medications: 'two' })).toEqual(
        wrong({ [`${path}.2.answer`]: 'wrongFormat' }),
      );
      const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`key${at}`, 'true']));
      expect(await refused(many)).toEqual([413, 'request.tooLarge', undefined]);
    });

    it('never takes a rate category that was sent', async () => {
      const sent = { ...older(withHeart), rateCategory: 'A' };
      expect(await refusedQuote(visitor, quoteBodyOf({ paxes: [sent] }))).toMatchObject([
        400,
        'request.invalid',
        { 'body.paxes.0.rateCategory': 'unknown' },
      ]);
      const inside = {
        ...older(withHeart),
        questionnaires: [{ ...sentMedicalAnswers(withHeart), rateCategory: 'A' }],
      };
      expect(await refusedQuote(visitor, quoteBodyOf({ paxes: [inside as never] }))).toMatchObject([
        400,
        'request.invalid',
        { 'body.paxes.0.questionnaires.0.rateCategory': 'unknown' },
      ]);
    });

    it('refuses answers about health to a class that asks none', async () => {
      const student = quoteBodyOf({
        flowTravellerType: 'STUDENT',
        studentType: 'INTERNATIONAL',
        paxes: [older(healthy, { age: 30, plan: undefined })],
      });
      expect(await refusedQuote(visitor, student)).toMatchObject([
        400,
        'request.invalid',
        { 'body.paxes.0.questionnaires.0': 'notAllowed' },
      ]);
    });
  });

  describe('the permission to answer', () => {
    const answered = (atoms: readonly string[], questionnaires: QuotedPax['questionnaires']) =>
      healthOf(
        async () => medicalContent().en.medicalQuestionnaireData,
        quoteBodyOf({ paxes: [travellerOf({ questionnaires })] }),
        '2026-06-15',
        { atoms } as unknown as Session,
      );

    it('[PM-012] POLICY_BOOKING or GRAPH_API answers either questionnaire, and nobody answers one without', async () => {
      for (const sent of [sentMedicalAnswers(healthy), sentNeeds]) {
        await expect(answered(['POLICY_BOOKING'], [sent])).resolves.toBeInstanceOf(Map);
        await expect(answered(['GRAPH_API'], [sent])).resolves.toBeInstanceOf(Map);
        await expect(answered(['POLICY_NOTIFICATION', 'QUOTE_READ'], [sent])).rejects.toMatchObject({
          status: 403,
          code: 'permission.missing',
        });
      }
    });

    it('is asked only where a body has questionnaires', async () => {
      expect(await answered([], undefined)).toEqual(new Map());
      expect(await answered([], [])).toEqual(new Map());
    });
  });
});
