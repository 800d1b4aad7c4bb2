const onwardFromTheBeginning = 'a step leads onward from its beginning; its end is reached once';
const byItsOwnTest = 'the test that no quote is synced in the admin flow notices it';

/**
 * By chart: mutants that the tours need not notice, and why. A mutant that a tour notices has no reason here.
 * They are left out of the share that is noticed.
 */
export const reviewed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  apply: {
    'answering · person.continue [formIsComplete] → left · without rememberDirection': onwardFromTheBeginning,
    'requoting · done(priceQuote) [quoteStands] → left · without rememberDirection': onwardFromTheBeginning,
    'requoted · person.acceptPrice → left · without rememberDirection': onwardFromTheBeginning,
  },
  planSelection: {
    'choosing · person.continue [nothingIsMissing] → left · without rememberDirection':
      onwardFromTheBeginning,
  },
  quoteSync: {
    '(chart) · parent.sync [flowIsAdmin] (stays) · dropped': byItsOwnTest,
    '(chart) · parent.sync [flowIsAdmin] (stays) · sent elsewhere': byItsOwnTest,
    '(chart) · parent.sync [flowIsAdmin] (stays) · guard forced to no': byItsOwnTest,
  },
};
