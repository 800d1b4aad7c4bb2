/** What somebody noted on a policy of the sample, by the record, the place of its traveller and the days since. */
export type SampleNote = { number: number; position?: number; by: string; ago: number; text: string };

/** A confirmation of a policy of the sample; sent by the portal where nobody sent it again. */
export type SampleDelivery = {
  number: number;
  ago: number;
  /** The version of the policy that it told of, and the template that this took. */
  version: number;
  template: 'confirmation.issued' | 'confirmation.stands';
  /** Another address than that of the policy. */
  to?: string;
  lang?: 'EN' | 'FR';
  sentBy?: string;
  status?: 'SENT' | 'BOUNCED';
};

/** Notes of agents and of the insurer, in the language of who wrote them. */
export const sampleNotes: readonly SampleNote[] = [
  {
    number: 101,
    by: 'c-2001',
    ago: 2,
    text: 'La cliente demande que tout lui soit envoyé en français.\nRappeler avant le départ.',
  },
  { number: 102, by: 'c-2001', ago: 12, text: 'Prolongé de trois jours à la demande de Mme Bélanger.' },
  { number: 102, by: 'd-1001', ago: 11, text: 'Extension checked, premium paid by the same card.' },
  { number: 102, position: 1, by: 'c-2003', ago: 10, text: 'Numéro de téléphone confirmé.' },
  { number: 104, by: 'd-1002', ago: 68, text: 'Annulée avant la fin de la période d’examen, remboursée.' },
  { number: 106, by: 'c-2004', ago: 60, text: 'Travels to Florida every second month.' },
  { number: 108, by: 'c-2009', ago: 5, text: 'Son travels on his own passport.' },
  { number: 110, by: 'c-2009', ago: 25, text: 'Course was called off; refunded to the card.' },
  { number: 112, by: 'd-1002', ago: 8, text: 'M. Lemieux préfère être joint le soir.' },
];

/** How confirmations went: one that came back and was sent to another address, one that was sent again after a change. */
export const sampleDeliveries: readonly SampleDelivery[] = [
  { number: 101, ago: 3, version: 2, template: 'confirmation.issued' },
  { number: 102, ago: 40, version: 2, template: 'confirmation.issued' },
  { number: 102, ago: 12, version: 3, template: 'confirmation.issued', sentBy: 'c-2001' },
  { number: 103, ago: 20, version: 2, template: 'confirmation.issued', status: 'BOUNCED' },
  {
    number: 103,
    ago: 19,
    version: 2,
    template: 'confirmation.issued',
    to: 'noemie.gagnon@example.com',
    sentBy: 'c-2013',
  },
  { number: 104, ago: 75, version: 2, template: 'confirmation.issued' },
  { number: 104, ago: 68, version: 3, template: 'confirmation.stands', sentBy: 'd-1002' },
  { number: 106, ago: 120, version: 2, template: 'confirmation.issued' },
  { number: 107, ago: 400, version: 2, template: 'confirmation.issued' },
  { number: 108, ago: 6, version: 2, template: 'confirmation.issued' },
  { number: 109, ago: 15, version: 2, template: 'confirmation.issued' },
  { number: 110, ago: 30, version: 2, template: 'confirmation.issued' },
  { number: 111, ago: 50, version: 2, template: 'confirmation.issued' },
  { number: 111, ago: 49, version: 2, template: 'confirmation.issued', lang: 'FR', sentBy: 'c-2007' },
  { number: 112, ago: 9, version: 2, template: 'confirmation.issued' },
];
