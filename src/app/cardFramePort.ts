import { fromCallback } from 'xstate';
import type { FrameCommand, WatchFrameInput } from '#machines/cardField/cardField.types.ts';
import { type CardFrameSettings, openCardFrame } from '../ports/cardFrame.ts';

/** [PY-027] How the hosted fields look inside ours. */
const looks = {
  color: '#1b2b28',
  backgroundColor: '#ffffff',
  borderColor: '#8a9792',
  labelColor: '#1b2b28',
  errorColor: '#a3261c',
  focusColor: '#12322a',
  fontSize: '17px',
  borderRadius: '6px',
};

/** Fills the port through which the card's chart talks with the hosted frame. */
export function cardFramePort(win: Window, settings: () => CardFrameSettings) {
  return fromCallback<FrameCommand, WatchFrameInput>(({ input, receive, sendBack }) => {
    const frame = openCardFrame(win, settings(), input.cardId);
    receive((command) => {
      if (command.type === 'tokenise') frame.tokenise();
      else if (command.type === 'style') frame.style(looks);
      else frame.relabel(command.language);
    });
    return frame.hear(sendBack);
  });
}
