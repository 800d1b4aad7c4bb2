import { expect } from '@playwright/test';
import { describe, test } from 'vitest';
import { languages, otherLanguage } from '#domain/locales.ts';
import { personAt } from '../support/tours/journeys/person.ts';
import { otherSession, thisSession } from '../tours/account.tour.ts';
import { openPage } from '../support/tours/views/offered.ts';
import { commandPage } from '../support/tours/views/play.ts';
import type { PageCommands } from '../support/tours/views/stage.ts';

const ordinary = 'server.failed';
const said = { en: 'The server says why.', fr: 'Le serveur dit pourquoi.' };
const error = { code: ordinary };

type Act = { [Name in keyof PageCommands]: [Name, ...Parameters<PageCommands[Name]>] }[keyof PageCommands];
const apply = (id: string): Act => ['apply', id, []];
const failing = (port: string): Act => ['end', port, { error }];
const tellChild = (chart: string, event: { type: string; [more: string]: string }): Act => [
  'tell',
  chart,
  event,
];
const tell = (event: { type: string; [more: string]: string }) => tellChild('', event);

type Failure = {
  chart: string;
  code?: string;
  /** What happens until the action has failed. */
  acts: readonly Act[];
  /** What is said to a chart that knows its language itself, so that it goes on in French. */
  inFrench?: readonly Act[];
  /** Our words, by their key. */
  words: string;
  values?: Record<string, string>;
};

const portalInFrench = [tell({ type: 'person.chooseLanguage', language: 'fr' }), apply('theTextsCome')];
const accountOpens = [
  apply('theTextsCome'),
  apply('anEmployeeIsSignedIn'),
  apply('opensTheAccount'),
  apply('theAreaComes'),
];
const document = { policyNumber: 'TC-100000001', version: '1', of: 'policy', language: 'en' };

