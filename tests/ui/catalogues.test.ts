import { describe, expect, test, vi } from 'vitest';
import { type Catalogue, createCatalogues, saidId } from '#src/text/catalogues.ts';
import { textOf } from '#src/text/useText.ts';
import { compileRoom } from '#scripts/catalogues.ts';

const answering = (catalogue: Catalogue) => vi.fn(async () => ({ default: catalogue }));

describe('rooms', () => {
  test('a room is loaded once, however often it is asked for', async () => {
    const file = answering({ title: 'Trip' });
    const { loadRooms } = createCatalogues({ '/locales/en-CA/trip.json': file });
    await Promise.all([loadRooms('en', ['trip']), loadRooms('en', ['trip'])]);
    await loadRooms('en', ['trip']);
    expect(file).toHaveBeenCalledTimes(1);
  });

  test('a transfer that failed is tried again when the room is asked for again', async () => {
    const file = answering({ title: 'Trip' }).mockRejectedValueOnce(new Error('offline'));
    const { loadRooms, intlOf } = createCatalogues({ '/locales/en-CA/trip.json': file });
    await expect(loadRooms('en', ['trip'])).rejects.toThrow('offline');
    await loadRooms('en', ['trip']);
    expect(textOf(intlOf('en'), 'trip')('title')).toBe('Trip');
  });

  test('a room that nobody wrote fails by its name', async () => {
    const { loadRooms } = createCatalogues({});
    await expect(loadRooms('fr', ['attic'])).rejects.toThrow('There is no room "attic" in fr-CA');
  });

  test('[LN-011 partly] the other language gets every room that is open so far', async () => {
    const { loadRooms, loadLanguage, intlOf } = createCatalogues({
      '/locales/en-CA/trip.json': answering({ title: 'Trip' }),
      '/locales/en-CA/plan.json': answering({ title: 'Plan' }),
      '/locales/fr-CA/trip.json': answering({ title: 'Voyage' }),
      '/locales/fr-CA/plan.json': answering({ title: 'Régime' }),
    });
    await loadRooms('en', ['trip']);
    await loadRooms('en', ['plan']);
    await loadLanguage('fr');
    expect(textOf(intlOf('fr'), 'trip')('title')).toBe('Voyage');
    expect(textOf(intlOf('fr'), 'plan')('title')).toBe('Régime');
  });

  test('a view is told of new rooms, and keeps its texts until there are some', async () => {
    const { loadRooms, intlOf, subscribe } = createCatalogues({
      '/locales/en-CA/trip.json': answering({ title: 'Trip' }),
    });
    const told = vi.fn();
    subscribe(told);
    const before = intlOf('en');
    expect(intlOf('en')).toBe(before);
    await loadRooms('en', ['trip']);
    expect(told).toHaveBeenCalledTimes(1);
    expect(intlOf('en')).not.toBe(before);
  });
});

describe('what the server said', () => {
  const said = (language: 'en' | 'fr', intlOf: ReturnType<typeof createCatalogues>['intlOf']) =>
    intlOf(language).messages[saidId('rate.exceeded')];

  test('[ER-018 partly] is known by its code in its language, until the server says something else or nothing of it', () => {
    const { keepSaid, intlOf } = createCatalogues({});
    keepSaid('fr', 'rate.exceeded', 'Réessayez dans {30} secondes.');
    expect([said('fr', intlOf), said('en', intlOf)]).toEqual(['Réessayez dans {30} secondes.', undefined]);
    keepSaid('fr', 'rate.exceeded', 'Réessayez dans 9 secondes.');
    expect(said('fr', intlOf)).toBe('Réessayez dans 9 secondes.');
    keepSaid('fr', 'rate.exceeded', '');
    expect(said('fr', intlOf)).toBeUndefined();
  });

  test('views are told of it once', () => {
    const { keepSaid, subscribe } = createCatalogues({});
    const told = vi.fn();
    subscribe(told);
    for (const text of ['', 'Later.', 'Later.']) keepSaid('en', 'rate.exceeded', text);
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('texts', () => {
  const textIn = async (catalogue: Catalogue) => {
    const { loadRooms, intlOf } = createCatalogues({ '/locales/fr-CA/trip.json': answering(catalogue) });
    await loadRooms('fr', ['trip']);
    return textOf(intlOf('fr'), 'trip');
  };

  test('a compiled message counts as its language counts', async () => {
    const compiled = compileRoom(
      { count: '{count, plural, one {# voyageur} many {# de voyageurs} other {# voyageurs}}' },
      {},
    );
    const text = await textIn(compiled);
    expect([0, 1, 2].map((count) => text('count', { count }))).toEqual([
      '0 voyageur',
      '1 voyageur',
      '2 voyageurs',
    ]);
  });

  test('a text without places is not compiled, one that only looks plain is', () => {
    expect(compileRoom({ plain: 'Prénom', escaped: "'{'brut'}'" }, {})).toEqual({
      plain: 'Prénom',
      escaped: [{ type: 0, value: '{brut}' }],
    });
  });

  test('[LN-018] a text that French lacks shows in English, one that both lack shows its key', async () => {
    const text = await textIn(compileRoom({ title: 'Voyage' }, { title: 'Trip', lead: 'Where to?' }));
    expect(text('title')).toBe('Voyage');
    expect(text('lead')).toBe('Where to?');
    expect(text('nowhere')).toBe('trip.nowhere');
  });

  test('a message that is no ICU message stops the build by its key', () => {
    expect(() => compileRoom({ broken: 'Hello {name' }, {})).toThrow(
      'The text "broken" is not an ICU message',
    );
  });
});
