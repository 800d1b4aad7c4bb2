/** What is never split over two pages; heights in points. */
export type Piece = {
  /** Left out where the piece begins a page. */
  above: number;
  height: number;
  /** Begins a part of the document, which stays whole where a page is not left half empty for it. */
  opens?: boolean;
  staysWithNext?: boolean;
};

/** How full a page is left for a part to stay whole, the last page is at least, and the one before it for that. */
const fullEnough = 0.55;
const leastOnLast = 0.25;
const leastBefore = 0.4;

/**
 * The pieces with which pages begin: each page takes as many as fit into its room, and the last one is no page of a few
 * lines where the one before it has more.
 */
export function pageBreaks(
  pieces: readonly Piece[],
  rooms: { first: number; others: number },
): readonly number[] {
  const breaks = [0];
  for (;;) {
    const start = breaks.at(-1) ?? 0;
    const room = start === 0 ? rooms.first : rooms.others;
    const full = firstBeyond(pieces, start, room);
    if (full === pieces.length) return withoutShortLast(pieces, breaks, rooms);
    const part = pieces.slice(0, full + 1).findLastIndex(({ opens }) => opens);
    const staysWhole = part > start && heightOf(pieces, start, part) >= fullEnough * room;
    breaks.push(staysWhole ? part : withNext(pieces, start, full));
  }
}

function heightOf(pieces: readonly Piece[], from: number, to: number): number {
  return pieces
    .slice(from, to)
    .reduce((sum, { above, height }, at) => sum + height + (at === 0 ? 0 : above), 0);
}

/** The first piece that does not fit any more; at least one does. */
function firstBeyond(pieces: readonly Piece[], start: number, room: number): number {
  let end = start + 1;
  while (end < pieces.length && heightOf(pieces, start, end + 1) <= room) end += 1;
  return end;
}

/** A break above what stays with it, unless nothing would be left. */
function withNext(pieces: readonly Piece[], start: number, at: number): number {
  let moved = at;
  while (moved > start + 1 && pieces[moved - 1]?.staysWithNext) moved -= 1;
  return pieces[moved - 1]?.staysWithNext ? at : moved;
}

function withoutShortLast(
  pieces: readonly Piece[],
  breaks: readonly number[],
  { others }: { others: number },
): readonly number[] {
  const last = breaks.at(-1) ?? 0;
  const before = breaks.at(-2);
  if (before === undefined || heightOf(pieces, last, pieces.length) >= leastOnLast * others) return breaks;
  const isBetter = (at: number) =>
    heightOf(pieces, at, pieces.length) >= leastOnLast * others &&
    heightOf(pieces, before, at) >= leastBefore * others;
  const earlier = pieces.map((_, at) => at).slice(before + 1, last);
  const better =
    earlier.findLast((at) => pieces[at]?.opens && isBetter(at)) ??
    earlier.findLast((at) => !pieces[at - 1]?.staysWithNext && isBetter(at));
  return better === undefined ? breaks : [...breaks.slice(0, -1), better];
}
