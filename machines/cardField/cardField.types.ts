import type { Language } from '#domain/locales.ts';
import type { CardToken } from '#domain/payment/tokens.ts';

/** Fields of the hosted frame; what is typed in them never leaves it ([PY-042]). */
export type FrameField = 'number' | 'expiry' | 'code';
export type CardFieldKey = 'cardHolderName' | 'tokenNumber' | FrameField;

/** Answers of the card provider that are no token. */
export type FrameCode = '940' | '941' | '942' | '943' | '944' | '945';

export type CardProblem =
  | 'cardHolderName.invalid'
  /** [PY-018] The number is invalid or its type is not accepted. */
  | 'card.mon_943'
  /** [PY-021] [PY-023] The expiry is not four digits, no real month, or in the past. */
  | 'card.944'
  /** [PY-019] [PY-022] */
  | 'card.945'
  /** [PY-016] [PY-025] What was entered is no token of an accepted card. */
  | 'tokenNumber.invalid'
  /** [PY-042] What was entered is the number of a card. */
  | 'tokenNumber.isCard'
  /** The provider made no token, through no fault of the person. */
  | 'card.unavailable'
  /** The provider did not answer in time. */
  | 'card.unanswered'
  /** [PY-028] */
  | 'card.systemError';

export type CardFieldInput = {
  /** Names this card to its parent, for instance the reference of its payer. */
  cardId: string;
  /** [PY-032] */
  profileId: string;
  language: Language;
  cardHolderName: string;
  /** [PY-024] Whether a token may be entered in the place of a card. */
  mayEnterToken: boolean;
};

export type CardFieldContext = CardFieldInput & {
  /** [PY-024] The number of a token, as it is typed. */
  tokenNumber: string;
  /** Whether the frame calls all of its fields valid. */
  frameIsComplete: boolean;
  focused: FrameField | null;
  problems: Record<CardFieldKey, CardProblem | null>;
  /** What is wrong with the card service rather than with a field. */
  problem: CardProblem | null;
  token: CardToken | null;
};

export type CardFieldEvent =
  | { type: 'person.type'; field: 'cardHolderName'; text: string }
  | { type: 'person.reloadFrame' }
  /** [PY-024] A token is entered in the place of a card; the card is typed after all. */
  | { type: 'person.enterToken' }
  | { type: 'person.enterCard' }
  | { type: 'person.typeToken'; text: string }
  | { type: 'person.leaveToken' }
  | { type: 'parent.tokenise' }
  | { type: 'parent.askAgain' }
  | { type: 'parent.chooseLanguage'; language: Language }
  | { type: 'frame.ready' }
  | { type: 'frame.valid'; field: FrameField; complete: boolean }
  | { type: 'frame.invalid'; field: FrameField; code: FrameCode }
  | { type: 'frame.focus'; field: FrameField; complete: boolean }
  | { type: 'frame.blur'; field: FrameField; complete: boolean }
  | { type: 'frame.systemError' }
  /** `bin` are the first digits of the number, from which only the card's type is kept. */
  | { type: 'frame.tokenised'; dataKey: string; bin: string }
  | { type: 'frame.refused'; codes: readonly FrameCode[] };

/** What the chart sends into the frame. */
export type FrameCommand = { type: 'style' } | { type: 'tokenise' } | { type: 'relabel'; language: Language };

export type WatchFrameInput = { cardId: string; profileId: string; language: Language };

/** What the chart sends to its parent. */
export type CardFieldNews =
  | { type: 'cardField.named'; cardId: string; cardHolderName: string }
  /** Every field is valid: the card can be tokenised. */
  | { type: 'cardField.completed'; cardId: string }
  /** A field is not valid any more. */
  | { type: 'cardField.reopened'; cardId: string }
  | { type: 'cardField.tokenised'; cardId: string; token: CardToken; cardHolderName: string }
  | { type: 'cardField.refused'; cardId: string; problem: CardProblem };
