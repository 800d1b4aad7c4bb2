import { NotesSection } from '#src/ui/policySections/NotesSection.tsx';
import { policyNotesTour } from '../../../../tours/policyNotes.tour.ts';
import { defineStage } from '../stage.ts';

export const policyNotesStage = defineStage(policyNotesTour, (actor) => <NotesSection section={actor} />);
