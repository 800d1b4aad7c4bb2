/** A part of a document, under its heading. */
export type Section = { heading: string; paragraphs: readonly string[] };

/** What the insurer says in one language in every document: who it is, whom to call, what a client may do. */
export type InsurerTexts = {
  name: string;
  address: string;
  phone: string;
  email: string;
  assistance: {
    /** Of somebody in Canada or the United States, free of charge. */
    tollFree: string;
    /** Of somebody elsewhere, who calls collect. */
    collect: string;
    words: string;
  };
  rescission: readonly string[];
  refunds: readonly string[];
  claims: readonly string[];
  complaints: readonly string[];
  /** What belongs to every policy wording, whatever the plan. */
  wording: readonly Section[];
  factSheet: readonly Section[];
  /** [PS-037] The notice by which residents of Quebec rescind. */
  noticeOfRescission: { words: readonly string[]; form: string };
};
