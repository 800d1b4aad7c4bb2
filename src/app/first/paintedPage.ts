declare global {
  interface Window {
    /** Hands out the button or link that was pressed before the application's code came, and stops holding presses back. */
    portagePressed?: (() => HTMLElement | null) | undefined;
  }
}

/** What the server painted before the application's code came. */
export type PaintedPage = {
  /** Whether anything was painted. */
  isThere: boolean;
  /**
   * Lets `draw` take the markup over, and does again what a person did in it meanwhile, in the application: texts and
   * choices that were entered, and the last button or link that was pressed. Focus, caret and place on the page stay.
   */
  takeOver(draw: () => void): void;
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function createPaintedPage(win: Window, root: HTMLElement): PaintedPage {
  return {
    isThere: root.firstChild !== null,
    takeOver(draw) {
      const acts = [...root.querySelectorAll<Field>('input, select, textarea')].flatMap(actIn);
      const keepPlace = placeIn(win);
      const pressed = win.portagePressed?.() ?? null;
      for (const { takeBack } of acts) takeBack();
      draw();
      // React takes over at once what an event comes to, and the rest when there is time.
      root.querySelector('input')?.dispatchEvent(new Event('keyup', { bubbles: true }));
      for (const { doAgain } of acts) doAgain();
      keepPlace();
      pressed?.click();
    },
  };
}

/** What was entered in a field: taken back, and entered again as a person would. */
type Act = { takeBack(): void; doAgain(): void };

function actIn(field: Field): Act[] {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const painted = [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
    if (value === painted) return [];
    return [{ takeBack: () => void (field.value = painted), doAgain: () => enter(field, value, 'change') }];
  }
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    const { checked, defaultChecked, type } = field;
    if (checked === defaultChecked) return [];
    return [
      {
        takeBack: () => void (field.checked = defaultChecked),
        // A radio that is no longer chosen has another one chosen in its place.
        doAgain: () => (checked || type === 'checkbox') && field.click(),
      },
    ];
  }
  const { value, defaultValue } = field;
  if (value === defaultValue) return [];
  return [{ takeBack: () => void (field.value = defaultValue), doAgain: () => enter(field, value, 'input') }];
}

/** React hears of a value only when it was not set through the element's own property, which it watches. */
function enter(field: Field, value: string, event: 'input' | 'change'): void {
  const watched = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  watched?.set?.call(field, value);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Remembers where the person is in the page; the answer leads back there, whatever took the focus meanwhile. */
function placeIn(win: Window): () => void {
  const { scrollX, scrollY } = win;
  const at = win.document.activeElement;
  const isIn = at instanceof HTMLElement && at.id !== '' && at !== win.document.body;
  const caret = at instanceof HTMLInputElement ? [at.selectionStart, at.selectionEnd] : [];
  return () => {
    if (isIn) {
      const now = win.document.getElementById(at.id);
      now?.focus({ preventScroll: true });
      const [start = null, end = null] = caret;
      if (start !== null && now instanceof HTMLInputElement) now.setSelectionRange(start, end);
    }
    win.scrollTo(scrollX, scrollY);
  };
}
