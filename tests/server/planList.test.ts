import { describe, expect, it } from 'vitest';
import { readContractConfiguration } from '#domain/calls/catalogue/readContractConfiguration.ts';
import { listPlans } from '#domain/calls/catalogue/listPlans.ts';
import { announce } from '#server/database/database.ts';
import { onPostgres } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const codes = (plans: readonly { code: string }[]) => plans.map(({ code }) => code);

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const boreal = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));
  const harbour = startedFor(() => signInAs(server.client('b2b'), 'hgill'));

  const list = (query: Record<string, string> = {}, client = boreal) => client.body(listPlans, { query });

  describe('the list of plans', () => {
    it('[RS-002] gives five plans a page, and says how many there are', async () => {
      const first = await list();
      expect(first).toMatchObject({ total: 18, offset: 0, limit: 5, compared: [] });
      expect(codes(first.rows)).toEqual(['SEMH', 'SAIH', 'SNMH', 'STCIH', 'SMUH']);
      expect(codes((await list({ offset: '15' })).rows)).toEqual(['SSTCH', 'SEMTUH', 'SAITUH']);
    });

    it('[RS-003] [RS-007] finds OCM plans by TC, STP plans by YT and VTC plans by VC, and NAQC plans without a filter alone', async () => {
      const found = async (query: Record<string, string>) => {
        const { rows, total } = await list(query);
        return [total, [...new Set(rows.map(({ planClass }) => planClass))]];
      };
      expect(await found({ planClass: 'TC' })).toEqual([10, ['OCM']]);
      expect(await found({ planClass: 'YT' })).toEqual([3, ['STP']]);
      expect(await found({ planClass: 'VC' })).toEqual([3, ['VTC']]);
      expect(await found({})).toEqual([18, ['OCM', 'NAQC']]);
    });

    it.each<Record<string, string>>([
      { planClass: 'OCM' },
      { planClass: 'tc' },
      { planType: 'MEDICAL' },
      { name: 'Medical' },
      { sortField: 'name' },
      { limit: '50' },
      { offset: '-5' },
      { compared: 'SEMH,SAIH,SNMH,STCIH' },
      { compared: "SEMH' or 1=1" },
    ])('[RS-007 partly] refuses %o', async (query) => {
      expect(await boreal.call(listPlans, { query })).toMatchObject({ status: 400 });
    });

    it('[RS-005 partly] answers a page beyond the last with no plan, and how many there are', async () => {
      expect(await list({ planClass: 'TC', offset: '15' })).toMatchObject({
        total: 10,
        offset: 15,
        rows: [],
      });
    });

    it('[RS-006 partly] gives those that are compared in the order in which they were named, whatever the page finds', async () => {
      const { compared, rows } = await list({ planClass: 'VC', compared: 'MEMH,SEMH,MEMH' });
      expect(codes(compared)).toEqual(['MEMH', 'SEMH']);
      expect(codes(rows)).not.toContain('SEMH');
      expect(compared[1]?.content.featureRows).toMatchObject({
        flightAccident: 'Optional',
        emergencyMedical: 'Up to $5,000,000',
      });
    });

    it('[RS-008] gives code, type, class and content in the language that is asked for', async () => {
      const [english, french] = [await list(), await list({ lang: 'fr' })];
      expect(english.rows[0]).toMatchObject({
        code: 'SEMH',
        planType: 'MEDICAL',
        planClass: 'OCM',
        content: { name: 'Single-Trip Emergency Medical', lang: 'EN', mostPopular: true },
      });
      expect(french.rows[0]).toMatchObject({
        code: 'SEMH',
        content: { name: 'Soins médicaux d’urgence – voyage unique', lang: 'FR', mostPopular: true },
      });
      expect(english.rows.filter(({ content }) => content.mostPopular)).toHaveLength(1);
    });

    it('[RS-010 partly] gives the documents of a plan in its language', async () => {
      const [plan] = (await list({ lang: 'fr' })).rows;
      expect(plan?.content.pdfLink.policyPdfLink?.href).toBe('/api/product/documents/SEMH/policy?lang=FR');
    });

    it('[RS-016] lists the plans that the organization of the session sells, and compares no others', async () => {
      const { plans } = await harbour.body(readContractConfiguration, {
        query: { lang: 'EN', salesChannel: 'b2b' },
      });
      const pages = [await list({}, harbour), await list({ offset: '5' }, harbour)];
      expect(pages.map(({ total }) => total)).toEqual([10, 10]);
      expect(pages.flatMap(({ rows }) => codes(rows))).toEqual(codes(plans));
      expect(await list({ planClass: 'YT' }, harbour)).toMatchObject({ total: 0, rows: [] });
      expect(codes((await list({ compared: 'SSTIH,SEMH' }, harbour)).compared)).toEqual(['SEMH']);
    });

    it('gives a visitor of the public site the plans that are sold there', async () => {
      const visitor = server.client('b2c');
      await visitor.open();
      expect((await list({}, visitor)).total).toBe(18);
    });

    it('leaves out a plan whose content is in error', async () => {
      const texts = server.database.db
        .selectFrom('plan_contents')
        .select(['lang', 'content'])
        .where('plan_code', '=', 'STCIH');
      const kept = await texts.execute();
      const write = (content: object, lang: 'en' | 'fr') =>
        server.database.db
          .updateTable('plan_contents')
          .set({ content: JSON.stringify(content) as never })
          .where('plan_code', '=', 'STCIH')
          .where('lang', '=', lang)
          .execute();
      for (const { content, lang } of kept) await write({ ...(content as object), name: '' }, lang);
      await announce(server.database.db, 'organizations_changed');
      await expect.poll(async () => (await list()).total).toBe(17);
      for (const { content, lang } of kept) await write(content as object, lang);
    });
  });
});
