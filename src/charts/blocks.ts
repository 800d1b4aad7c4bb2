import type { ChartName, ChartState, ChartTransition } from './chartTree.ts';
import { lineHeight, widthOf, wrap, type TextStyle } from './typography.ts';
import type { Speaker } from './words.ts';

/** A sign drawn before a line: what the chart runs, does on entry or on leaving, or does without leaving. */
export type Sign = 'port' | 'entry' | 'exit' | 'stay';

interface Line {
  readonly text: string;
  readonly style: TextStyle;
  readonly sign: Sign | null;
  readonly indent: number;
  /** id of the chart that the line leads to */
  readonly chart: string | null;
}

/** A line with its place in the block, in pixels: the left edge and the baseline. */
export interface PlacedLine extends Line {
  readonly x: number;
  readonly y: number;
}

/** Text and the room that it needs, in pixels. */
export interface Block {
  readonly lines: readonly PlacedLine[];
  readonly width: number;
  readonly height: number;
}

const SIGN_ROOM = 14;
const STATE_WIDTH = 230;
const LABEL_WIDTH = 180;
const COLUMN_GAP = 28;

/**
 * Everything that is written inside the box of a state, at most `room` pixels wide where words allow. In a state with
 * states inside, what happens without leaving it stands in columns.
 */
export function stateBlock(state: ChartState, say: Speaker, room: number): Block {
  const isOuter = state.states.length > 0;
  const width = Math.min(STATE_WIDTH, room);
  const head = [
    ...(state.path
      ? written(say.state(state), 'title', isOuter ? Math.min(2 * STATE_WIDTH, room) : width)
      : []),
    ...(state.tags.length > 0 ? written(state.tags.map(say.tag).join(' · '), 'tag', width) : []),
    ...state.ports.flatMap((port) => signed('port', say.port(port.name), 'action', width, port.chart)),
    ...state.entry.flatMap((action) => signed('entry', say.action(action), 'action', width)),
    ...state.exit.flatMap((action) => signed('exit', say.action(action), 'action', width)),
  ];
  const stays = state.transitions
    .filter(({ targets }) => targets.length === 0)
    .map((transition) => stay(transition, say, width));
  const most = isOuter ? Math.min(4, Math.ceil(stays.length / 2)) : 1;
  return under(column(head), columnsIn(stays, most, room));
}

/** What is written on the arrow of a transition. */
export function transitionBlock(transition: ChartTransition, say: Speaker): Block {
  return column([
    ...written(say.trigger(transition.trigger), 'event', LABEL_WIDTH),
    ...condition(transition, say, LABEL_WIDTH, 0),
    ...transition.actions.flatMap((action) => acted(action, say, LABEL_WIDTH, 0)),
  ]);
}

function stay(transition: ChartTransition, say: Speaker, width: number): Line[] {
  const inner = width - SIGN_ROOM;
  const ignored = transition.actions.length === 0 ? written(say.phrase('ignored'), 'action', inner) : [];
  return [
    ...signed('stay', say.trigger(transition.trigger), 'event', width),
    ...condition(transition, say, inner, SIGN_ROOM),
    ...ignored.map((line) => ({ ...line, indent: SIGN_ROOM })),
    ...transition.actions.flatMap((action) => acted(action, say, inner, SIGN_ROOM)),
  ];
}

function condition(
  { guard, otherwise }: ChartTransition,
  say: Speaker,
  width: number,
  indent: number,
): Line[] {
  const text = guard ? say.guard(guard) : otherwise ? say.phrase('otherwise') : null;
  return text === null ? [] : written(`[${text}]`, 'guard', width).map((line) => ({ ...line, indent }));
}

function acted(action: ChartName, say: Speaker, width: number, indent: number): Line[] {
  return written(`/ ${say.action(action)}`, 'action', width).map((line, index) => ({
    ...line,
    indent: indent + (index > 0 ? 8 : 0),
  }));
}

function signed(
  sign: Sign,
  text: string,
  style: TextStyle,
  width: number,
  chart: string | null = null,
): Line[] {
  return written(text, style, width - SIGN_ROOM).map((line, index) => ({
    ...line,
    indent: SIGN_ROOM,
    sign: index === 0 ? sign : null,
    chart,
  }));
}

function written(text: string, style: TextStyle, width: number): Line[] {
  return wrap(text, style, width).map((part) => ({ text: part, style, sign: null, indent: 0, chart: null }));
}

function column(lines: readonly Line[]): Block {
  let height = 0;
  const placed = lines.map((line) => {
    height += lineHeight[line.style];
    return { ...line, x: line.indent, y: height - 4 };
  });
  return {
    lines: placed,
    width: Math.max(0, ...placed.map((line) => line.x + widthOf(line.text, line.style))),
    height,
  };
}

/** As many columns as there is room for. */
function columnsIn(groups: readonly (readonly Line[])[], most: number, room: number): Block {
  const block = columns(groups, most);
  return block.width <= room || most <= 1 ? block : columnsIn(groups, most - 1, room);
}

/** Groups of lines in so many columns of like height, read from top to bottom. */
function columns(groups: readonly (readonly Line[])[], count: number): Block {
  const total = column(groups.flat()).height;
  const stacks: Line[][] = [[]];
  for (const group of groups) {
    const last = stacks.at(-1) as Line[];
    const isFull = last.length > 0 && column(last).height + column(group).height / 2 > total / count;
    if (isFull && stacks.length < count) stacks.push([...group]);
    else last.push(...group);
  }
  return stacks.map(column).reduce((left, right) => beside(left, right));
}

function beside(left: Block, right: Block): Block {
  const shift = left.width + COLUMN_GAP;
  return {
    lines: [...left.lines, ...right.lines.map((line) => ({ ...line, x: line.x + shift }))],
    width: shift + right.width,
    height: Math.max(left.height, right.height),
  };
}

function under(top: Block, bottom: Block): Block {
  return {
    lines: [...top.lines, ...bottom.lines.map((line) => ({ ...line, y: line.y + top.height }))],
    width: Math.max(top.width, bottom.width),
    height: top.height + bottom.height,
  };
}
