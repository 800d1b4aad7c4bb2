import type { DatabaseTransaction } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import content from './medicalQuestions.json' with { type: 'json' };

/** The classes of plans that ask about health. */
const classes = ['OCM', 'VTC'] as const;

/** Invented questions about health; visitors are asked one more. */
export async function loadMedicalQuestionnaires(tx: DatabaseTransaction): Promise<void> {
  await insertRows(
    tx,
    'medical_questionnaires',
    classes.map((planClass) => ({
      plan_class: planClass,
      effective_date: '2024-01-01',
      pages: JSON.stringify(content.pages[planClass]),
      declaration: JSON.stringify(content.declaration),
      outcomes: JSON.stringify(content.outcomes),
    })),
  );
}
