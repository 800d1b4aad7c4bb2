import { expect, test } from 'vitest';
import { cardFieldTour } from '../tours/cardField.tour.ts';
import { loadTours } from '#scripts/scripts/tours.ts';
import { writeScripts } from '#scripts/scripts/write.ts';

test('every tour of the folder is found', async () => {
  const charts = (await loadTours('.')).map(({ machine }) => machine.id);
  expect(charts).toContain('cardField');
  expect(new Set(charts).size).toBe(charts.length);
});

test('a test script says in French what the agent does and what is shown then', () => {
  const lines = writeScripts('.', cardFieldTour, 'fr').split('\n');
  expect(lines.slice(0, 6)).toEqual([
    expect.stringMatching(/^# Une carte \(\d+\)$/),
    '',
    expect.stringMatching(/^## Scénario d’essai 1 sur \d+$/),
    '',
    'Au départ\u00A0: Le cadre se charge',
    '1. La personne saisit un nom fait de lettres',
  ]);
  expect(lines).toContain('   → Le jeton est demandé');
});

test('a stimulus without a sentence stops the scripts by its name', () => {
  const [first, ...rest] = cardFieldTour.stimuli;
  const tour = { ...cardFieldTour, stimuli: [{ ...first!, id: 'agentSings' }, ...rest] };
  expect(() => writeScripts('.', tour, 'en')).toThrow('No sentence for: agentSings');
});
