import type { ActorRefFrom } from 'xstate';
import type { PercentageType } from '#domain/rating/adjustments.ts';
import type { worksheetMachine } from '#machines/worksheet/worksheet.machine.ts';

export type WorksheetRef = ActorRefFrom<typeof worksheetMachine>;

/** What the steps of a price are called where they are named already. */
export type StepNames = {
  benefit: (code: string) => string;
  adjustment: (type: PercentageType) => string;
};
