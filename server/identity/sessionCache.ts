import type { Clock } from '../clock.ts';
import type { SessionRow } from './sessionRow.ts';

const keptMs = 5000;
const mostKept = 20_000;

/** Rows read lately, because a look-up per request costs more than most calls. A change drops its row at once. */
export class SessionCache {
  readonly #clock: Clock;
  readonly #rows = new Map<string, { row: SessionRow; readAt: number }>();
  #drops = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get(idHash: string): SessionRow | undefined {
    const kept = this.#rows.get(idHash);
    if (kept === undefined) return undefined;
    const age = this.#clock.now() - kept.readAt;
    if (age >= 0 && age < keptMs) return kept.row;
    this.#rows.delete(idHash);
    return undefined;
  }

  /** Taken before a row is read, so that a row that was dropped while it was on its way is not kept. */
  beforeReading(): number {
    return this.#drops;
  }

  put(row: SessionRow, before: number): void {
    if (before !== this.#drops) return;
    if (this.#rows.size >= mostKept) {
      const oldest = this.#rows.keys().next().value;
      if (oldest !== undefined) this.#rows.delete(oldest);
    }
    this.#rows.set(row.id_hash, { row, readAt: this.#clock.now() });
  }

  /** Forgets one session, or all of them when an announcement may have been lost. */
  drop(idHash: string): void {
    this.#drops += 1;
    if (idHash === '') this.#rows.clear();
    else this.#rows.delete(idHash);
  }
}
