import { requotePolicy } from '#domain/calls/policies/requotePolicy.ts';
import { expect } from 'vitest';
import { searchHeldQuotes } from '#domain/calls/heldQuotes/searchHeldQuotes.ts';
import { planNamesDocument } from '#domain/calls/graphql/planNames.ts';
import { searchPolicies } from '#domain/calls/policies/searchPolicies.ts';
import { searchLeads } from '#domain/calls/leads/searchLeads.ts';
import { sampleOf } from '../http/sampleOf.ts';
import {
  type Adapters,
  act,
  adapter,
  beside,
  list,
  name,
  policyNumber,
  quoteNumber,
  some,
} from './adapter.ts';
import { draftId, inside } from './portsOfPage.ts';

const asked = { filter: {}, sort: null, offset: 0, language: 'en' };
const filter = { firstName: 'Luc' };
const shown = { query: { filter: { status: 'AUTHORIZED' }, sort: null, offset: 0 }, columns: ['name'] };
const kept = { search: 'status=AUTHORIZED', columns: ['name'] };
const task = 'purchase.6f1c1f0a-9d53-4a0e-8f7a-0c5f3f1b2a4d';
const nameTask = { taskId: `name.${policyNumber}` };
const listedPolicy = sampleOf(searchPolicies.answers[200].shape.records.element) as object;
const oneRow = ({ answers }: typeof searchHeldQuotes | typeof searchLeads) => ({
  total: 1,
  offset: 0,
  limit: 10,
  rows: [sampleOf(answers[200].shape.rows.element)],
});

