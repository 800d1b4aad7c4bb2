import type { ActorRefFrom } from 'xstate';
import type { worksheetMachine } from '#machines/worksheet/worksheet.machine.ts';

export type WorksheetRef = ActorRefFrom<typeof worksheetMachine>;

/** What a benefit is called, by its code. */
export type BenefitNames = (code: string) => string;
