let awaited: Promise<void> | null = null;

/** What nobody needs at first waits for it, so that the first screen has the line for itself; nothing waits by default. */
export const leisure = {
  waitFor(moment: Promise<void>): void {
    awaited = moment;
  },
  async comes(): Promise<void> {
    await awaited;
  },
};
