/** A message that is said once, wherever on the page the person is: by the key of its words, in a room of texts. */
export type Toast = {
  room: string;
  key: string;
  values?: Readonly<Record<string, string>>;
  tone: 'success' | 'warning' | 'danger';
  /** Code of the problem of which the server’s sentence follows, where it said one. */
  problem?: string | null;
};

/** [WG-039] How a chart says a message: it emits this. */
export type ToastSaid = Toast & { type: 'toast.say' };
