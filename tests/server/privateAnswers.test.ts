import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { closeDraft, createDraft, getDraft, saveDraft } from '#domain/calls/drafts/drafts.ts';
import { syncQuote } from '#domain/calls/quotes/syncQuote.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { flowDraftEnvelope } from '#domain/flow/flowDraftEnvelope.ts';
import { noForms } from '#domain/flow/flowForms.ts';
import { createPrivateAnswers } from '#server/questionnaires/privateAnswers.ts';
import { onPostgres } from '#tests/support/database.ts';
import { paidByCard, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, newKey, pay, refusal, startShop } from '#tests/support/purchases/shop.ts';
import { sentNeeds } from '#tests/support/needs/needs.ts';
import {
  awaiting,
  sentMedicalAnswers,
  takenQuestionnaire,
  withHeart,
} from '#tests/support/questionnaires/medical.ts';
import { quoteBodyOf, travellerOf } from '#tests/support/quote/bodies.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { plansForm } from '#tests/support/sale/plans.ts';
import { askEveryTable } from '#tests/support/server/everyTable.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const key = 'a-key-for-answers-of-32-characters';
const other = 'another-key-for-answers-of-32-chars';
const hour = 60 * 60 * 1000;
const declinedCard = '4000000000000002';
/** Somebody of 66 on 15 June 2026. */
const older = { dateOfBirth: '1960-05-04', age: 66, questionnaires: [sentMedicalAnswers(withHeart)] };
const answers = sentMedicalAnswers(withHeart).answers;

