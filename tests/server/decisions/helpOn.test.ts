import { describe, expect, it } from 'vitest';
import { EventNotPossible } from '#server/jobs/entity.ts';
import type { EntityRunner } from '#server/jobs/entityRunner.ts';
import { createHelpOn } from '#server/purchases/helpOn.ts';
import { writtenQueries } from '#tests/support/server/writtenQueries.ts';

const { db } = writtenQueries();

describe('helping a purchase on', () => {
  const by = 'system';
  const helpOn = (
    takes: (entity: string, type: string) => boolean,
    resumes: readonly string[] = [],
    database = db,
  ) => {
    const sent: unknown[] = [];
    const runner = {
      send: async (entity: string, id: string, event: { type: string }, actor: unknown) => {
        sent.push([entity, id, event.type, actor]);
        if (!takes(entity, event.type)) throw new EventNotPossible();
      },
      resume: async (entity: string, id: string) => {
        sent.push(['resume', entity, id]);
        return resumes.includes(entity);
      },
    } as unknown as EntityRunner;
    return { sent, help: createHelpOn(database, runner, () => void sent.push('wake')) };
  };

  it('tries everything that may wait, and wakes the worker', async () => {
    const { sent, help } = helpOn(() => false);
    expect(await help.tryAgain('K', by)).toBe(false);
    expect(sent).toEqual([
      ['purchase', 'K', 'staff.tryAgain', 'system'],
      ['purchase', 'K', 'staff.retryActivation', 'system'],
      ['resume', 'purchase', 'K'],
      'wake',
    ]);
  });

  it('tries the orders that the purchase gave up as well', async () => {
    const stray = writtenQueries([{ id: 'O1' }, { id: 'O2' }]);
    const { sent, help } = helpOn((entity) => entity === 'strayOrder', [], stray.db);
    expect(await help.tryAgain('K', by)).toBe(true);
    expect(sent.slice(3)).toEqual([
      ['strayOrder', 'O1', 'staff.tryAgain', 'system'],
      ['resume', 'strayOrder', 'O1'],
      ['strayOrder', 'O2', 'staff.tryAgain', 'system'],
      ['resume', 'strayOrder', 'O2'],
      'wake',
    ]);
    expect(stray.queries).toEqual([
      { sql: 'select "id" from "stray_orders" where "purchase_id" = $1', values: ['K'] },
    ]);
  });

  it.each([
    ['an event', 'staff.tryAgain', []],
    ['another activation', 'staff.retryActivation', []],
    ['work laid aside', 'nothing', ['purchase']],
  ] as const)('says that %s has helped', async (_what, taken, resumes) => {
    expect(await helpOn((_entity, type) => type === taken, resumes).help.tryAgain('K', by)).toBe(true);
  });

  it('activates again where that is possible', async () => {
    expect(await helpOn(() => true).help.retryActivation('K', by)).toBe(true);
    expect(await helpOn(() => false).help.retryActivation('K', by)).toBe(false);
  });

  it('gives back what is paid where the purchase takes that', async () => {
    const { sent, help } = helpOn((_entity, type) => type === 'staff.giveBack');
    expect(await help.giveBack('K', by)).toBe(true);
    expect(sent).toEqual([['purchase', 'K', 'staff.giveBack', 'system']]);
    expect(await helpOn(() => false).help.giveBack('K', by)).toBe(false);
  });

  it('hides no failure of another kind', async () => {
    const { help } = helpOn(() => {
      throw new Error('the database is away');
    });
    await expect(help.retryActivation('K', by)).rejects.toThrow('the database is away');
  });
});
