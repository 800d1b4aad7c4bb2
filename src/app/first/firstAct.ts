/** After so long without an act, in milliseconds, the line is free. */
const longestMs = 4000;
const acts = ['pointerdown', 'keydown', 'input', 'scroll', 'focusin'] as const;
/** What takes the focus by a person's act; headings are given it by the page. */
const taken = 'input, select, textarea, button, a';

/** The first thing that a person does in the page, or a while without one. */
export function firstAct(win: Window): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      win.clearTimeout(timer);
      for (const act of acts) win.removeEventListener(act, hear, true);
      done();
    };
    const hear = ({ type, target }: Event) => {
      if (type !== 'focusin' || (target as Element).matches(taken)) end();
    };
    const timer = win.setTimeout(end, longestMs);
    for (const act of acts) win.addEventListener(act, hear, { capture: true, passive: true });
  });
}
