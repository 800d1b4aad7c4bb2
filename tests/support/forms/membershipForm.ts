import { isIsoDate } from '#domain/calendar.ts';
import { defineForm } from '#domain/forms/defineForm.ts';
import type { ValuesIn } from '#domain/forms/form.types.ts';
import { choice, choices, date, parts, text, tick } from '#domain/forms/kinds.ts';

type MembershipProblem =
  | 'required'
  | 'tooLong'
  | 'codeInvalid'
  | 'dateInvalid'
  | 'endsBeforeStart'
  | 'consentMissing'
  | 'twoOnly';

/** A form with every kind of field, and rows. */
export const membershipForm = defineForm<{ mayDate: boolean }, MembershipProblem>()(
  {
    plan: {
      is: choice(['SINGLE', 'SHARED'], 'SINGLE'),
      judge: (plan, { form }) => (plan === 'SHARED' && form.members.length > 2 ? 'twoOnly' : null),
      alsoSets: ({ form }) => (form.plan === 'SINGLE' ? { code: '' } : {}),
    },
    code: {
      is: text({
        longest: 5,
        pattern: /^[A-Z]+$/,
        malformed: 'codeInvalid',
        taken: (typed) => typed.toUpperCase(),
      }),
      required: ({ form }) => form.plan === 'SHARED',
      wire: 'membershipCode',
    },
    province: { is: choice(['ON', 'QC']), required: true },
    start: {
      is: date({ malformed: 'dateInvalid', earliest: '1990-01-01' }),
      asked: ({ facts }) => facts.mayDate,
    },
    end: {
      is: date({ malformed: 'dateInvalid' }),
      judge: (day, { form }) => (isIsoDate(form.start) && day < form.start ? 'endsBeforeStart' : null),
    },
    consent: { is: tick('consentMissing'), required: true },
    newsletter: { is: tick() },
    places: { is: choices(['NORTH', 'SOUTH', 'WEST']) },
  },
  {
    list: 'members',
    id: 'memberId',
    stand: 'last',
    fields: {
      name: { is: text({ longest: 10 }), required: true },
      same: { is: tick(), alsoSets: () => ({ name: '' }) },
      born: {
        is: parts(['day', 'year'], (_, typed) => typed.replace(/\D/g, '')),
        required: ({ isFirst }) => isFirst,
      },
    },
  },
);
export type MembershipForm = ValuesIn<typeof membershipForm>;

export const member = (memberId: string, name = 'Marie') => ({
  memberId,
  name,
  same: false,
  day: '',
  year: '',
});

/** A form in which nothing is wrong. */
export const membership = (changes: Partial<MembershipForm> = {}): MembershipForm => ({
  ...membershipForm.empty,
  province: 'QC',
  consent: true,
  members: [{ ...member('m-1'), day: '4', year: '1986' }, member('m-2')],
  ...changes,
});
