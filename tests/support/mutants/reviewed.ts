const onwardFromTheBeginning = 'a step leads onward from its beginning; its end is reached once';

/**
 * By chart: mutants that nobody can tell from the chart, and why. A mutant that a tour notices has no reason here.
 * They are left out of the share that is noticed.
 */
export const reviewed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  apply: {
    'answering · person.continue [formIsComplete] → left · without rememberDirection': onwardFromTheBeginning,
    'requoting · done(priceQuote) [quoteStands] → left · without rememberDirection': onwardFromTheBeginning,
    'requoted · person.acceptPrice → left · without rememberDirection': onwardFromTheBeginning,
  },
  planSelection: {
    'choosing · person.continue [everybodyHasPlan] → left · without rememberDirection':
      onwardFromTheBeginning,
  },
};
