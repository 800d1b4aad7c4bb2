/** What stands in a text where it names a value. */
export type Shown = string | number;

/** What the texts of each room ask for, where they ask for something; `npm run texts` writes it from locales/en-CA. */
export type TextValues = {
  account: {
    device: { browser: Shown; system: Shown };
    endWhich: { application: Shown; device: Shown };
  };
  apply: {
    traveller: { number: Shown };
    'requoted.body': { before: Shown; now: Shown };
    'problem.required.firstName': { number: Shown };
    'problem.required.lastName': { number: Shown };
    'problem.required.dateOfBirth': { number: Shown };
    'problem.required.relationship': { number: Shown };
    'problem.required.email': { number: Shown };
    'problem.required.addressLine1': { number: Shown };
    'problem.required.city': { number: Shown };
    'problem.required.postalCode': { number: Shown };
    'problem.required.province': { number: Shown };
    'problem.nameNotAsked': { number: Shown };
    'problem.relationshipInvalid': { number: Shown };
    'problem.postalCodeElsewhere': { number: Shown };
    'problem.emailInvalid': { number: Shown };
    'problem.consentMissing': { number: Shown };
    'problem.consentMissing.bill96Consent': { number: Shown };
    'problem.invalid_date.dateOfBirth': { number: Shown };
    'problem.out_of_range.dateOfBirth': { number: Shown; minimumAge: number; maximumAge: number };
    'problem.max_age_error': { number: Shown };
  };
  charts: {
    delay: { delay: Shown };
    answered: { port: Shown };
    failed: { port: Shown };
    changed: { port: Shown };
    description: { chart: Shown };
  };
  confirmation: {
    title: { count: number };
    'pdf.en.of': { policyNumber: Shown };
    'pdf.fr.of': { policyNumber: Shown };
    'pdf.failed': { policyNumber: Shown };
    period: { from: Shown; to: Shown };
  };
  documents: {
    'document.replaced': { replacement: Shown };
    'policy.title': { number: Shown };
    'policy.paid': { date: Shown };
    'policy.paidBy': { amount: Shown; method: Shown };
    'quote.title': { number: Shown };
    'quote.traveller': { number: Shown };
    'product.fromAge': { from: Shown };
    'product.toAge': { to: Shown };
    'product.ages': { from: Shown; to: Shown };
  };
  estimate: {
    known: { total: Shown };
    'known.of': { travellers: number; plan: Shown };
  };
  flow: {
    'idle.left': { seconds: number };
    'idle.announced': { seconds: number };
  };
  gallery: {
    'menu.label': { name: Shown };
    'tabs.body': { tab: Shown };
  };
  history: {
    update: { field: Shown; from: Shown; to: Shown };
  };
  kit: {
    'typing.name': { left: Shown };
    'typing.address': { left: Shown };
    'typing.unit': { left: Shown };
    'typing.digits': { left: Shown; length: Shown };
    'typing.wholeDollars': { left: Shown; length: Shown };
    'typing.phone': { left: Shown };
    'typing.postalCode': { left: Shown };
    'typing.money': { left: Shown };
    'typing.moneySign': { left: Shown };
    'typing.tooLong': { length: Shown };
    'errorSummary.title': { count: number };
    'pageTitle.window': { title: Shown };
    'pageTitle.windowWithProblems': { title: Shown };
    'stepper.position': { current: Shown; total: Shown };
    'summaryList.changeWhat': { what: Shown };
    'date.hint': { example: Shown };
    'date.openCalendar': { label: Shown };
    'date.calendar': { label: Shown };
    'toast.log': { count: number };
    'tooltip.about': { label: Shown };
    'paginator.labelOf': { name: Shown };
    'paginator.range': { start: Shown; end: Shown; total: Shown };
  };
  lead: {
    created: { address: Shown };
  };
  leads: {
    daysAgo: { days: number };
  };
  list: {
    'view.open': { name: Shown };
    'view.delete': { name: Shown };
    'view.noRoom': { count: number };
    markRow: { name: Shown };
    marked: { count: number };
    'act.menuOf': { name: Shown };
    refused: { names: Shown };
  };
  mail: {
    'subject.one': { numbers: Shown };
    'subject.several': { numbers: Shown };
    greeting: { names: Shown };
    'lead.inForce': { seller: Shown };
    'lead.underway': { seller: Shown };
    'policy.heading': { name: Shown };
    'steps.wrong': { seller: Shown };
    footer: { seller: Shown };
    'quote.body': { seller: Shown };
    'quote.more': { day: Shown };
    'quote.footer': { seller: Shown };
    'held.subject': { number: Shown };
    'held.body': { agent: Shown; seller: Shown };
    'held.buy': { seller: Shown };
    'held.footer': { seller: Shown };
  };
  medicalQuestionnaire: {
    title: { number: Shown };
    'act.TAKE_MQ.label': { plan: Shown; number: Shown };
    'act.EDIT_MQ.label': { plan: Shown; number: Shown };
    'act.EDIT_MQ.ofTraveller': { number: Shown };
    page: { page: Shown; pages: Shown };
  };
  needsAnalysis: {
    traveller: { number: Shown };
    'problem.required': { number: Shown };
    'problem.required.singleCoupleFamily': { number: Shown };
    'problem.required.tripAverageLength': { number: Shown };
    'problem.required.tripYearly': { number: Shown };
    'problem.required.modeOfTransportation': { number: Shown };
    'problem.required.baggageType': { number: Shown };
    'problem.required.flightAndTravelAccident': { number: Shown };
    'problem.required.medicalHealthInsurance': { number: Shown };
    'problem.required.nonRefundableTripCost': { number: Shown };
    'problem.required.creditCard': { number: Shown };
    'problem.required.employeeBenefits': { number: Shown };
    'problem.required.individualBenefits': { number: Shown };
    'problem.numberInvalid': { number: Shown };
  };
  pages: {
    'error.code': { code: Shown };
  };
  payment: {
    'activationFailed.number': { policyNumber: Shown };
    'seller.company': { name: Shown };
    'seller.notSwitched': { name: Shown };
    'declined.title': { name: Shown };
    'pay.CREDIT_CARD': { amount: Shown };
    'pay.CASH': { amount: Shown };
    'pay.PAID_TO_AGENCY': { amount: Shown };
    'total.plan': { name: Shown; plan: Shown };
    'total.payer': { count: number; name: Shown };
  };
  planSelection: {
    lead: { count: number };
    traveller: { number: Shown; age: number };
    family: { age: number };
    'traveller.retry.label': { number: Shown };
    'parameter.daysPerTrip.topUp': { minimum: Shown };
    'problem.tripCostGt': { maximum: Shown };
    'problem.maxTopUp': { minimum: number; days: number };
    'price.settled': { price: Shown };
    'reach.trip': { days: number; perDay: Shown };
    'reach.eachTrip': { days: number };
    'reach.topUp': { days: number; perDay: Shown; tripDays: Shown; coveredDays: Shown };
    'reach.family': { people: Shown };
    'reach.familySaves': { saved: Shown };
    'price.before': { price: Shown };
    'extra.add.label': { name: Shown };
    'extra.added.label': { name: Shown };
    'select.label': { name: Shown; number: Shown };
    'remove.label': { name: Shown; number: Shown };
    'details.label': { name: Shown; number: Shown };
    'worksheet.label': { name: Shown; number: Shown };
    'worksheet.title': { plan: Shown };
    'worksheet.rates': { version: Shown; date: Shown };
    'worksheet.deductible': { deductible: Shown };
    'worksheet.instead': { rate: Shown };
    'worksheet.percentage': { percent: Shown; amount: Shown };
    'worksheet.rate.trip': { where: Shown; cell: Shown };
    'worksheet.rate.day': { where: Shown; cell: Shown; days: number };
    'worksheet.rate.family': { rate: Shown };
    'worksheet.band.age': { age: Shown; from: Shown; to: Shown };
    'worksheet.band.days': { days: number; from: Shown; to: Shown };
    'worksheet.band.tripCost': { tripCost: Shown; from: Shown; to: Shown };
    'worksheet.band.coverageAmount': { amount: Shown };
    'worksheet.band.deductible': { deductible: Shown };
    'calculate.label': { name: Shown; number: Shown };
    'eligibility.title': { name: Shown };
    'missing.planMissing': { number: Shown };
    'missing.calculating': { number: Shown };
    'missing.inError': { number: Shown };
    refused: { count: number };
    'refused.ageOutside': { minimum: Shown; maximum: Shown; asked: Shown };
    'refused.tripTooLong': { maximum: number; asked: Shown };
    'refused.tripTooLongToppedUp': { maximum: number; asked: Shown; topUpDays: number };
    'refused.tripCostTooHigh': { maximum: Shown; asked: Shown };
    'matrix.who': { number: Shown; age: number };
    'matrix.forAll.label': { name: Shown };
    'matrix.price.label': { price: Shown; name: Shown; number: Shown };
    'matrix.retry.label': { name: Shown; number: Shown };
    'matrix.total.of': { count: number };
    'matrix.taken': { number: Shown; plan: Shown; total: Shown };
    'matrix.taken.several': { count: number; plan: Shown; total: Shown };
    'matrix.eligibility.everybody': { count: Shown };
    'matrix.eligibility.agree': { number: Shown; age: number };
    'matrix.eligibility.block': { count: number };
  };
  policyLink: {
    title: { count: number };
  };
  quickQuote: {
    'travellers.count': { count: number };
    traveller: { number: Shown };
    'removeTraveller.who': { number: Shown };
    'problem.required.age': { number: Shown };
    'problem.required.tripCost': { number: Shown };
    'problem.invalidDate': { today: Shown };
    'problem.invalidDate.bookingDate': { today: Shown };
    'problem.invalidDate.departureDate': { today: Shown };
    'problem.invalidDate.returnDate': { today: Shown };
    'problem.departureFutureDt': { lastDeparture: Shown };
    'problem.tripDurationGt': { days: Shown };
    'problem.ageInvalid': { number: Shown };
    'problem.ageLt': { number: Shown; minimumAge: Shown };
    'problem.ageGt': { number: Shown; maximumAge: Shown };
    'problem.tripCostInvalid': { number: Shown };
    'problem.tripCostLt': { number: Shown; minimumTripCost: Shown };
    'problem.tripCostGt': { number: Shown; maximumTripCost: Shown };
    'problem.familyMaxAge': { number: Shown; familyMaximumAge: Shown };
    'problem.familyPrimaryMaxAge': { number: Shown };
  };
  quoteSummary: {
    'travellers.ages': { count: number; ages: Shown };
    traveller: { number: Shown };
  };
  quotes: {
    travellers: { count: number };
    heldUntil: { day: Shown };
    heldTo: { day: Shown };
    daysAgo: { days: number };
    'act.resume.failed': { id: Shown };
    'act.resume.told': { id: Shown };
    'act.duplicate.failed': { id: Shown };
    'act.duplicate.done': { made: Shown; id: Shown };
    'repriced.total': { before: Shown; after: Shown; difference: Shown };
    'act.print.failed': { id: Shown };
    'act.print.done': { id: Shown };
    'mail.title': { id: Shown };
    'mail.sent': { id: Shown; address: Shown };
  };
  resources: {
    empty: { total: number };
    leftOut: { count: number; codes: Shown };
    'mostPopular.name': { name: Shown };
    kind: { code: Shown; type: Shown; planClass: Shown };
    compare: { hidden: never; name: Shown };
    'compared.count': { count: number };
    remove: { name: Shown };
  };
  runningSummary: {
    'who.ages': { count: number; ages: Shown };
    'when.dates': { from: Shown; to: Shown };
    'when.year': { from: Shown; to: Shown };
    plan: { number: Shown; plan: Shown };
    'plan.family': { plan: Shown };
  };
  scripts: {
    heading: { chart: Shown; total: Shown };
    script: { number: Shown; total: Shown };
    start: { states: Shown };
    step: { number: Shown; sentence: Shown };
    result: { states: Shown };
  };
  server: {
    'problem.request.wrongHost': { origin: Shown };
    'problem.quote.otherOrganization': { organization: Shown };
    'problem.rate.exceeded': { seconds: Shown };
    'problem.savedViews.tooMany': { count: Shown };
    'field.missing': { field: Shown };
    'field.unknown': { field: Shown };
    'field.wrongType': { field: Shown };
    'field.tooLong': { field: Shown };
    'field.tooShort': { field: Shown };
    'field.tooLarge': { field: Shown };
    'field.tooSmall': { field: Shown };
    'field.wrongFormat': { field: Shown };
    'field.notAllowed': { field: Shown };
    'field.cardNumber': { field: Shown };
    'branding.home': { name: Shown };
    'docs.access.claims': { groups: Shown };
    'problem.payment.paused': { until: Shown };
    'field.notUnique': { field: Shown };
    'field.inPast': { field: Shown };
    'field.inFuture': { field: Shown };
    'field.tooFar': { field: Shown };
    'field.beforeStart': { field: Shown };
    'field.tripTooLong': { field: Shown };
    'field.coversTrip': { field: Shown };
    'field.familyRule': { field: Shown };
    'field.familyMaxAge': { field: Shown };
    'field.familyPrimaryMaxAge': { field: Shown };
    'field.endBeforeStart': { field: Shown };
    'field.tooEarly': { field: Shown };
    'field.beforeEffectiveDate': { field: Shown };
    'field.afterExpiredDate': { field: Shown };
    'catalogue.days': { days: Shown };
    'traveller.ageTooHigh': { maximumAge: Shown };
    'traveller.ageTooLow': { minimumAge: Shown };
    'traveller.tripCostTooHigh': { maximumTripCost: Shown };
    'traveller.tripCostTooLow': { minimumTripCost: Shown };
    'plan.ageOutside': { minimum: Shown; maximum: Shown };
    'plan.tripTooLong': { maximum: Shown };
    'plan.tripCostTooHigh': { maximum: Shown };
  };
  shell: {
    'user.menu': { name: Shown };
    'wordmark.home': { name: Shown };
    'footer.rights': { year: Shown };
    'footer.insurer': { organization: Shown };
    'switch.button': { name: Shown };
    'switch.found': { count: number };
    'switch.notMoved': { name: Shown };
  };
  tableFilter: {
    addFieldLabel: { field: Shown };
    start: { field: Shown };
    end: { field: Shown };
    deleteLabel: { field: Shown };
  };
  taskCount: {
    count: { count: number };
    open: { count: number };
  };
  tasks: {
    daysAgo: { days: number };
    tries: { tries: number };
    returned: { status: Shown };
    givenUp: { name: Shown };
    'act.retry.done': { settled: 'true' | 'other' };
  };
  travellersTable: {
    tip: { maximum: Shown };
    pasted: { count: number };
    'refused.tooManyRows': { rows: number; room: number };
    'refused.tooManyColumns': { row: Shown; cell: Shown };
    'refused.currencySign': { row: Shown; cell: Shown };
    'refused.ageUnclear': { row: Shown; cell: Shown };
    'refused.tripCostUnclear': { row: Shown; cell: Shown };
    'tip.off': { maximum: Shown };
  };
  tripDetails: {
    'known.period': { from: Shown; to: Shown };
    'known.count': { count: number };
    'problem.invalid_date': { today: Shown };
    'problem.invalid_date.educationStartDate': { today: Shown };
    'problem.invalid_date.educationEndDate': { today: Shown };
    'problem.invalid_date.arrivalDate': { today: Shown };
    'problem.out_of_range.arrivalDate': { from: Shown; to: Shown };
    'problem.daysLt': { minimumDays: Shown };
    'problem.daysGt': { maximumDays: Shown };
    'problem.daysCoverTrip': { tripDays: number };
  };
};