const failures: Readonly<Record<string, Failure>> = {
  'one’s own sessions cannot be read': {
    chart: 'portal',
    acts: [...accountOpens, failing('area/readOwnSessions')],
    inFrench: portalInFrench,
    words: 'account.unavailable',
  },
  'a session cannot be ended': {
    chart: 'portal',
    acts: [
      ...accountOpens,
      ['end', 'area/readOwnSessions', { output: [thisSession, otherSession] }],
      tellChild('area', { type: 'person.endSession', sessionName: otherSession.sessionName }),
      failing('area/endOwnSession'),
    ],
    inFrench: portalInFrench,
    words: 'account.notEnded',
  },
  'the history of a licence cannot be read': {
    chart: 'licenseForm',
    acts: [
      apply('itComes'),
      tellChild('changeHistory', { type: 'person.toggleHistory' }),
      failing('changeHistory/readHistory'),
    ],
    words: 'history.unavailable',
  },
  'how a price came about cannot be read': {
    chart: 'productCard',
    acts: [apply('personOpensWorksheet'), failing('worksheet/explainPrice')],
    words: 'planSelection.worksheet.unavailable',
  },
  'the consents cannot be read': {
    chart: 'apply',
    acts: [failing('readConsents')],
    words: 'apply.consents.missing',
  },
  'the quote cannot be asked anew': {
    chart: 'apply',
    acts: [
      apply('theConsentsCome'),
      apply('fillsInEverything'),
      apply('typesOtherBirthYear'),
      apply('continues'),
      failing('priceQuote'),
    ],
    words: 'apply.requoteFailed',
  },
  'the plans cannot be read': {
    chart: 'planSelection',
    acts: [failing('readProducts')],
    words: 'planSelection.unavailable.body',
  },
  'a plan cannot be priced': {
    chart: 'productCard',
    acts: [apply('personChoosesDeductible'), failing('priceQuote')],
    words: 'planSelection.failure.plan',
  },
  'a payment cannot be prepared': {
    chart: 'payment',
    acts: [tell({ type: 'settlement.notPrepared', problem: ordinary })],
    words: 'payment.notPrepared.unknown',
  },
  'somebody took over the quote that is paid for': {
    chart: 'payment',
    code: 'quote.handedOver',
    acts: [tell({ type: 'settlement.notPrepared', problem: 'quote.handedOver' })],
    words: 'payment.notPrepared.quote.handedOver',
  },
  'nothing is bought': {
    chart: 'payment',
    acts: [
      apply('theKeyIsPrepared'),
      apply('personChoosesCash'),
      apply('personPays'),
      apply('noTokenIsNeeded'),
      apply('theSellerIsSwitched'),
      tell({ type: 'settlement.failed', problem: ordinary }),
    ],
    words: 'payment.problem.unknown',
  },
  'payments by card are paused': {
    chart: 'payment',
    code: 'payment.paused',
    acts: [
      apply('theKeyIsPrepared'),
      apply('personChoosesCash'),
      apply('personPays'),
      apply('noTokenIsNeeded'),
      apply('theSellerIsSwitched'),
      tell({ type: 'settlement.failed', problem: 'payment.paused' }),
    ],
    words: 'payment.problem.payment.paused',
  },
  'payments come too often': {
    chart: 'payment',
    code: 'rate.exceeded',
    acts: [
      apply('theKeyIsPrepared'),
      apply('personChoosesCash'),
      apply('personPays'),
      apply('noTokenIsNeeded'),
      apply('theSellerIsSwitched'),
      tell({ type: 'settlement.failed', problem: 'rate.exceeded' }),
    ],
    words: 'payment.problem.rate.exceeded',
  },
  'a document cannot be downloaded': {
    chart: 'policyLink',
    acts: [
      apply('thePolicyComes'),
      tellChild('policyPdf', { type: 'person.downloadPdf', ...document }),
      failing('policyPdf/downloadPdf'),
    ],
    inFrench: [tell({ type: 'person.chooseLanguage', language: 'fr' })],
    words: 'confirmation.pdf.failed',
    values: document,
  },
  'organizations cannot be searched': {
    chart: 'organizationSwitch',
    acts: [
      apply('aManagerComes'),
      apply('opensThePanel'),
      apply('typesAName'),
      ['pass', 250],
      failing('searchOrganizations'),
    ],
    words: 'shell.switch.failed',
  },
  'the session does not move': {
    chart: 'organizationSwitch',
    acts: [apply('theManagerOpensTheSwitch'), failing('moveSession')],
    words: 'shell.switch.notMoved',
    values: { name: 'Boreal' },
  },
  'a draft is not kept': {
    chart: 'draftKeeper',
    acts: [apply('thePersonEditsAForm'), ['pass', 800], failing('collectForms')],
    words: 'flow.draft.notKept',
  },
  'a draft cannot be opened': {
    chart: 'quoteFlow',
    acts: [failing('readDraft')],
    words: 'flow.draftUnavailable.body',
  },
  'the session cannot be opened': {
    chart: 'portal',
    acts: [apply('theTextsCome'), failing('openSession')],
    inFrench: portalInFrench,
    words: 'flow.unreachable.body',
  },
};

const offered = openPage({ width: 1280, height: 900 });
const page = () => offered().page;

describe.each(languages)('in %s', (language) => {
  const other = otherLanguage(language);
  test.each(Object.entries(failures))(
    '[ER-018] %s: our words stand there with those of the server',
    async (_, failure) => {
      const { chart, code = ordinary, acts, inFrench = [], words, values } = failure;
      const command = (...[name, ...given]: Act) => commandPage(page(), name, given);
      const shown = (sentence: string) => page().getByText(sentence).first();
      const ours = shown(personAt(page(), language).text(words, values));
      const fail = async (inThisLanguage: string) => {
        await command('open', chart, '', language);
        await command('say', language, code, inThisLanguage);
        await command('say', other, code, said[other]);
        for (const act of [...acts, ...(language === 'fr' ? inFrench : [])]) await command(...act);
        await expect(ours).toBeVisible();
        await expect(shown(said[other])).toHaveCount(0);
      };
      await fail('');
      await expect(shown(said[language])).toHaveCount(0);
      await fail(said[language]);
      await expect(shown(said[language])).toBeVisible();
    },
  );
});