describe('what is sealed', () => {
  const sealed = createPrivateAnswers([key]).seal({ smoking: 'CURRENT' }, 'draft 1');

  it('opens with its key and for its place alone', () => {
    expect(createPrivateAnswers([key]).open(sealed, 'draft 1')).toEqual({ smoking: 'CURRENT' });
    expect(createPrivateAnswers([key]).open(sealed, 'draft 2')).toBeNull();
    expect(createPrivateAnswers([other]).open(sealed, 'draft 1')).toBeNull();
    expect(createPrivateAnswers([other, key]).open(sealed, 'draft 1')).toEqual({ smoking: 'CURRENT' });
  });

  it('tells nothing, is never the same twice and does not open once it was changed', () => {
    const { seal, open } = createPrivateAnswers([key]);
    expect(sealed).not.toMatch(/smoking|CURRENT/);
    expect(seal({ smoking: 'CURRENT' }, 'draft 1')).not.toBe(sealed);
    const at = sealed.length - 3;
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    for (const broken of [changed, sealed.slice(0, 20), '', 'x.y'])
      expect(open(broken, 'draft 1')).toBeNull();
  });

  it('cannot be guessed from its fingerprint without the key', () => {
    const { fingerprint } = createPrivateAnswers([key]);
    expect(fingerprint('yes')).toBe(fingerprint('yes'));
    expect(fingerprint('yes')).not.toBe(createPrivateAnswers([other]).fingerprint('yes'));
  });
});

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins, { settings: { PORTAGE_ANSWERS_KEY: key } }));
  let agent: TestClient;
  beforeAll(async () => {
    agent = await signInAs(server.client('b2b'), 'omartin');
  });

  const db = () => server.database.db;
  const opened = (sealed: string | null | undefined, place: string) =>
    createPrivateAnswers([key]).open(sealed ?? '', place);
  const purchase = (id: string) =>
    db()
      .selectFrom('purchases')
      .select(['body', 'medical_answers', 'body_hash'])
      .where('id', '=', id)
      .executeTakeFirst();
  const draft = flowDraftEnvelope({
    step: 'SELECT_PLAN',
    forms: {
      ...noForms,
      plans: { ...plansForm(), questionnaires: [takenQuestionnaire('pax-1', withHeart)] },
    },
  });

  /** Tables in which an answer stands as it was given; content is left out. */
  const tablesWithAnswers = async () => {
    const found = await askEveryTable(
      db(),
      ['medical_questionnaires'],
      sql<boolean>`coalesce(bool_or(held::text ~ 'heartSurgery|awaitingTreatment|FORMER'), false)`,
    );
    return Object.entries(found).flatMap(([name, told]) => (told ? [name] : []));
  };

  it('keeps the answers of a draft encrypted, gives them to its owner and forgets them with it', async () => {
    const { draftId } = await agent.body(createDraft, { body: draft });
    const params = { draftId };
    const kept = () =>
      db()
        .selectFrom('drafts')
        .select(['snapshot', 'medical_answers', 'bytes'])
        .where('id', '=', draftId)
        .executeTakeFirstOrThrow();
    const row = await kept();
    expect(row.snapshot).toMatchObject({ forms: { plans: { questionnaires: [] } } });
    expect(opened(row.medical_answers, `draft ${draftId}`)).toMatchObject([
      { paxId: 'pax-1', pageAnswers: withHeart, rateCategory: 'B' },
    ]);
    expect(row.bytes).toBeGreaterThan(JSON.stringify(row.snapshot).length);
    expect((await agent.body(getDraft, { params })).snapshot).toEqual(draft.snapshot);
    const headers = { 'if-match': '"1"' };
    const without = flowDraftEnvelope({ step: 'SELECT_PLAN', forms: { ...noForms, plans: plansForm() } });
    await agent.body(saveDraft, { params, headers, body: without });
    expect((await kept()).medical_answers).toBeNull();
    await agent.body(saveDraft, { params, headers: { 'if-match': '"2"' }, body: draft });
    await db()
      .updateTable('drafts')
      .set({ medical_answers: 'of.anotherKey' })
      .where('id', '=', draftId)
      .execute();
    expect((await agent.body(getDraft, { params })).snapshot).toMatchObject({
      forms: { plans: { questionnaires: [] } },
    });
    await agent.body(closeDraft, { params });
    expect((await kept()).medical_answers).toBeNull();
  });

  it('[MQ-015 partly] keeps them with the policy, beside the needs analysis of Quebec', async () => {
    const body = paidToAgency(await unpaidBody(agent, [older, { referenceNumber: '2', firstName: 'Luc' }]));
    expect(body.paxes[0]?.questionnaires?.map(({ type }) => type)).toEqual(['MEDICAL', 'NEEDS_ANALYSIS']);
    const { purchaseId, record } = await buy(agent, body);
    const kept = await db()
      .selectFrom('paxes')
      .select(['medical_answers', 'needs_analysis', 'rate_version'])
      .where(
        'policy_number',
        'in',
        record.paxes.map(({ policyNumber }) => policyNumber),
      )
      .orderBy('position')
      .execute();
    expect(opened(kept[0]?.medical_answers, `purchase ${purchaseId} 1`)).toEqual(answers);
    expect(kept.map(({ needs_analysis }) => needs_analysis)).toEqual([sentNeeds.answers, sentNeeds.answers]);
    expect(kept[0]?.rate_version).toBe('SEMH.B.AGENCY.2024-01-01.1');
    expect(kept[1]?.medical_answers).toBeNull();
    expect(await purchase(purchaseId)).toMatchObject({ body: null, medical_answers: null });
    expect(JSON.stringify(record)).not.toMatch(/heartSurgery|FORMER/);
    expect(await pay(agent, purchaseId, body)).toMatchObject({ status: 201 });
  });

  it('[AP-002] a pax is sent with thirteen of its fields, and has the number and the status of its policy afterwards', async () => {
    const body = paidToAgency(await unpaidBody(agent, [older]));
    const [first] = body.paxes as [PolicyBody['paxes'][number]];
    const { tripCost, ...pax } = {
      ...first,
      tripBookingDate: '2026-06-01',
      lang: 'EN' as const,
      bill96Consent: true,
    };
    expect(Object.keys(pax).toSorted()).toEqual([
      'age',
      'bill96Consent',
      'contact',
      'dateOfBirth',
      'eligibilityConsent',
      'firstName',
      'lang',
      'lastName',
      'payments',
      'plan',
      'questionnaires',
      'referenceNumber',
      'tripBookingDate',
    ]);
    const { record } = await buy(agent, { ...body, paxes: [{ ...pax, tripCost }] });
    expect(record.paxes).toMatchObject([
      {
        referenceNumber: '1',
        policyNumber: record.policyNumber,
        policyStatus: 'ACTIVE',
        lastName: 'Tremblay',
      },
    ]);
    expect(record.policyNumber).toMatch(/^TC-\d{9}$/);
  });

  it('keeps them encrypted beside a payment that was declined, and removes them with it', async () => {
    const purchaseId = await newKey(agent);
    const body = paidByCard(await unpaidBody(agent, [older]), await dataKeyOf(standins, declinedCard));
    expect(await pay(agent, purchaseId, body)).toMatchObject({ status: 400 });
    const kept = await purchase(purchaseId);
    expect(kept?.body?.paxes[0]?.questionnaires).toEqual([sentNeeds]);
    expect(opened(kept?.medical_answers?.['1'], `purchase ${purchaseId} 1`)).toEqual(answers);
    server.clock.advance(26 * hour);
    await vi.waitFor(async () => expect((await purchase(purchaseId))?.medical_answers).toBeNull(), {
      timeout: 15_000,
      interval: 20,
    });
    agent = await signInAs(server.client('b2b'), 'omartin');
  });

  it('[MQ-017 partly] sells nothing to whom the answers make not eligible, nor without answers, nor with those of a plan that asks none', async () => {
    const applicationDate = new Date(server.clock.now()).toISOString().slice(0, 10);
    const body = paidToAgency(await unpaidBody(agent, [older], { applicationDate }));
    const withAnswers = (questionnaires: typeof older.questionnaires) => ({
      ...body,
      paxes: body.paxes.map((pax) => ({ ...pax, questionnaires: [...questionnaires, sentNeeds] })),
    });
    const refused = async (sent: unknown) => {
      const answer = await pay(agent, await newKey(agent), sent);
      return answer.ok ? null : [answer.status, answer.problem.code, answer.problem['travellers']];
    };
    const problem = (code: string) => [409, 'premium.changed', [{ referenceNumber: '1', code }]];
    expect(await refused(withAnswers([]))).toEqual(problem('plan.questionnaireNeeded'));
    expect(await refused(withAnswers([sentMedicalAnswers(awaiting)]))).toEqual(problem('plan.notEligible'));
    const cheaper = sentMedicalAnswers({ ...withHeart, medications: '6' });
    expect(await refused(withAnswers([cheaper]))).toEqual([409, 'premium.changed', undefined]);
    const younger = paidToAgency(await unpaidBody(agent, [{}], { applicationDate }));
    const sent = {
      ...younger,
      paxes: younger.paxes.map((pax) => ({
        ...pax,
        questionnaires: [sentNeeds, sentMedicalAnswers(withHeart)],
      })),
    };
    expect(await refusal(agent, sent)).toEqual([400, { 'body.paxes.0.questionnaires.1': 'notAllowed' }]);
  });

  it('leaves no answer anywhere as it was given: in no table, no synced quote and no log', async () => {
    const organizationCode = agent.current?.organization?.code ?? '';
    const paxes = [travellerOf({ ...older, dateOfBirth: undefined })];
    const payload = quoteBodyOf({ organizationCode, paxes });
    await agent.body(syncQuote, { body: { payload, form: {} } });
    await agent.body(createDraft, { body: draft });
    expect(await tablesWithAnswers()).toEqual([]);
    expect(server.log.join(' ')).not.toMatch(/heartSurgery|awaitingTreatment|FORMER/);
  });
});
