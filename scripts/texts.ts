/** `npm run texts`: the types of what the texts of the catalogues ask for. */
import { writeValues } from './texts/valuesFile.ts';

writeValues();
