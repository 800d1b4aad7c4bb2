import { expect, it } from 'vitest';
import { createActor, sendTo, setup } from 'xstate';
import { editOf } from '#domain/endorsement/policyEdit.ts';
import { formsOf } from '#domain/endorsement/policyForms.ts';
import type { EditDraft, KeepEdit } from '#machines/endorsement/endorsement.types.ts';
import { endorsementPorts } from '#src/app/areas/sections/endorsementPorts.ts';
import { createTabMemory } from '#src/ports/tabMemory.ts';
import { openCallsInPage } from '#tests/support/http/callsInPage.ts';
import { policyOfTwo } from '#tests/support/policies/policyDetail.ts';
import { storageOf } from '#tests/support/storageOf.ts';

const { callServer } = await openCallsInPage();
const opened = editOf(formsOf(policyOfTwo));
const draft: EditDraft = {
  opened,
  edit: { ...opened, travellers: { ...opened.travellers, returnDate: '2027-02-20' } },
};
const tab = storageOf();

/** The section of a policy as a page opens it over what its tab holds; `kept` is what it was given. */
function openSection(writer = 'P-1001') {
  const { keepEdit } = endorsementPorts({ callServer, memory: createTabMemory(tab, storageOf()) });
  const kept: EditDraft[] = [];
  const page = setup({
    types: { events: {} as KeepEdit | { type: 'page.giveEdit'; draft: EditDraft } },
    actors: { keepEdit },
  }).createMachine({
    invoke: { id: 'keepEdit', src: 'keepEdit', input: { policyNumber: 'TC-100000001', writer } },
    on: {
      'parent.keepEdit': { actions: sendTo('keepEdit', ({ event }) => event) },
      'page.giveEdit': {
        actions: ({ event }) => {
          kept.push(event.draft);
        },
      },
    },
  });
  return { actor: createActor(page).start(), kept };
}
const keep = (one: EditDraft | null): KeepEdit => ({ type: 'parent.keepEdit', draft: one });

it('what is changed of a policy is there again in a page that was loaded again, for who typed it', () => {
  openSection().actor.send(keep(draft));
  expect(openSection('P-1002').kept).toEqual([]);
  expect(openSection().kept).toEqual([draft]);
});

it('[EN-011 partly] [PV-015 partly] it is dropped once its place is left', () => {
  const { actor } = openSection();
  actor.send(keep(draft));
  actor.stop();
  expect(openSection().kept).toEqual([]);
});

it('what an earlier build kept in another shape is left alone', () => {
  tab.setItem('portage-edits', JSON.stringify({ 'P-1001 TC-100000001': { opened: {}, edit: {} } }));
  expect(openSection().kept).toEqual([]);
});