/** What a list asks and what is done with its rows, in the areas that are lists. */
export const ofAreas: Adapters = {
  'a page of a list': adapter(
    list('licensing', 'readPage'),
    { filter, sort: { column: 'status', direction: 'desc' }, offset: 20, language: 'fr' },
    { total: 0, rows: [] },
    {
      requirements: ['LS-060'],
      sent: ['/api/licenses/search?sortField=status&sortOrder=desc&offset=20&limit=10&lang=fr', filter],
    },
  ),
  'a page of a list whose filter stands in the address': adapter(
    list('users', 'readPage'),
    { filter: { email: 'a@b.ca' }, sort: null, offset: 0, language: 'fr' },
    { total: 0, rows: [] },
    { sent: ['/api/agent/search?email=a%40b.ca&offset=0&limit=10&lang=fr&ts=1780000000000'] },
  ),
  'a page of quotes in the search for policies': adapter(
    list('maintenance', 'readPage'),
    { filter: { lastName: 'Roy' }, sort: null, offset: 0, language: 'fr', area: 'policyQuotes' },
    { total: 0, rows: [] },
    {
      requirements: ['PO-012', 'PO-013', 'PO-014'],
      sent: ['/policy?lastName=Roy&offset=0&limit=10&lang=fr&status=QUOTE&ts=1780000000000'],
    },
  ),
  'a page of policies with the names of their plans, and the code of a plan without a name': adapter(
    list('maintenance', 'readPage'),
    { filter: {}, sort: null, offset: 0, language: 'fr', area: 'maintenance' },
    {
      total: 2,
      rows: [
        expect.objectContaining({ id: 'CM-1', planName: 'Soins médicaux' }),
        expect.objectContaining({ id: 'CM-2', planName: 'GONE' }),
      ],
    },
    {
      requirements: ['PO-008', 'PO-016', 'PO-017', 'PO-018'],
      answers: {
        searchPolicies: {
          total: 2,
          offset: 0,
          limit: 10,
          records: [
            { ...listedPolicy, policyNumber: 'CM-1', planCode: 'SEMH' },
            { ...listedPolicy, policyNumber: 'CM-2', planCode: 'GONE' },
          ],
        },
        postGraphql: { data: { planNames: [{ code: 'SEMH', name: 'Soins médicaux' }] } },
      },
      sent: [
        '/policy?offset=0&limit=10&lang=fr&ts=1780000000000',
        '/api/graphql',
        {
          query: planNamesDocument,
          operationName: 'PlanNames',
          variables: { filter: { code: { in: ['SEMH', 'GONE'] } }, language: 'FR' },
        },
      ],
    },
  ),
  'a policy': adapter(
    (page) => inside(page.area('endorsement'))('readPolicy'),
    { policyNumber, isQuote: false, language: 'fr' },
    some,
    { sent: ['/policy/TC-100000001'] },
  ),
  'a held quote that is viewed': adapter(
    (page) => inside(page.area('endorsement'))('readPolicy'),
    { policyNumber: quoteNumber, isQuote: true, language: 'fr' },
    some,
    { sent: ['/policy/Q-100001?status=QUOTE'] },
  ),
  'what a cancellation would give back': adapter(
    (page) => page.cancelling.previewCancellation,
    { policyNumbers: [policyNumber], cancellationReason: 'OTHER' },
    some,
    {
      sent: ['/api/policies/cancel/preview', { cancellationReason: 'OTHER', paxes: [{ policyNumber }] }],
    },
  ),
  'policies that are cancelled': adapter(
    (page) => page.cancelling.cancelPolicy,
    {
      record: policyNumber,
      policyNumbers: [policyNumber, 'TC-100000002'],
      cancellationReason: 'OTHER',
      provinceOfResidence: 'QC',
      note: 'They asked.',
      revision: 7,
      shownRefund: 12.5,
    },
    some,
    {
      requirements: ['CX-005 partly', 'CX-018 partly'],
      sent: [
        '/api/policies/cancel',
        {
          cancellationReason: 'OTHER',
          tripInformation: { provinceOfResidence: 'QC' },
          paxes: [{ policyNumber }, { policyNumber: 'TC-100000002' }],
          note: 'They asked.',
        },
      ],
    },
  ),
  'the file of what is filtered': adapter(
    list('licensing', 'exportRows'),
    { filter, ids: null, language: 'en' },
    undefined,
    {
      requirements: ['LS-056', 'LS-061 partly'],
      sent: [expect.stringMatching(/\?lang=en$/), filter],
      saves: 'rows.csv',
    },
  ),
  'the file of what is marked': adapter(
    list('licensing', 'exportRows'),
    { filter, ids: ['L-1', 'L-2'], language: 'en' },
    undefined,
    { sent: [{ ...filter, ids: ['L-1', 'L-2'] }], saves: 'rows.csv' },
  ),
  'saved views but those of fields and columns that are gone': adapter(
    list('licensing', 'readViews'),
    { area: 'licensing' },
    [{ name: 'Mine', ...shown }],
    {
      answers: {
        readSavedViews: {
          views: [
            { name: 'Mine', ...kept },
            { name: 'Old', ...kept, search: 'colour=red' },
            { name: 'Older', ...kept, columns: ['colour'] },
          ],
        },
      },
    },
  ),
  'a view that is kept': adapter(
    list('licensing', 'keepView'),
    { area: 'licensing', name: 'Mine', view: shown },
    [],
    { sent: [{ name: 'Mine', view: kept }] },
  ),
  'a view that is removed': adapter(
    list('licensing', 'keepView'),
    { area: 'licensing', name: 'Mine', view: null },
    [],
    { sent: [{ name: 'Mine', view: null }] },
  ),
  'quotes that are held, by their number': adapter(
    list('quotes', 'readPage'),
    asked,
    { total: 1, rows: [expect.objectContaining({ id: 'A', quoteNumber: 'A' })] },
    { answers: { searchHeldQuotes: oneRow(searchHeldQuotes) } },
  ),
  'leads, by their id': adapter(
    list('leads', 'readPage'),
    asked,
    { total: 1, rows: [expect.objectContaining({ id: draftId, leadId: draftId })] },
    { answers: { searchLeads: oneRow(searchLeads) } },
  ),
  'a quote that is resumed': act(
    'quotes',
    { act: 'resume', id: quoteNumber },
    { leadsTo: { path: '/get-a-quote', search: '' } },
  ),
  'a quote that is duplicated': act('quotes', { act: 'duplicate', id: quoteNumber }, { told: { made: 'A' } }),
  'a quote that is printed': act('quotes', { act: 'print', id: quoteNumber }, {}, { saves: 'Q-100001.pdf' }),
  'the quote of a lead': act('leads', { act: 'print', id: draftId }, {}, { saves: 'quote.pdf' }),
  'to whom a quote is sent': adapter(
    beside('quotes', '/send', 'readClient'),
    { quoteNumber },
    { firstName: 'A', email: 'A', language: null },
  ),
  'a quote that is sent': adapter(
    beside('quotes', '/send', 'mailQuote'),
    { quoteNumber, form: { firstName: ' Zoé ', email: ' zoe@example.com ', language: 'FR' } },
    undefined,
    { sent: [{ firstName: 'Zoé', email: 'zoe@example.com', language: 'FR', mailId: expect.any(String) }] },
  ),
  'the prices of a held quote': adapter(
    beside('quotes', '/worksheets', 'readWorksheets'),
    { id: quoteNumber, language: 'fr' },
    [],
  ),
  'the price of a policy': adapter(
    beside('quotes', '/worksheets', 'readWorksheets'),
    { id: policyNumber, language: 'fr' },
    [some],
  ),
  'the notes on a policy': adapter(({ notes }) => notes.readNotes, { policyNumber }, []),
  'a note on a policy': adapter(
    ({ notes }) => notes.addNote,
    { policyNumber, writer: 'P-1001', form: { text: 'Called back.' } },
    undefined,
    { sent: [{ newId: expect.any(String), text: 'Called back.' }] },
  ),
  'the new price of a policy': adapter(
    ({ endorsement }) => endorsement.requotePolicy,
    { body: requotePolicy.example.body, language: 'fr' },
    expect.objectContaining({ requoteId: 'A' }),
    { requirements: ['EN-023'], sent: [requotePolicy.example.body] },
  ),
  'a task that is tried again': act('tasks', { act: 'retry', id: task }, { told: { settled: 'false' } }),
  'a task that is taken over': act('tasks', { act: 'takeOver', id: task, revision: 2 }, {}),
  'a task': adapter(beside('tasks', '/give-up', 'readTask'), { taskId: task, language: 'en' }, null),
  'a task that is given up': adapter(
    beside('tasks', '/give-up', 'giveUpTask'),
    { taskId: task, revision: 2, form: { reason: ' Paid in cash ' }, refunds: false },
    undefined,
    { sent: [{ reason: 'Paid in cash' }] },
  ),
  'money that is given back': adapter(beside('tasks', '/refund', 'giveUpTask'), {
    taskId: task,
    revision: 2,
    form: { reason: 'Called off' },
    refunds: true,
  }),
  'whose name a task asks for': adapter(beside('tasks', '/name', 'readUnnamed'), nameTask, []),
  'a name that is given to a task': adapter(
    beside('tasks', '/name', 'giveName'),
    { ...nameTask, ...name },
    [],
  ),
};
