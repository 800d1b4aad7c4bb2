/** Who is written down as the maker of sample rows. */
export const sampleMaker = 'sample';
