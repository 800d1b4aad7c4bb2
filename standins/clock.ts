/** Milliseconds since 1970 on this machine. */
export function machineTime(): number {
  return Date.now();
}

/** Time of the vault and the gateway: the machine's, moved by the console so that tests need not wait. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  offsetSeconds: number;
};

export function createClock(): Clock {
  return {
    offsetSeconds: 0,
    now() {
      return machineTime() + this.offsetSeconds * 1000;
    },
  };
}

const torontoMonth = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
});

/** The month of an instant in Toronto as `YYYY-MM`. */
export function monthOf(instant: number): string {
  const parts = new Map(torontoMonth.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}`;
}
