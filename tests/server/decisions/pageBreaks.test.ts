import { describe, expect, it } from 'vitest';
import { pageBreaks, type Piece } from '#server/documents/pageBreaks.ts';

const line: Piece = { above: 0, height: 10 };
const heading: Piece = { above: 10, height: 10, opens: true, staysWithNext: true };
const lines = (count: number) => Array.from({ length: count }, () => line);
const rooms = { first: 100, others: 100 };

describe('where pages of a document begin', () => {
  it('is nowhere but at the beginning where all fits', () => {
    expect(pageBreaks([heading, ...lines(9)], rooms)).toEqual([0]);
  });

  it('is at a heading whose part would be divided, and never below a heading', () => {
    expect(pageBreaks([...lines(6), heading, ...lines(9)], rooms)).toEqual([0, 6]);
    expect(pageBreaks([...lines(8), heading, ...lines(19)], rooms)).toEqual([0, 8, 18]);
  });

  it('divides a part that fills most of a page', () => {
    expect(pageBreaks([heading, ...lines(2), heading, ...lines(12)], rooms)).toEqual([0, 9]);
  });

  it('leaves no page of a few lines at the end: a part, else some lines, go over to it', () => {
    expect(pageBreaks([...lines(5), heading, ...lines(2), heading, line], { ...rooms, first: 110 })).toEqual([
      0, 5,
    ]);
    expect(pageBreaks(lines(12), rooms)).toEqual([0, 9]);
  });

  it('begins below what stands on the first page already', () => {
    expect(pageBreaks(lines(14), { first: 40, others: 100 })).toEqual([0, 4]);
  });
});
