import { describe, expect, it } from 'vitest';
import { readContractConfiguration } from '#domain/calls/catalogue/readContractConfiguration.ts';
import { readProductConfiguration } from '#domain/calls/catalogue/readProductConfiguration.ts';
import { contractConfigurationDocument } from '#domain/calls/graphql/contractConfiguration.ts';
import { postGraphql } from '#domain/calls/graphql/postGraphql.ts';
import { planBenefit, productConfiguration } from '#domain/calls/shapes/productConfiguration.ts';
import { onPostgres } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { opened } from '#tests/support/server/client.ts';

const fieldsOfContent = [
  'code',
  'coverageAmounts',
  'deductibles',
  'details',
  'eligibility',
  'exclusion',
  'exclusions',
  'featureRows',
  'lang',
  'mostPopular',
  'name',
  'pdfLink',
  'riders',
  'sumInsuredAfterNeeded',
  'summary',
  'tooltips',
  'tripDays',
].toSorted();

/** [PS-010] [PS-011] As the requirements name them. */
const documentedClasses = ['OCM', 'NAQC', 'VTC', 'STP'];
const documentedTypes =
  'VISITOR_TO_CANADA STUDENT MEDICAL TRIP_CANCELLATION INCLUSIVE MULTI_TRIP_MEDICAL MULTI_TRIP_INCLUSIVE TOP_UP MEDICAL_UNDERWRITING MUPS'.split(
    ' ',
  );

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const consumer = startedFor(() => opened(server.client('b2c')));

  const query = (changed: Record<string, string> = {}) => ({
    query: { organizationCode: 'CM', language: 'EN', salesChannel: 'b2c', ...changed },
  });
  const plans = async (changed: Record<string, string> = {}) =>
    (await consumer.body(readProductConfiguration, query(changed))).plans;

  describe('the product configuration', () => {
    it('[PS-001] [PS-004] names organization, day and plans; the day is today unless one is given', async () => {
      const today = await consumer.body(readProductConfiguration, query());
      expect(today).toMatchObject({ organizationCode: 'CM', effectiveDate: '2026-06-15' });
      expect(today.plans.length).toBeGreaterThan(10);
      const then = await consumer.body(readProductConfiguration, query({ effectiveDate: '2026-12-01' }));
      expect(then.effectiveDate).toBe('2026-12-01');
      const asked = 'organizationCode=CM&effectiveDate=2026-12-01&language=EN&salesChannel=b2c';
      const answer = await consumer.fetch(`/api/product?${asked}`);
      expect([answer.status, await answer.json()]).toEqual([200, then]);
    });

    it('[PS-009] gives each plan a code of its own, a type, a class and content', async () => {
      const all = await plans();
      const visitors = { code: 'SVTCBH', planType: 'VISITOR_TO_CANADA', planClass: 'VTC' };
      expect(all).toContainEqual(expect.objectContaining(visitors));
      expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
      for (const { code, planType, planClass, content } of all) {
        expect(code).toMatch(/^[A-Z]+$/);
        expect(documentedTypes, code).toContain(planType);
        expect(documentedClasses, code).toContain(planClass);
        expect(content, code).toMatchObject({ code, name: expect.stringMatching(/\S/) });
      }
    });

    it('[PS-012] [PS-013] gives every plan content of seventeen fields, seven of them rows of features', async () => {
      for (const { code, content } of await plans()) {
        expect(Object.keys(content).toSorted(), code).toEqual(fieldsOfContent);
        expect(Object.keys(content.featureRows)).toEqual([
          'tripCancellation',
          'interruption',
          'emergencyMedical',
          'travelAccident',
          'flightAccident',
          'baggageDelay',
          'baggageLoss',
        ]);
      }
    });

    it('[PS-012 partly] fills each field of content for some plan; no plan needs a sum insured after', async () => {
      const contents = (await plans()).map(({ content }) => content);
      const isFilled = (value: unknown): boolean =>
        typeof value === 'object' && value !== null ? Object.values(value).some(isFilled) : Boolean(value);
      const never = fieldsOfContent.filter(
        (field) => !contents.some((content) => isFilled(content[field as keyof typeof content])),
      );
      expect(never).toEqual(['sumInsuredAfterNeeded']);
    });

    it('gives every plan content in both languages, in the same shape', async () => {
      const [english, french] = [await plans(), await plans({ language: 'FR' })];
      expect(french.map(({ code }) => code)).toEqual(english.map(({ code }) => code));
      for (const [at, plan] of english.entries()) {
        const inFrench = french[at]?.content;
        expect(plan.content).toMatchObject({ code: plan.code, lang: 'EN' });
        expect(inFrench).toMatchObject({ code: plan.code, lang: 'FR' });
        for (const text of ['name', 'summary', 'exclusion'] as const) {
          expect(plan.content[text]).not.toBe('');
          expect(inFrench?.[text]).not.toBe(plan.content[text]);
        }
        expect(inFrench?.details).toHaveLength(plan.content.details.length);
      }
    });

    it('writes amounts and days of its options in the language', async () => {
      const option = async (language: string) => {
        const all = await plans({ language });
        const find = (code: string) => all.find((plan) => plan.code === code)?.content;
        return [
          find('SEMH')?.deductibles[2]?.label,
          find('MEMH')?.tripDays[1]?.label,
          find('STCIH')?.coverageAmounts.default[3]?.label,
        ];
      };
      expect(await option('EN')).toEqual(['$1,000', '8 days', 'Unlimited']);
      expect(await option('FR')).toEqual(['1\u00a0000\u00a0$', '8 jours', 'Illimité']);
    });

    it('[PS-010] [PS-011] sells plans of every class and type, and of no other', async () => {
      const all = await plans();
      expect([...new Set(all.map((plan) => plan.planClass))].toSorted()).toEqual([
        'NAQC',
        'OCM',
        'STP',
        'VTC',
      ]);
      expect([...new Set(all.map((plan) => plan.planType))].toSorted()).toEqual([
        'INCLUSIVE',
        'MEDICAL',
        'MEDICAL_UNDERWRITING',
        'MULTI_TRIP_INCLUSIVE',
        'MULTI_TRIP_MEDICAL',
        'MUPS',
        'STUDENT',
        'TOP_UP',
        'TRIP_CANCELLATION',
        'VISITOR_TO_CANADA',
      ]);
    });

    it('[PS-022] [PS-023] [PS-024] [PS-025] knows the plans that the documents name by what they offer', async () => {
      const all = await plans();
      const codesWith = (offers: (plan: (typeof all)[number]) => boolean) =>
        all
          .filter(offers)
          .map(({ code }) => code)
          .toSorted();
      expect(codesWith(({ planType }) => planType === 'TRIP_CANCELLATION')).toEqual(['STCIH']);
      expect(codesWith(({ content }) => content.deductibles.length > 0)).toEqual([
        'MEMH',
        'SEMH',
        'SEMTUH',
        'SVTCBH',
        'SVTCEH',
        'SVTCSH',
      ]);
      expect(codesWith(({ content }) => content.coverageAmounts.default.length > 0)).toEqual([
        'MAIH',
        'STCIH',
        'SVTCBH',
        'SVTCEH',
        'SVTCSH',
      ]);
      expect(codesWith(({ isAddOn }) => isAddOn)).toEqual(['SAIPPP', 'SNMPPP']);
    });

    it('[PS-007] tells the questionnaire’s age, trip length by age and trip durations', async () => {
      const all = await plans();
      const config = (code: string) => all.find((plan) => plan.code === code)?.config;
      expect(config('MEMH')).toMatchObject({
        questionnaireMinimumAge: 60,
        tripDurations: [4, 8, 15, 30, 60],
      });
      expect(config('SEMH')?.tripDurationByAge).toContainEqual({ minAge: 60, maxAge: 74, maximumDays: 212 });
      expect(config('SVTCBH')?.questionnaireMinimumAge).toBeNull();
    });

    it('[PS-015] says whom an exclusion concerns', async () => {
      const exclusions = (await plans()).flatMap(({ content }) => content.exclusions);
      for (const exclusion of exclusions) {
        expect(Object.keys(exclusion).toSorted()).toEqual([
          'exclusionDescription',
          'exclusionType',
          'maxAge',
          'maxCoverage',
          'minAge',
          'minCoverage',
          'rateCategory',
        ]);
        expect(exclusion.exclusionDescription).not.toBe('');
        expect(exclusion.exclusionType).not.toBe('');
      }
      const bounds = ['minAge', 'maxAge', 'minCoverage', 'maxCoverage', 'rateCategory'] as const;
      expect(bounds.filter((bound) => exclusions.every((exclusion) => exclusion[bound] === null))).toEqual(
        [],
      );
    });

    it('[PS-017] [PS-018] [PS-019] [PS-020] says of benefits their kind, bounds and rules', async () => {
      const benefits = (await plans()).flatMap((plan) => plan.benefits);
      for (const benefit of benefits)
        expect(Object.keys(benefit).toSorted()).toEqual(['benefitType', 'code', 'configs', 'content']);
      expect(new Set(benefits.map(({ benefitType }) => benefitType))).toEqual(
        new Set(['MANDATORY', 'OPTIONAL', 'RIDER']),
      );
      expect(benefits.find(({ code }) => code === 'RENTCAR')?.configs).toEqual({
        eligibilityOpts: [{ type: 'TRIPDURATION', minValue: null, maxValue: 60 }],
        preDepartureDurationDecrease: true,
        postDepartureDurationDecrease: false,
        cancellableAfterFreeLook: true,
        rules: [],
      });
      expect(benefits.find(({ code }) => code === 'TRIPCANX')?.configs.rules).toEqual([
        { type: 'TRIPCOST', increase: true, decrease: false },
      ]);
      const ruled = new Set(benefits.flatMap(({ configs }) => configs.rules.map(({ type }) => type)));
      expect(ruled).toEqual(new Set(['TRIPCOST', 'DEDUCTIBLE', 'COVERAGEAMOUNT', 'TRIPDURATION']));
    });

    it('[PS-018] [PS-020] takes no benefit of another kind, and no rule of another type', async () => {
      const [plan] = await plans();
      const [benefit] = plan!.benefits;
      const isTaken = (changed: object) => planBenefit.safeParse({ ...benefit, ...changed }).success;
      const isRuled = (type: string) =>
        isTaken({ configs: { ...benefit!.configs, rules: [{ type, increase: true, decrease: true }] } });
      const isBounded = (type: string) =>
        isTaken({ configs: { ...benefit!.configs, eligibilityOpts: [{ type, minValue: 1, maxValue: 2 }] } });
      const kinds = ['MANDATORY', 'OPTIONAL', 'RIDER', 'EXTRA', 'mandatory'];
      expect(kinds.filter((benefitType) => isTaken({ benefitType }))).toEqual(kinds.slice(0, 3));
      const types = ['TRIPCOST', 'DEDUCTIBLE', 'COVERAGEAMOUNT', 'TRIPDURATION', 'AGE', 'TRIP_COST'];
      expect(types.filter(isRuled)).toEqual(types.slice(0, 4));
      expect(types.filter(isBounded)).toEqual(types.slice(0, 4));
    });

    it('[PS-021] a benefit whose code ends in _BO comes with its plan, and cannot be added to it', async () => {
      const all = await plans();
      const offered = all.flatMap(({ content }) => content.riders.map(({ code }) => code));
      expect(offered).toContain('BAGG');
      expect(offered.filter((code) => code.endsWith('_BO'))).toEqual([]);
      const benefits = all.flatMap((plan) => plan.benefits);
      const base = benefits.filter(({ code }) => code.endsWith('_BO'));
      expect([...new Set(base.map(({ code, benefitType }) => `${code} ${benefitType}`))]).toEqual([
        'BAGG_BO MANDATORY',
      ]);
    });

    it('[PS-036] links the documents of a plan in its language', async () => {
      const [plan] = await plans({ language: 'FR' });
      const to = (kind: string, text: string) => ({
        href: `/api/product/documents/SEMH/${kind}?lang=FR`,
        text,
      });
      expect(plan?.content.pdfLink).toEqual({
        policyPdfLink: to('policy', 'Libellé de la police (exemple)'),
        productPdfLink: to('product', 'Sommaire du produit'),
        factSheetPdfLink: to('fact-sheet', 'Aperçu du régime'),
        noticeOfRecissionPdfLink: to('notice-of-rescission', 'Avis de résolution d’un contrat d’assurance'),
        cmProductPdfLink: to('cm-product', 'Page du produit Cover-Me'),
        effectiveDate: '2024-01-01',
      });
    });

    it('[PS-071] keys coverage amounts by super visa', async () => {
      const visitors = (await plans()).find(({ code }) => code === 'SVTCSH')?.content.coverageAmounts;
      expect(visitors?.default.map(({ value }) => value)).toEqual([100_000, 150_000, 200_000]);
      expect(visitors?.superVisaNo.map(({ value }) => value)).toEqual([
        25_000, 50_000, 100_000, 150_000, 200_000,
      ]);
    });

    it('holds what the contract says: a sponsor sells no visitors’ plans', async () => {
      const sponsor = await signInAs(server.client('b2b'), 'hgill');
      const own = { organizationCode: 'HARBOUR' };
      const sold = await sponsor.body(readProductConfiguration, query({ ...own, salesChannel: 'b2b' }));
      expect(sold.plans.map(({ code }) => code)).toContain('SEMH');
      expect(sold.plans.map(({ code }) => code)).not.toContain('SVTCSH');
    });

    it('gives a branch the plans of the organization above it, and none before the contract', async () => {
      const agent = await signInAs(server.client('b2b'), 'slavoie');
      const ask = (effectiveDate: string) =>
        agent.body(
          readProductConfiguration,
          query({ organizationCode: 'BOREAL-MTL', salesChannel: 'b2b', effectiveDate }),
        );
      expect((await ask('2026-06-15')).plans.length).toBeGreaterThan(10);
      expect((await ask('2022-02-28')).plans).toEqual([]);
    });

    it('does not exist for another organization', async () => {
      const answer = await consumer.call(readProductConfiguration, query({ organizationCode: 'BOREAL' }));
      expect(answer).toMatchObject({ ok: false, status: 404 });
    });

    it.each([
      [{ language: 'en' }, 'query.language'],
      [{ salesChannel: 'B2C' }, 'query.salesChannel'],
      [{ effectiveDate: '2026-02-30' }, 'query.effectiveDate'],
      [{ colour: 'red' }, 'query.colour'],
    ])('refuses %j', async (changed, field) => {
      const answer = await consumer.call(readProductConfiguration, query(changed as Record<string, string>));
      expect(answer).toMatchObject({ ok: false, status: 400, problem: { code: 'request.invalid' } });
      expect(Object.keys((answer as { problem: { fields: object } }).problem.fields)).toEqual([field]);
    });
  });

  describe('the configuration of the organization’s contract', () => {
    it('[PS-002] [PS-003] is the same by graphql and by its own path', async () => {
      const variables = { lang: 'FR', salesChannel: 'b2c' };
      const byPath = await consumer.body(readContractConfiguration, { query: variables });
      const { data } = await consumer.body(postGraphql, {
        body: { query: contractConfigurationDocument, variables },
      });
      expect(productConfiguration.parse(data?.orgContractProductConfiguration)).toEqual(byPath);
      expect(byPath).toMatchObject({ organizationCode: 'CM', effectiveDate: '2026-06-15' });
      expect(byPath.plans[0]?.content.lang).toBe('FR');
      const asked = { ...variables, effectiveDate: '2026-12-01' };
      const then = await consumer.fetch(`/api/product/orgContract?${new URLSearchParams(asked)}`);
      const posted = await consumer.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: contractConfigurationDocument, variables: asked }),
      });
      const configuration = await then.json();
      expect([then.status, configuration]).toMatchObject([200, { effectiveDate: '2026-12-01' }]);
      expect(await posted.json()).toEqual({ data: { orgContractProductConfiguration: configuration } });
    });

    it.each([
      [{ lang: 'DE', salesChannel: 'b2c' }, 'body.variables.lang'],
      [{ lang: 'EN', salesChannel: 'shop' }, 'body.variables.salesChannel'],
      [{ lang: 'EN', salesChannel: 'b2c', effectiveDate: 'tomorrow' }, 'body.variables.effectiveDate'],
    ])('refuses variables %j', async (variables, field) => {
      const answer = await consumer.call(postGraphql, {
        body: { query: contractConfigurationDocument, variables },
      });
      expect(answer).toMatchObject({ status: 400, problem: { fields: { [field]: 'notAllowed' } } });
    });
  });
});
